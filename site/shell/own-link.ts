/** The link to a page of ours that an event happened on. */
export const ownLinkOf = ({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
