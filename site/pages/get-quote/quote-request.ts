import { broughtBy } from '#site/journey/answers/came-from.ts'
import { type ChosenPolicy, isFor } from '#site/journey/answers/chosen.ts'
import { TWO_NEEDED } from '#site/journey/answers/hints.ts'
import { readPerson } from '#site/journey/form/person.ts'
import { trapped } from '#site/journey/form/trapped.ts'
import { oneLine } from '#site/ui/one-line.ts'
import type { Problems } from '#site/ui/problems.ts'
import { emailProblem } from '#site/ui/too-long.ts'
import { type Answers, forThisCover, forThisHousehold, type SentAnswer } from '#widgets/domain/answers.ts'
import { CALLING_HOURS } from '#widgets/domain/calling-hours.ts'
import { currentWording } from '#widgets/domain/consent.ts'
import { isCoverFor } from '#widgets/domain/cover-for.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { isState } from '#widgets/domain/states.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'

/**
 * Within the calling hours where the visitor is. The first choice applies to people who choose nothing: our
 * office opens before nine in some states' time, in winter in every one, and at half past six in Perth's.
 */
export const BEST_TIMES = [
  `Office hours from ${CALLING_HOURS.from} am my time`,
  `Morning, ${CALLING_HOURS.from} am to noon`,
  'Afternoon, noon to 5 pm',
  `Evening, 5 to ${CALLING_HOURS.until - 12} pm`,
]

/** Sent with the health answers: the wording the visitor agreed to when they let them leave the browser. */
export const HEALTH_WORDING = currentWording('health')

/**
 * What ticking the box means: this wording, for these answers. With other answers it is a different tick, and without
 * any there is nothing to tick.
 */
export function healthTick(answers: Answers): string | undefined {
  const { treatments = [], services = [] } = forThisCover(answers)
  const ticked = [...treatments, ...services]
  return ticked.length ? [HEALTH_WORDING.version, ...ticked].join(' ') : undefined
}

interface Known {
  answers: Answers
  chosen: readonly ChosenPolicy[]
  /** The origin of the page that named the partner. */
  cameFrom?: string | undefined
}

/** There is a row once there is no problem. */
type Read = { row?: Filled<'quote_requests'>; problems: Problems }

/** The form as a row, or a sentence for each field that needs attention. */
export function readRequest(data: FormData, { answers, chosen, cameFrom }: Known): Read {
  const { person, problems: personal } = readPerson(data)
  // In the order of the fields: the list at the top of the form is read, and gone through, from its first line.
  const { consent, ...nameAndPhone } = personal
  const coverFor = data.get('coverFor')
  const state = data.get('postcode')
  const typedEmail = oneLine(data.get('email'))
  const email = readEmail(typedEmail)
  const problems: Problems = {
    ...(isCoverFor(coverFor) ? {} : { coverFor: TWO_NEEDED.coverFor }),
    ...(isState(state) ? {} : { postcode: TWO_NEEDED.postcode }),
    ...nameAndPhone,
    ...(typedEmail === '' || email.ok
      ? {}
      : { email: emailProblem(typedEmail, `${email.problem}. Correct it, or leave it empty.`) }),
    ...(consent ? { consent } : {}),
  }
  if (!isCoverFor(coverFor) || !isState(state) || Object.keys(problems).length > 0) return { problems }
  return {
    problems,
    row: {
      cover_for: coverFor,
      state,
      answers: answersToSend({ ...answers, coverFor }, data.get('health') === healthTick(answers)),
      chosen_policies: chosen.filter(isFor({ coverFor, state })).map(({ pricedBy: _, ...policy }) => policy),
      ...person,
      ...(email.ok ? { email: email.email.toLowerCase() } : {}),
      best_time: oneLine(data.get('best_time')),
      ...broughtBy(answers.partner, cameFrom),
      ...trapped(data),
    },
  }
}

/** The form's own fields have columns of their own; treatments and services are sent only if the visitor says so. */
function answersToSend(all: Answers, withHealth: boolean): Record<string, string | number | string[]> {
  const answers = forThisCover(forThisHousehold(all))
  const { coverType, priceWeight, mostExcess, ages, children, income, history, loading } = answers
  const { partnerHistory, monthsHeld, currentPolicy, discount } = answers
  const { treatments, services }: Answers = withHealth ? answers : {}
  const told: Record<SentAnswer, string | number | readonly string[] | undefined> = {
    coverType,
    priceWeight,
    mostExcess,
    ages: ages?.join(', '),
    children,
    income,
    history,
    partnerHistory,
    loading,
    monthsHeld,
    currentPolicy,
    discount,
    treatments,
    services,
    healthWording: treatments || services ? HEALTH_WORDING.version : undefined,
  }
  return Object.fromEntries(
    Object.entries(told).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, Array.isArray(value) ? [...value] : (value as string | number)]],
    ),
  )
}
