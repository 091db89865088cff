import type { Answer, Refusal } from '#widgets/kit/backend/ask.ts'

/** What is said for each refusal. */
export const REFUSAL: Record<Refusal, string> = {
  'not-allowed': 'You do not have access to this, or no longer do. Try signing in again.',
  'slot-taken': 'That time has just been taken. Choose another one.',
  'already-there': 'This already exists.',
  invalid: 'One of the values cannot be saved. Check what you entered.',
  'too-many': 'There were too many requests from your connection this hour. Try again in an hour, or call us.',
  'took-too-long': 'That took longer than the database allows. Nothing was changed.',
  unreachable:
    'We could not be reached just now: your device may be offline. What you typed is still here: try again in a moment.',
}

export type Failed = Extract<Answer<unknown>, { ok: false }>

/** Why a question or a press came to nothing. Nothing was typed for it, so nothing is said about typed text. */
export const whyFailed = (answer: Failed) =>
  answer.refusal === 'unreachable'
    ? 'We could not be reached just now: your device may be offline. Try again in a moment.'
    : sentenceOf(answer)

/** The same after something was typed, which is still there. */
export const sentenceOf = ({ refusal, detail }: Failed) =>
  refusal === 'invalid' ? `${REFUSAL.invalid} (${detail})` : REFUSAL[refusal]
