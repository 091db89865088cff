/** Asks for script files ahead, all at once: each would otherwise be found in another, a round trip later. */
export function askFor(files: readonly string[]): void {
  for (const file of files) {
    const href = `/${file}`
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}
