/**
 * Classes for what a page shows until it is known who is here. Pages are prerendered with both; `data-somebody` at the
 * root decides which one shows, so that nobody sees what is not for them before React starts. Before the first script
 * has looked (`data-known`), neither shows: see `until-known.css`.
 */
export const UNTIL_KNOWN = {
  /** For visitors with no session in this browser. */
  nobody: 'until-known in-data-somebody:hidden',
  /** For visitors who may be signed in. */
  somebody: 'not-in-data-somebody:hidden',
}
