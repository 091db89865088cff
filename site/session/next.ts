/**
 * Where to go after signing in: `next` only where it resolves to our own origin, else nowhere.
 * A path that starts with two slashes would leave the origin once it is pushed.
 */
export function safeNext(next: string | null, origin: string): string | undefined {
  if (!next || !URL.canParse(next, origin)) return undefined
  const target = new URL(next, origin)
  if (target.origin !== origin || target.pathname.startsWith('//') || target.pathname === '/auth') return undefined
  return target.pathname + target.search + target.hash
}
