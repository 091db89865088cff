import type { Wording } from './consent.ts'

/**
 * What subscribers agree to, oldest first. In a file of its own, because every page has the newsletter's form.
 * Rows do not name a version. With a second wording they would have to: the day of a row does not tell which one was
 * shown, because pages that pin a version of the widgets go on showing its words.
 */
export const NEWSLETTER_WORDINGS = [
  {
    kind: 'email',
    version: '2026-11-21',
    text: 'Send me the newsletter. Every issue has a link that ends it at once.',
  },
] as const satisfies readonly Wording[]
