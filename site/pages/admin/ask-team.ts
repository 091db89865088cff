import { checkAdmin, sessionNow } from '#site/session/store.ts'
import { type Answer, ask } from '#widgets/kit/backend/ask.ts'

/**
 * Asks as an administrator. Where nothing comes back it may be because the right was taken away meanwhile:
 * then the page learns of it, and closes. Rows that they may no longer read are not gone, and nobody changed them.
 */
export const askTeam: typeof ask = async question => {
  const answer = await ask(question)
  if (answer.ok ? !isNothing(answer.data) : answer.refusal !== 'not-allowed') return answer

  await checkAdmin()
  return answer.ok && !sessionNow().isAdmin ? { ok: false, refusal: 'not-allowed', detail: '' } : answer
}

const isNothing = (data: unknown) => Array.isArray(data) && data.length === 0

export type { Answer }
