/**
 * Takes a visitor from somebody else's page to the site. Some editors put pasted code into a frame, and the site may
 * not be framed: the whole page goes there or, if the frame may not do that, a new tab.
 */
export function go({ href }: { href: string }): void {
  try {
    // With three texts it is `window.open`, which a page may have hidden behind a variable of its own.
    if (document.open(href, '_top', '')) return
  } catch {
    // some browsers throw, others return nothing
  }
  open(href)
}
