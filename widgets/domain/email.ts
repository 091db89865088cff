/** As the specification has it, on the input and in the check. */
export const EMAIL_MAX_LENGTH = 255

export const INVALID_EMAIL = 'Invalid email address'

export type EmailReading = { ok: true; email: string } | { ok: false; problem: typeof INVALID_EMAIL }

// Deliberately loose: a mailbox either answers or it does not. The same shape that the database checks.
const SHAPE = /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}.]+$/u

/** Reads an address as typed: trimmed, the case kept (the database compares it in lower case). */
export function readEmail(typed: string): EmailReading {
  const email = typed.trim()
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const good =
    email.length <= EMAIL_MAX_LENGTH && SHAPE.test(email) && !domain.startsWith('.') && !domain.includes('..')
  return good ? { ok: true, email } : { ok: false, problem: INVALID_EMAIL }
}
