/**
 * Leads a visitor of somebody else's page on. Some editors put what is pasted into a frame, and the site lets nobody
 * frame it: the whole page goes there, or, where the frame may not do that, a tab of its own.
 */
export function go({ href }: { href: string }): void {
  try {
    if (open(href, '_top')) return
  } catch {
    // some browsers say so, others answer with nothing
  }
  open(href)
}
