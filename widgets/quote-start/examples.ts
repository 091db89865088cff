import type { QuoteStartProps } from './quote-start.tsx'

/** Named once; the docs, the stories and the checks for accessibility all read them. */
export const examples: Record<string, QuoteStartProps> = {
  'nothing chosen yet': {},
  'family in Queensland': { coverFor: 'families', state: 'QLD' },
  'on a partner’s page': { partner: 'demo', baseUrl: 'http://127.0.0.1:4173', heading: 'Find your cover' },
  'a long heading': { heading: 'Compare electroencephalography cover for everybody in your household, in every state' },
  'without a heading': { heading: '' },
}
