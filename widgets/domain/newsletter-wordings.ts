import type { Wording } from './consent.ts'

/**
 * What subscribers agree to, oldest first. Apart from the others, because every page brings the newsletter's form.
 * No row names a version, and a second wording would need that: the day of a row would not tell which was shown,
 * because pages that pin a version of the widgets go on showing the words of then.
 */
export const NEWSLETTER_WORDINGS = [
  {
    kind: 'email',
    version: '2026-11-21',
    text: 'Send me the newsletter. Every issue has a link that ends it at once.',
  },
] as const satisfies readonly Wording[]
