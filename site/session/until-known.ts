/**
 * Classes for what stands on a page until it is known who is here. Pages are prerendered with both; which one shows is
 * told by `data-somebody` at the root, so that nobody sees what is not for them before React is there. Before the first
 * script has looked (`data-known`), neither does: see `shell.css`.
 */
export const UNTIL_KNOWN = {
  /** For whoever has no session in this browser. */
  nobody: 'until-known in-data-somebody:hidden',
  /** For whoever may be signed in. */
  somebody: 'not-in-data-somebody:hidden',
}
