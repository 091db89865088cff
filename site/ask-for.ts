/** Requests scripts ahead of need, each once, that would otherwise be found inside others. */
export function askFor(hrefs: readonly string[]): void {
  for (const href of hrefs) {
    if (document.head.querySelector(`link[rel=modulepreload][href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
