import type { PhoneLinkProps } from './phone-link.tsx'

/** Named once; the docs, the stories and the checks for accessibility all read them. */
export const examples: Record<string, PhoneLinkProps> = {
  'the office’s number': {},
  'a number that is empty': { number: '' },
  'a number of the partner’s choice': { number: '1800 975 711', sourcePage: 'partner-sidebar' },
}
