/**
 * Texts that are kept under a name. Storage may be full or forbidden: what it does not take lives as long as the
 * document, and there it comes ahead of whatever storage still holds. What storage takes is read from storage alone,
 * where another tab may have changed it.
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

  /** False where it will be gone with the document. */
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

  /** Of the whole storage, in one reading. */
  const entries = (): [key: string, text: string][] => {
    try {
      return Object.entries<string>(storage())
    } catch {
      return []
    }
  }

  return { read, write, forget, entries }
}

/** For as long as the tab lives. */
export const inTab = kept(() => sessionStorage)

/** Until it is forgotten, and for every tab. */
export const onDevice = kept(() => localStorage)

/** What was kept as JSON; undefined where it is none, or nothing. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
