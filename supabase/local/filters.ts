const COMPARED = /^((?:not\.)?(?:eq|neq|gte?|lte?)\.)(.*)$/s
const LISTED = /^((?:not\.)?in\.\()(.*)\)$/s
const ELEMENT = /"(?:\\.|[^"\\])*"|[^,]+/gs

/**
 * The address of a request with its filters as lite 0.10.0 needs them: it reads a bare "+61491570006", "1e5", "true" or
 * "null" as a number, a yes or nothing, where PostgREST lets the column decide. It leaves values in quotes alone.
 */
export function withLiteralFilters(address: string): string {
  const url = new URL(address)
  if (!/^\/rest\/v1\/[^/]+$/.test(url.pathname)) return address
  const filters = [...url.searchParams].map(([column, filter]) => [column, literal(filter)])
  url.search = new URLSearchParams(filters).toString()
  return url.href
}

const literal = (filter: string) =>
  filter
    .replace(COMPARED, (_, how: string, value: string) => how + inQuotes(value))
    .replace(LISTED, (_, how: string, list: string) => `${how}${list.replace(ELEMENT, listed)})`)

/** An array, such as {a,b}, stays as it is: lite has a type of its own for it. */
const inQuotes = (value: string) => (/^\{.*\}$/s.test(value) ? value : `"${value}"`)

const listed = (element: string) =>
  element.startsWith('"') ? element : inQuotes(element.replace(/["\\]/g, character => `\\${character}`))
