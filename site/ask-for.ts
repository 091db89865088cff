/** Requests files ahead of need, each once: scripts that would otherwise be found inside others, or a linked page. */
export function askFor(rel: 'modulepreload' | 'prefetch', hrefs: readonly string[]): void {
  for (const href of hrefs) {
    if (document.head.querySelector(`link[rel=${rel}][href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    document.head.append(link)
  }
}
