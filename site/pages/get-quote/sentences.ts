import type { Sentences } from '#site/journey/outcome.tsx'

export const SENTENCES: Sentences = {
  waiting:
    'This could not be sent just now. Your request is saved on this device for up to 24 hours and will be sent automatically once the connection is back and one of our pages is open. You do not need to send it again.',
  refused: 'We could not accept this request. What you typed is still here: check it and send it again.',
}
