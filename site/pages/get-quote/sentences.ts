import type { Sentences } from '#site/journey/sending/outcome.tsx'
import { notSent } from '#site/journey/sending/saved.ts'

export const SENTENCES: Sentences = {
  waiting: () => `${notSent('Your request')} You do not need to send it again.`,
  refused: 'We could not accept this request. What you typed is still here: check it and send it again.',
}
