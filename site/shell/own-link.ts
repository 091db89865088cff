/** The link to a page of ours that an event happened on. */
export const ownLinkOf = ({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** None that opens another tab or window, or that somebody has answered already. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | `${'meta' | 'ctrl' | 'shift' | 'alt'}Key`>,
) => !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * To where one signs in, and from there back to here, with what one told on this page. What stands behind the "#" stays
 * there: a query goes to the host, with the next reload or as a file's referrer.
 */
export const signInFrom = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  `/auth?next=${encodeURIComponent(pathname + search)}${hash}`
