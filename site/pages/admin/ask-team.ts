import { checkAdmin } from '#site/session/store.ts'
import { type Answer, ask } from '#widgets/kit/backend/ask.ts'

/**
 * Asks as an administrator. Where nothing comes back it may be because the right was taken away meanwhile:
 * then the page learns of it, and closes.
 */
export const askTeam: typeof ask = async question => {
  const answer = await ask(question)
  if (answer.ok ? isNothing(answer.data) : answer.refusal === 'not-allowed') await checkAdmin()
  return answer
}

const isNothing = (data: unknown) => Array.isArray(data) && data.length === 0

export type { Answer }
