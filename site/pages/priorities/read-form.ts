import { OWN_AGE_TOO, TWO_NEEDED } from '#site/journey/answers/hints.ts'
import type { Draft } from '#site/journey/form/draft.ts'
import type { Problems } from '#site/ui/problems.ts'
import { ADULT, type Answers, historyOf, MOST, mayPayLoading, priceWeightOf } from '#widgets/domain/answers.ts'
import { isCoverFor, isForChildren, isForTwo } from '#widgets/domain/cover-for.ts'
import { isCoverType } from '#widgets/domain/cover-types.ts'
import { incomeTierOf } from '#widgets/domain/income-tiers.ts'
import { readWhole, UNIT } from '#widgets/domain/number.ts'
import { isState } from '#widgets/domain/states.ts'
import { asksLoading, asksMonths, asksPartnersHistory } from './questions.ts'
import { statesOf } from './suggest-state.ts'

/**
 * What the form on the priorities page says, as far as it can be read; skipped questions are undefined. If a policy was
 * named elsewhere, the months it has been held are kept when the form does not ask for them.
 */
export function answersIn(data: FormData, { currentPolicy, monthsHeld }: Answers = {}): Answers {
  const one = (name: string) => typedIn(data, name)
  const coverFor = one('coverFor')
  const state = one('postcode')
  const coverType = one('coverType')
  const about: Answers = { coverFor: isCoverFor(coverFor) ? coverFor : undefined, history: historyOf(one('history')) }
  about.partnerHistory = asksPartnersHistory(about) ? historyOf(one('partnerHistory')) : undefined
  about.coverType = isCoverType(coverType) ? coverType : undefined
  about.ages = agesIn(one('age'), isForTwo(about.coverFor) ? one('partnerAge') : '')
  const months = about.history === 'none' ? undefined : whole('monthsHeld', one('monthsHeld'))
  return {
    ...about,
    state: isState(state) ? state : undefined,
    treatments: several(data, 'treatments'),
    services: several(data, 'services'),
    priceWeight: priceWeightOf(one('weight')),
    mostExcess: readWhole(one('excess'), 0, MOST.mostExcess),
    children: isForChildren(about.coverFor) ? whole('dependants', one('dependants')) : undefined,
    income: incomeTierOf(one('income')),
    loading: mayPayLoading(about) ? whole('loading', one('loading')) : undefined,
    monthsHeld: currentPolicy && !asksMonths(about) ? monthsHeld : months,
  }
}

/** A field with nothing but spaces in it is empty. */
const typedIn = (data: FormData, name: string): string => String(data.get(name) ?? '').trim()

/** Whether a partner's age was given without the visitor's own. */
export const isPartnersAlone = (data: FormData): boolean => typedIn(data, 'partnerAge') !== '' && !typedIn(data, 'age')

/** Without what was skipped. */
export const given = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))

/** What stops the form from continuing: the two required answers if missing, and numbers that cannot be read. */
export function problemsIn(data: FormData): Problems {
  const typed = (name: string) => typedIn(data, name)
  const problems: Record<string, string> = {}
  for (const [name, sentence] of Object.entries(TWO_NEEDED)) if (!typed(name)) problems[name] = sentence
  const answers = answersIn(data)
  for (const { name, sentence, asked = () => true } of NUMBERS)
    if (asked(answers) && typed(name) && whole(name, typed(name)) === undefined) problems[name] = sentence
  if (isForTwo(answers.coverFor) && isPartnersAlone(data)) problems.partnerAge ??= OWN_AGE_TOO
  return problems
}

/**
 * Whether what was typed is not an answer: a number that cannot be read, or a postcode that is not in another state.
 * Answers are saved separately, and may have been changed on another page since.
 */
export function isNoAnswer(name: string, text: string, { state, ages }: Answers, draft: Draft = {}): boolean {
  // An answer only together with the visitor's own age.
  if (name === 'partnerAge' && !ages && !draft.age) return true
  if (NUMBERS.some(question => question.name === name)) return whole(name as NumberName, text) === undefined
  const states = statesOf(text)
  return name === 'digits' && (!state || states.length === 0 || states.includes(state))
}

type NumberName = 'age' | 'partnerAge' | 'dependants' | 'loading' | 'monthsHeld'

interface NumberQuestion {
  name: NumberName
  least?: number
  most: number
  unit?: RegExp
  sentence: string
  /** When the question is on the page; what was typed before is left alone. */
  asked?: (answers: Answers) => boolean
}

const NUMBERS: readonly NumberQuestion[] = [
  {
    name: 'age',
    ...ADULT,
    unit: UNIT.years,
    sentence: `Enter your age in whole years, from ${ADULT.least} to ${ADULT.most}, or leave it empty.`,
  },
  {
    name: 'partnerAge',
    ...ADULT,
    unit: UNIT.years,
    sentence: `Enter your partner’s age in whole years, from ${ADULT.least} to ${ADULT.most}, or leave it empty.`,
    asked: ({ coverFor }) => isForTwo(coverFor),
  },
  {
    name: 'dependants',
    most: MOST.children,
    sentence: `Enter the number of dependent children, from 0 to ${MOST.children}, or leave it empty.`,
    asked: ({ coverFor }) => isForChildren(coverFor),
  },
  {
    name: 'loading',
    most: MOST.loading,
    unit: UNIT.percent,
    sentence: `Enter a loading from 0 to ${MOST.loading} per cent, or leave it empty.`,
    asked: asksLoading,
  },
  {
    name: 'monthsHeld',
    most: MOST.monthsHeld,
    unit: UNIT.months,
    sentence: 'Enter a whole number of months, or leave it empty.',
    asked: asksMonths,
  },
]

function agesIn(own: string, partner: string): readonly number[] | undefined {
  const first = whole('age', own)
  if (first === undefined) return undefined
  const second = whole('partnerAge', partner)
  return second === undefined ? [first] : [first, second]
}

function several(data: FormData, name: string): readonly string[] | undefined {
  const ticked = data.getAll(name).map(String)
  return ticked.length > 0 ? ticked : undefined
}

function whole(name: NumberName, text: string): number | undefined {
  const { least = 0, most, unit } = NUMBERS.find(question => question.name === name)!
  return readWhole(text, least, most, unit)
}
