import { type Answer, REFUSAL } from '#widgets/kit/backend/ask.ts'

type Failed = Extract<Answer<unknown>, { ok: false }>

/** Why a question or a press came to nothing. Nothing was typed for it, so nothing is said about typed text. */
export const whyFailed = (answer: Failed) =>
  answer.refusal === 'unreachable'
    ? 'We could not be reached just now: your device may be offline. Try again in a moment.'
    : sentenceOf(answer)

export const sentenceOf = ({ refusal, detail }: Failed) =>
  refusal === 'invalid' ? `${REFUSAL.invalid} (${detail})` : REFUSAL[refusal]
