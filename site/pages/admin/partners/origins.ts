/** The limit that the database checks too. */
const MOST = 20
/** The database's rule for each origin: no full stop after the name, no underscore in it, no IPv6. */
const SHAPE = /^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/

type Origins = { ok: true; origins: string[] } | { ok: false; problem: string }

/** Reads origins as typed, one per line: https, or http on this machine; without a path. */
export function readOrigins(typed: string): Origins {
  const lines = typed.split(/[\s,]+/).filter(Boolean)
  if (lines.length > MOST) return { ok: false, problem: `Enter at most ${MOST} origins.` }
  const origins: string[] = []
  for (const line of lines) {
    const url = URL.canParse(line) ? new URL(line) : undefined
    if (!url || !SHAPE.test(url.origin) || url.pathname !== '/' || url.search || url.hash)
      return { ok: false, problem: `“${line}” is not an origin. Write it as https://www.example.com, without a path.` }
    origins.push(url.origin)
  }
  return { ok: true, origins: [...new Set(origins)] }
}
