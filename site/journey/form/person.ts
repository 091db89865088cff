import { oneLine } from '#site/ui/one-line.ts'
import type { Problems } from '#site/ui/problems.ts'
import { tooLong } from '#site/ui/too-long.ts'
import { PHONE_PROBLEM, readPhone } from '#widgets/domain/phone.ts'

/** The limit that the database checks too. */
const NAME_MAX_LENGTH = 120

export interface Person {
  full_name: string
  /** E.164 */
  phone: string
  consent_version: string
}

/** Name, phone and consent as typed: the values to send, or a sentence for each field that needs attention. */
export function readPerson(data: FormData): { person: Person; problems: Problems } {
  const full_name = oneLine(data.get('full_name'))
  const phone = readPhone(String(data.get('phone') ?? ''))
  const consent_version = String(data.get('consent') ?? '')
  return {
    person: { full_name, phone: phone.ok ? phone.e164 : '', consent_version },
    problems: {
      ...nameProblem(full_name, 'Enter your name, so that we know who to ask for.'),
      ...(phone.ok ? {} : { phone: PHONE_PROBLEM[phone.problem] }),
      ...(consent_version ? {} : { consent: 'Tick the box so that we may call you about this.' }),
    },
  }
}

/** What is wrong with a name: it is too long, or `missing`. */
export function nameProblem(full_name: string, missing: string): { full_name?: string } {
  if (!full_name) return { full_name: missing }
  const long = tooLong('your name', full_name, NAME_MAX_LENGTH)
  return long ? { full_name: long } : {}
}
