import type { Problems } from '#site/ui/problems.ts'
import { emailProblem } from '#site/ui/too-long.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { plainDigits } from '#widgets/domain/number.ts'
import { PHONE_PROBLEM, readPhone, takesSms } from '#widgets/domain/phone.ts'

/** In the auth service's own words. */
export const MISSING = 'You must provide either an email or phone number and a password'
const LANDLINE = 'We send codes by SMS: enter a mobile number that starts with 04.'
export const CODE_SHAPE = 'The code has eight digits.'
/** The service decides; this is what it asks for. */
export const PASSWORD_HINT = 'At least 8 characters.'

interface CredentialsReading {
  row?: { email: string; password: string }
  problems: Problems<'email' | 'password'>
}

/** An email address and a password as typed, or a sentence for each that needs attention. */
export function readCredentials(email: string, password: string): CredentialsReading {
  if (!email.trim()) return { problems: { email: MISSING } }
  const read = readEmail(email)
  if (!read.ok) return { problems: { email: emailProblem(email) } }
  return password ? { row: { email: read.email, password }, problems: {} } : { problems: { password: MISSING } }
}

type MobileReading = { ok: true; e164: string } | { ok: false; problem: string }

/** A number that a code can be sent to. */
export function readMobile(typed: string): MobileReading {
  const read = readPhone(typed)
  if (!read.ok) return { ok: false, problem: PHONE_PROBLEM[read.problem] }
  return takesSms(read.e164) ? read : { ok: false, problem: LANDLINE }
}

/** The eight digits of a code as typed or pasted. People often copy the words around it too, and those may hold other digits. */
export function readCode(typed: string): string | undefined {
  const plain = plainDigits(typed)
  // In one piece first: of the number that it came from, such as (02) 5550 1234, two parts look like a code, too.
  const found = /(?<!\d)\d{8}(?!\d)/.exec(plain) ?? /(?<!\d)\d{4}\s?\d{4}(?!\d)/.exec(plain)
  const code = (found?.[0] ?? plain).replace(/\D/g, '')
  return /^\d{8}$/.test(code) ? code : undefined
}
