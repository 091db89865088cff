/** The element that the fragment of an address names ("#" included); one that cannot be read names none. */
export function addressed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
