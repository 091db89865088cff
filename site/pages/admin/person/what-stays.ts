import { phoneLabel } from '#widgets/domain/phone.ts'
import type { Answer } from '#widgets/kit/backend/ask.ts'
import { askTeam } from '../ask-team.ts'

/** The person whose data is exported or erased, as the database's functions take them. */
export interface Who {
  p_email?: string
  /** E.164 */
  p_phone?: string
}

/**
 * What an erasure leaves because it may belong to somebody else, in sentences; '' if there is nothing of that kind.
 * Anybody can enter another's number or address in a request.
 */
export async function whatStays(who: Who): Promise<Answer<string>> {
  const answer = await askTeam(client => client.rpc('what_stays', who))
  if (!answer.ok) return answer
  const { phones, emails } = answer.data[0]!
  const byPhone = `Calls and other requests under ${phones.map(phoneLabel).join(' and ')}, named in their requests, will be kept unless they were sent while signed in to their account or it has confirmed that number. If it is theirs, enter it too.`
  const byEmail = `The newsletter, messages and other requests under ${emails.join(' and ')}, named in their requests, will be kept unless their account has confirmed that address; requests sent while signed in to it are erased. If it is theirs, enter it too.`
  return { ok: true, data: [phones.length > 0 && byPhone, emails.length > 0 && byEmail].filter(Boolean).join(' ') }
}
