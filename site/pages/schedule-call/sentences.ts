import type { Sentences } from '#site/journey/sending/outcome.tsx'
import { notSent } from '#site/journey/sending/saved.ts'

export const SENTENCES: Sentences<'taken' | 'too-many'> = {
  waiting: () => `${notSent('Your booking')} The time is not yours until we confirm it here.`,
  taken: 'Sorry, that time has just been taken. What you typed is still here: choose another time.',
  'too-many': 'This number already has three calls booked. Use the link for one of them to change it, or call us.',
  refused: 'We could not accept this booking. What you typed is still here: check it and send it again.',
}

export const CHANGE_SENTENCES: Sentences<'taken' | 'gone'> = {
  waiting: () => `${notSent('Your change')} Until we confirm it here, your call may not have changed.`,
  taken: 'Sorry, that time has just been taken. Your call has not changed: choose another time.',
  gone: 'This call can no longer be changed: it has been cancelled, or its time has passed.',
  refused: 'We could not accept this change. Your call has not changed.',
}
