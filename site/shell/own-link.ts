/** The link to a page of ours that an event happened on. */
export const ownLinkOf = ({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null

/** A click that opens no other tab or window, and that nothing has handled already. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'defaultPrevented' | 'button' | `${'meta' | 'ctrl' | 'shift' | 'alt'}Key`>,
) => !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/**
 * The way to sign in and from there back to here, with the answers given on this page. What is behind the "#" stays
 * there: a query is sent to the host, with the next reload or as a file's referrer.
 */
export const signInFrom = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  `/auth?next=${encodeURIComponent(pathname + search)}${hash}`
