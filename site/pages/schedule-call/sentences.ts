import type { Sentences } from '#site/journey/outcome.tsx'

export const SENTENCES: Sentences<'taken' | 'too-many'> = {
  waiting:
    'This could not be sent just now. Your booking is kept on this device and goes out by itself as soon as we can be reached, for up to 24 hours. The time is yours only once we say so here.',
  taken: 'Sorry, this time has just been taken. What you typed is still here; choose another time.',
  'too-many': 'Three calls are booked for this number already. Change one of them by its link, or call us.',
  refused: 'We could not take this booking. What you typed is still here: check it and send it again.',
}

export const CHANGE_SENTENCES: Sentences<'taken' | 'gone'> = {
  waiting:
    'This could not be sent just now. Your change is kept on this device and goes out by itself as soon as we can be reached, for up to 24 hours. Until we say so here, the call stays as it was.',
  taken: 'Sorry, that time has just been taken. Your call stays as it was; choose another time.',
  gone: 'This call can no longer be changed: it is cancelled, or its time has come.',
  refused: 'We could not make this change. Your call stays as it was.',
}
