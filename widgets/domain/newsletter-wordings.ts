import type { Wording } from './consent.ts'

/** What subscribers agree to, oldest first. Apart from the others, because every page brings the newsletter's form. */
export const NEWSLETTER_WORDINGS = [
  {
    kind: 'email',
    version: '2026-11-21',
    text: 'Send me the newsletter. Every issue has a link that ends it at once.',
  },
] as const satisfies readonly Wording[]
