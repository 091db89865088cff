import { type Answer, REFUSAL } from '#widgets/kit/backend/ask.ts'

type Failed = Extract<Answer<unknown>, { ok: false }>

/** Why nothing came of a question or a press. Nothing was typed for it, so nothing is said of that. */
export const whyFailed = (answer: Failed) =>
  answer.refusal === 'unreachable'
    ? 'We could not be reached just now: your device may be offline. Try again in a moment.'
    : sentenceOf(answer)

export const sentenceOf = ({ refusal, detail }: Failed) =>
  refusal === 'invalid' ? `${REFUSAL.invalid} (${detail})` : REFUSAL[refusal]
