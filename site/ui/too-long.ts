import { EMAIL_MAX_LENGTH, INVALID_EMAIL, tidyEmail } from '#widgets/domain/email.ts'
import { countLabel } from '#widgets/domain/number.ts'

/** Says if a text is longer than the database takes. Fields take any length: otherwise pasted text is cut without a word. */
export const tooLong = (what: string, text: string, most: number): string | undefined =>
  text.length > most
    ? `Shorten ${what} to ${countLabel(most)} characters: it has ${countLabel(text.length)}.`
    : undefined

/** What is wrong with an address that cannot be read, or that is needed but missing. */
export function emailProblem(typed: string, otherwise: string = INVALID_EMAIL): string {
  const email = tidyEmail(typed)
  if (!email) return 'Enter your email address.'
  return tooLong('your email address', email, EMAIL_MAX_LENGTH) ?? otherwise
}
