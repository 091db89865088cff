import { phoneLabel } from '#widgets/domain/phone.ts'
import { type Answer, askTeam } from '../ask-team.ts'

/** Whose data is given out or erased, as the database's functions take it. */
export interface Who {
  p_email?: string
  /** E.164 */
  p_phone?: string
}

/**
 * Which numbers that somebody's requests name, beside the one that was entered, have calls: a sentence, or nothing.
 * Their calls stay, since anybody can enter another's number in a request.
 */
export async function callsThatStay({ p_email, p_phone }: Who): Promise<Answer<string>> {
  if (!p_email) return { ok: true, data: '' }
  const requests = await askTeam<{ phone: string }[]>(client =>
    client.from('quote_requests').select('phone').eq('email', p_email),
  )
  if (!requests.ok) return requests
  const numbers = new Set(requests.data.map(({ phone }) => phone).filter(phone => phone !== p_phone))
  const named: string[] = []
  for (const number of numbers) {
    const calls = await askTeam<{ phone: string }[]>(client =>
      // Compared with "eq", the embedded backend takes "+61…" for a number and finds nothing.
      client.from('call_bookings').select('phone').like('phone', number.replace('+', '_')).limit(1),
    )
    if (!calls.ok) return calls
    if (calls.data.length > 0) named.push(phoneLabel(number))
  }
  const sentence = `Calls under ${named.join(' and ')}, which their requests name, stay: if the number is theirs, enter it too.`
  return { ok: true, data: named.length > 0 ? sentence : '' }
}
