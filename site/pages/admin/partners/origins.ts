/** The limit that the database checks too. */
const MOST = 20

type Origins = { ok: true; origins: string[] } | { ok: false; problem: string }

/** Reads origins as typed, one per line: https, or http on this machine; without a path. */
export function readOrigins(typed: string): Origins {
  const lines = typed.split(/[\s,]+/).filter(Boolean)
  if (lines.length > MOST) return { ok: false, problem: `Enter at most ${MOST} origins.` }
  const origins: string[] = []
  for (const line of lines) {
    const url = URL.canParse(line) ? new URL(line) : undefined
    const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
    if (!url || !(url.protocol === 'https:' || isLocal) || url.pathname !== '/' || url.search || url.hash)
      return { ok: false, problem: `“${line}” is not an origin. Write it as https://www.example.com, without a path.` }
    origins.push(url.origin)
  }
  return { ok: true, origins: [...new Set(origins)] }
}
