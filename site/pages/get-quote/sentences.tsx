import type { Sentences } from '#site/journey/outcome.tsx'

export const SENTENCES: Sentences = {
  waiting:
    'This could not be sent just now. Your request is kept on this device and goes out by itself as soon as we can be reached, for up to 24 hours. You need not send it again.',
  refused: 'We could not take this request. What you typed is still here: check it and send it again.',
}
