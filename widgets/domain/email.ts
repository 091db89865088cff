/** As the specification has it, on the input and in the check. */
export const EMAIL_MAX_LENGTH = 255

export const INVALID_EMAIL = 'Invalid email address'

export type EmailReading = { ok: true; email: string } | { ok: false; problem: typeof INVALID_EMAIL }

// Deliberately loose: a mailbox either answers or it does not. But it is one mailbox and nothing besides, as the database
// checks too: to whoever sends, "Ada <ada@example.com>" and a list are addresses as well.
const SHAPE = /^[^@]+@([^@.]+\.)+[^@.]+$/
const BESIDES = /[\s\p{Cc}()<>,;:"\\]/u

/** As typed or pasted, in plain letters where they are wide, without the space around it and the marks that nobody sees. */
export const tidyEmail = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()

/** Reads an address as typed: tidied, the case kept (the database compares it in lower case). */
export function readEmail(typed: string): EmailReading {
  const email = tidyEmail(typed)
  const good = email.length <= EMAIL_MAX_LENGTH && SHAPE.test(email) && !BESIDES.test(email)
  return good ? { ok: true, email } : { ok: false, problem: INVALID_EMAIL }
}
