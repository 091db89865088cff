/** As the specification has it, on the input and in the check. */
export const EMAIL_MAX_LENGTH = 255

export const INVALID_EMAIL = 'Invalid email address'

type EmailReading = { ok: true; email: string } | { ok: false; problem: typeof INVALID_EMAIL }

// Deliberately loose: a mailbox either answers or it does not. But it has to be exactly one mailbox, as the database
// checks too: a mail server would also accept "Ada <ada@example.com>" or a list. And marks around an address in a
// text, such as quotation marks, are no part of its domain.
const SHAPE = /^[^@]+@([^@.]+\.)+[^@.]+$/
const BESIDES = /[\s\p{Cc}()<>,;:"“”«»\\]|@.*[!#$%&'*+/=?^`{|}~]/u

/**
 * As typed or pasted, without surrounding space and invisible characters, and made plain: full-width letters and full
 * stops, and the apostrophes and hyphens of word processors and pages, which no mailbox has.
 */
export const tidyEmail = (typed: string): string =>
  typed
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .trim()

/** Reads an address as typed: tidied, the case kept (the database compares it in lower case). */
export function readEmail(typed: string): EmailReading {
  const email = tidyEmail(typed)
  const good = email.length <= EMAIL_MAX_LENGTH && SHAPE.test(email) && !BESIDES.test(email)
  return good ? { ok: true, email } : { ok: false, problem: INVALID_EMAIL }
}
