/**
 * Texts kept under a name. Storage may be full or blocked: what it refuses is kept for as long as the document, and
 * is preferred to whatever storage still holds. What storage accepts is read from storage alone, where another tab
 * may have changed it.
 */
const kept = (storage: () => Storage) => {
  const refused = new Map<string, string>()

  const read = (key: string): string | null => {
    try {
      return refused.get(key) ?? storage().getItem(key)
    } catch {
      return null
    }
  }

  /** False if it will be gone with the document. */
  const write = (key: string, text: string): boolean => {
    try {
      storage().setItem(key, text)
      refused.delete(key)
      return true
    } catch {
      refused.set(key, text)
      return false
    }
  }

  const forget = (key: string): void => {
    refused.delete(key)
    try {
      storage().removeItem(key)
    } catch {}
  }

  /** The whole storage, in one reading. */
  const entries = (): [key: string, text: string][] => {
    try {
      return Object.entries<string>(storage())
    } catch {
      return []
    }
  }

  /** Whether all of it is still there once the page is loaded again. */
  const outlivesPage = (): boolean => refused.size === 0

  return { read, write, forget, entries, outlivesPage }
}

/** For as long as the tab lives. */
export const inTab = kept(() => sessionStorage)

/** Until it is forgotten, and for every tab. */
export const onDevice = kept(() => localStorage)

/** What was kept, parsed as JSON; undefined if it is not JSON, or there is nothing. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
