import { plainDigits } from './number.ts'

/** What is wrong with a number, in a word; the sentence for it is in PHONE_PROBLEM. */
export type PhoneProblem = 'missing' | 'not a number' | 'too short' | 'too long' | 'business number' | 'not Australian'

export const PHONE_PROBLEM: Record<PhoneProblem, string> = {
  missing: 'Enter your phone number.',
  'not a number': 'Use digits only, such as 0491 570 156.',
  'too short': 'This number is too short. Australian numbers have ten digits with the area code, such as 02 5550 1234.',
  'too long': 'This number is too long. Australian numbers have ten digits, such as 0491 570 156.',
  'business number': 'Numbers that start with 13, 1300 or 1800 cannot be called back. Enter your own number.',
  'not Australian': 'Enter an Australian number that starts with 02, 03, 04, 07 or 08.',
}

type PhoneReading = { ok: true; e164: string; kind: 'mobile' | 'landline' } | { ok: false; problem: PhoneProblem }

const wrong = (problem: PhoneProblem): PhoneReading => ({ ok: false, problem })

/**
 * Reads a customer's number as people type it in Australia: spaces, hyphens, dots, brackets, `+61`, `0061`
 * or `0`; as links (`tel:`) and address books copy it, with invisible characters; and as it stands in a sentence, with
 * a comma after it or in quotation marks.
 */
export function readPhone(typed: string): PhoneReading {
  const squeezed = plainDigits(typed).replace(/^\s*tel:|[\s\p{Cf}().\-‐-―]|^[\p{P}<]+|[\p{P}>|]+\s*$/giu, '')
  if (squeezed === '') return wrong('missing')
  if (!/^\+?\d+$/.test(squeezed)) return wrong('not a number')
  if (isBusinessNumber(squeezed)) return wrong('business number')

  const national = nationalPart(squeezed)
  if (national === undefined) return wrong('not Australian')
  if (!/^[23478]/.test(national)) return wrong(national.length < 9 ? 'too short' : 'not Australian')
  if (national.length < 9) return wrong('too short')
  if (national.length > 9) return wrong('too long')
  return { ok: true, e164: `+61${national}`, kind: national.startsWith('4') ? 'mobile' : 'landline' }
}

// The nine digits after the country code or the leading 0; "+61 (0)4…" is a common way to write both.
function nationalPart(squeezed: string): string | undefined {
  const abroad = squeezed.match(/^(?:\+|0011|00)(\d*)$/)
  if (abroad) return abroad[1]!.startsWith('61') ? abroad[1]!.slice(2).replace(/^0/, '') : undefined
  if (squeezed.startsWith('0')) return squeezed.slice(1)
  if (/^610?[23478]\d{8}$/.test(squeezed)) return squeezed.slice(-9)
  return squeezed.startsWith('4') ? squeezed : undefined
}

const isBusinessNumber = (squeezed: string) => /^(13\d{4}|1[38]00\d{6})$/.test(squeezed.replace(/^\+61/, ''))

/** E.164 as people read it: '0491 570 156', '(02) 5550 1234'. */
export function phoneLabel(e164: string): string {
  const national = e164.replace(/^\+61/, '0')
  if (!/^0\d{9}$/.test(national)) return e164
  return national.startsWith('04')
    ? national.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : national.replace(/^(\d{2})(\d{4})(\d{4})$/, '($1) $2 $3')
}

/** Only mobiles get SMS. */
export const takesSms = (e164: string): boolean => /^\+614\d{8}$/.test(e164)
