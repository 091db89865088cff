import { phoneLabel } from '#widgets/domain/phone.ts'
import { type Answer, askTeam } from '../ask-team.ts'

/** Whose data is given out or erased, as the database's functions take it. */
export interface Who {
  p_email?: string
  /** E.164 */
  p_phone?: string
}

/**
 * What an erasure leaves because it may be somebody else's, in sentences; '' where there is nothing of that kind.
 * Anybody can enter another's number or address in a request.
 */
export async function whatStays(who: Who): Promise<Answer<string>> {
  const answer = await askTeam(client => client.rpc('what_stays', who))
  if (!answer.ok) return answer
  const { phones, emails } = answer.data[0]!
  const calls = `Calls under ${phones.map(phoneLabel).join(' and ')}, which their requests name, stay, unless their account has confirmed that number: if it is theirs, enter it too.`
  const letters = `The newsletter and messages under ${emails.join(' and ')}, which their requests name, stay, unless their account has confirmed that address: if it is theirs, enter it too.`
  return { ok: true, data: [phones.length > 0 && calls, emails.length > 0 && letters].filter(Boolean).join(' ') }
}
