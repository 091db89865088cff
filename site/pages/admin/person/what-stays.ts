import { phoneLabel } from '#widgets/domain/phone.ts'
import { type Answer, askTeam } from '../ask-team.ts'

/** Whose data is given out or erased, as the database's functions take it. */
export interface Who {
  p_email?: string
  /** E.164 */
  p_phone?: string
}

/** What an erasure leaves because it may be somebody else's, in sentences; '' where there is nothing of that kind. */
export async function whatStays(who: Who): Promise<Answer<string>> {
  const calls = await callsThatStay(who)
  if (!calls.ok) return calls
  const letters = await lettersThatStay(who)
  return letters.ok ? { ok: true, data: [calls.data, letters.data].filter(Boolean).join(' ') } : letters
}

/**
 * Which numbers that somebody's requests name, beside the one that was entered, have calls: a sentence, or nothing.
 * Their calls stay, since anybody can enter another's number in a request.
 */
async function callsThatStay({ p_email, p_phone }: Who): Promise<Answer<string>> {
  if (!p_email) return { ok: true, data: '' }
  const requests = await askTeam<{ phone: string }[]>(client =>
    client.from('quote_requests').select('phone').eq('email', p_email),
  )
  if (!requests.ok) return requests
  const numbers = [...new Set(requests.data.map(({ phone }) => phone).filter(phone => phone !== p_phone))]
  if (numbers.length === 0) return { ok: true, data: '' }
  const calls = await askTeam<{ phone: string }[]>(client =>
    client.from('call_bookings').select('phone').in('phone', numbers),
  )
  if (!calls.ok) return calls
  const called = new Set(calls.data.map(({ phone }) => phone))
  const named = numbers.filter(number => called.has(number)).map(phoneLabel)
  const sentence = `Calls under ${named.join(' and ')}, which their requests name, stay, unless their account has confirmed that number: if it is theirs, enter it too.`
  return { ok: true, data: named.length > 0 ? sentence : '' }
}

/**
 * Which addresses that somebody's requests name, beside the one that was entered, get the newsletter or sent a message.
 * These stay, since anybody can enter another's address in a request.
 */
async function lettersThatStay({ p_email, p_phone }: Who): Promise<Answer<string>> {
  if (!p_phone) return { ok: true, data: '' }
  const requests = await askTeam<{ email: string | null }[]>(client =>
    client.from('quote_requests').select('email').eq('phone', p_phone),
  )
  if (!requests.ok) return requests
  const addresses = [...new Set(requests.data.flatMap(({ email }) => (email && email !== p_email ? [email] : [])))]
  if (addresses.length === 0) return { ok: true, data: '' }
  const found = new Set<string>()
  for (const table of ['newsletter_subscriptions', 'contact_messages'] as const) {
    const rows = await askTeam<{ email: string }[]>(client => client.from(table).select('email').in('email', addresses))
    if (!rows.ok) return rows
    for (const { email } of rows.data) found.add(email)
  }
  const named = addresses.filter(address => found.has(address))
  const sentence = `The newsletter and messages under ${named.join(' and ')}, which their requests name, stay, unless their account has confirmed that address: if it is theirs, enter it too.`
  return { ok: true, data: named.length > 0 ? sentence : '' }
}
