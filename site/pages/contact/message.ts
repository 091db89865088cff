import { nameProblem } from '#site/journey/form/person.ts'
import { trapped } from '#site/journey/form/trapped.ts'
import type { Sentences } from '#site/journey/sending/outcome.tsx'
import { notSent } from '#site/journey/sending/saved.ts'
import { DELETE_ACCOUNT } from '#site/session/delete-account.ts'
import { oneLine } from '#site/ui/one-line.ts'
import type { Problems } from '#site/ui/problems.ts'
import { emailProblem, tooLong } from '#site/ui/too-long.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { CONTACT_NOTICE } from '#widgets/domain/notices.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'

export const TOPICS = [
  'A question about cover',
  'My quote or my call',
  'Privacy and my data',
  DELETE_ACCOUNT,
  'A complaint',
  'Partners and press',
  'Something else',
] as const

/** The limit that the database checks too. */
const MESSAGE_MAX_LENGTH = 4000

type Row = Filled<'contact_messages'>

/** The form as a row, or a sentence for each field that needs attention. */
export function readMessage(data: FormData): { row?: Row; problems: Problems } {
  const full_name = oneLine(data.get('full_name'))
  const typedEmail = oneLine(data.get('email'))
  const email = readEmail(typedEmail)
  const message = severalLines(data.get('message'))
  const unclear = problemOf(message)
  const problems: Problems = {
    ...nameProblem(full_name, 'Enter your name, so that we know who to reply to.'),
    ...(email.ok ? {} : { email: emailProblem(typedEmail) }),
    ...(unclear ? { message: unclear } : {}),
  }
  if (!email.ok || Object.keys(problems).length > 0) return { problems }
  return {
    problems,
    row: {
      full_name,
      email: email.email.toLowerCase(),
      topic: oneLine(data.get('topic')),
      message,
      consent_version: CONTACT_NOTICE.version,
      ...trapped(data),
    },
  }
}

/** As typed, with every line break made a plain one and without what the database refuses: pasted text has both. */
const severalLines = (typed: unknown): string =>
  String(typed ?? '')
    .replace(/\r\n|[\r\v\f\x85\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim()

function problemOf(message: string): string | undefined {
  if (!oneLine(message)) return 'Enter your message.'
  const long = tooLong('your message', message, MESSAGE_MAX_LENGTH)
  return long && `${long} Or send the rest in a second message.`
}

export const SENTENCES: Sentences = {
  waiting: () => `${notSent('Your message')} You do not need to send it again.`,
  refused: 'We could not accept this message. What you typed is still here: check it and send it again, or call us.',
}
