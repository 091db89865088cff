import { createStore, update } from 'idb-keyval'

/** Milliseconds after which a browser's database counts as shut. */
const PATIENCE = 1_000

let device: Promise<string> | undefined

/**
 * A secret of this browser, made once and never sent. Ids are the same for the same content, so that two tabs, a
 * reload or a second try can only ever make one row; this makes them unguessable. If the browser keeps nothing, it
 * lasts as long as the page.
 */
function deviceKey(): Promise<string> {
  device ??= keptOrFresh()
  return device
}

function keptOrFresh(): Promise<string> {
  const fresh = [...crypto.getRandomValues(new Uint8Array(32))].map(hex).join('')
  return Promise.race([kept(fresh).catch(() => fresh), new Promise<string>(shut => setTimeout(shut, PATIENCE, fresh))])
}

// Read and made in one transaction: if two tabs send at once, the second finds the key that the first made.
async function kept(fresh: string): Promise<string> {
  let key = fresh
  const make = (known: string | undefined) => {
    key = known ?? fresh
    return key
  }
  await update('device', make, createStore('hicompare', 'keys'))
  return key
}

/**
 * The id of a submission: the same for the same content on the same occasion in this browser. The usual occasion is
 * the day: the same request tomorrow is a new one.
 */
export const submissionId = (table: string, row: object, occasion: string): Promise<string> =>
  uuidFrom(table, sorted(row), occasion)

/** The unguessable part of the link that shows, moves and cancels a booking. */
export const manageToken = (bookingId: string): Promise<string> => uuidFrom('manage', bookingId)

async function uuidFrom(...parts: string[]): Promise<string> {
  const text = [await deviceKey(), ...parts].join('\n')
  // Only pages without HTTPS lack it; there a random id is the best there is.
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    : crypto.getRandomValues(new Uint8Array(16))
  return asUuid(bytes)
}

/** The first 16 bytes as a version 8 UUID, the version for custom ids (RFC 9562). */
function asUuid(bytes: Uint8Array): string {
  const own = Array.from(bytes.slice(0, 16))
  own[6] = (own[6]! & 0x0f) | 0x80
  own[8] = (own[8]! & 0x3f) | 0x80
  return own
    .map(hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}

/** JSON with its keys in order at every depth. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
