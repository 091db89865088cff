import { checkAdmin, sessionNow } from '#site/session/store.ts'
import { ask } from '#widgets/kit/backend/ask.ts'

/**
 * Asks as an administrator. If nothing comes back, the right may have been taken away in the meantime: then the page
 * learns of it, and closes. Rows that they may no longer read have not been deleted, and nobody changed them.
 */
export const askTeam: typeof ask = async question => {
  const answer = await ask(question)
  if (answer.ok ? !isNothing(answer.data) : answer.refusal !== 'not-allowed') return answer

  await checkAdmin()
  return answer.ok && !sessionNow().isAdmin ? { ok: false, refusal: 'not-allowed', detail: '' } : answer
}

const isNothing = (data: unknown) => Array.isArray(data) && data.length === 0
