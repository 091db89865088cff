import type { Setback } from '#site/journey/outcome.tsx'

export const SENTENCES: Record<Setback, string> = {
  waiting:
    'We could not be reached just now. Your request is kept on this device and goes out by itself as soon as we can be reached, for up to 24 hours. You need not send it again.',
  refused: 'We could not take this request. What you typed is still here: check it and send it again.',
  taken: 'We could not take this request. What you typed is still here: check it and send it again.',
  gone: 'We could not take this request. What you typed is still here: check it and send it again.',
  'too-many': 'We have had several requests for this number. What you typed is still here: try again in an hour.',
}
