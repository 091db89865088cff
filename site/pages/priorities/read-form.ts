import { OWN_AGE_TOO } from '#site/journey/asked.ts'
import type { Draft } from '#site/journey/draft.ts'
import { type Answers, HISTORY_ANSWERS, INCOME_ANSWERS, mayPayLoading, PRICE_WEIGHTS } from '#widgets/domain/answers.ts'
import { isCoverFor } from '#widgets/domain/cover-for.ts'
import { isCoverType } from '#widgets/domain/cover-types.ts'
import { statesOfPostcode } from '#widgets/domain/postcode.ts'
import { isState } from '#widgets/domain/states.ts'
import { asksLoading, asksMonths, asksPartnersHistory, hasChildren, hasPartner } from './questions.ts'

export type Problems = Readonly<Record<string, string | undefined>>

/** What a form of the priorities page says, as far as it can be read; skipped questions are undefined. */
export function answersIn(data: FormData): Answers {
  const one = (name: string) => String(data.get(name) ?? '').trim()
  const coverFor = one('coverFor')
  const state = one('postcode')
  const coverType = one('coverType')
  const about: Answers = { coverFor: isCoverFor(coverFor) ? coverFor : undefined, history: historyOf(one('history')) }
  if (asksPartnersHistory(about)) about.partnerHistory = historyOf(one('partnerHistory'))
  return {
    ...about,
    state: isState(state) ? state : undefined,
    coverType: isCoverType(coverType) ? coverType : undefined,
    treatments: several(data, 'treatments'),
    services: several(data, 'services'),
    priceWeight: PRICE_WEIGHTS.find(weight => String(weight) === one('weight')),
    mostExcess: whole(one('excess'), 5_000),
    ages: agesIn(one('age'), hasPartner(about) ? one('partnerAge') : ''),
    children: hasChildren(about) ? whole(one('dependants'), 20) : undefined,
    income: INCOME_ANSWERS.find(tier => tier === one('income')),
    partnerHistory: about.partnerHistory,
    loading: mayPayLoading(about) ? whole(one('loading'), 70) : undefined,
    monthsHeld: about.history === 'none' ? undefined : whole(one('monthsHeld'), 1_200),
  }
}

const historyOf = (id: string) => HISTORY_ANSWERS.find(answer => answer.id === id)?.id

/** Whether a partner's age stands where one's own is missing. */
export const isPartnersAlone = (data: FormData): boolean => Boolean(data.get('partnerAge')) && !data.get('age')

/** Without what was skipped. */
export const given = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))

/** What keeps the form from leading on: the two answers that nothing works without, and numbers that are none. */
export function problemsIn(data: FormData): Problems {
  const typed = (name: string) => String(data.get(name) ?? '').trim()
  const problems: Record<string, string> = {}
  if (!typed('coverFor')) problems.coverFor = 'Choose who the cover is for.'
  if (!typed('postcode')) problems.postcode = 'Choose your state or territory.'
  const answers = answersIn(data)
  for (const { name, most, sentence, asked = () => true } of NUMBERS)
    if (asked(answers) && typed(name) && whole(typed(name), most) === undefined) problems[name] = sentence
  if (hasPartner(answers) && isPartnersAlone(data)) problems.partnerAge ??= OWN_AGE_TOO
  return problems
}

/**
 * Whether what was typed is no answer: a number that is none, or a postcode that does not lie elsewhere. Answers are
 * kept by themselves, and may have been changed on another page since.
 */
export function isNoAnswer(name: string, text: string, { state, ages }: Answers, draft: Draft = {}): boolean {
  // An answer only together with one's own.
  if (name === 'partnerAge' && !ages && !draft.age) return true
  const number = NUMBERS.find(question => question.name === name)
  if (number) return whole(text.trim(), number.most) === undefined
  const states = statesOfPostcode(text)
  return name === 'digits' && (!state || states.length === 0 || states.includes(state))
}

const OLDEST = 120

interface NumberQuestion {
  name: string
  most: number
  sentence: string
  /** Only then the question stands on the page; what was typed before is left alone. */
  asked?: (answers: Answers) => boolean
}

const NUMBERS: readonly NumberQuestion[] = [
  { name: 'age', most: OLDEST, sentence: 'Enter your age in whole years, such as 34, or leave it empty.' },
  {
    name: 'partnerAge',
    most: OLDEST,
    sentence: 'Enter your partner’s age in whole years, or leave it empty.',
    asked: hasPartner,
  },
  {
    name: 'dependants',
    most: 20,
    sentence: 'Enter how many children depend on you, from 0 to 20, or leave it empty.',
    asked: hasChildren,
  },
  {
    name: 'loading',
    most: 70,
    sentence: 'Enter a loading from 0 to 70 per cent, or leave it empty.',
    asked: asksLoading,
  },
  {
    name: 'monthsHeld',
    most: 1_200,
    sentence: 'Enter the months as a whole number, or leave it empty.',
    asked: asksMonths,
  },
]

function agesIn(own: string, partner: string): readonly number[] | undefined {
  const first = whole(own, OLDEST)
  if (first === undefined) return undefined
  const second = whole(partner, OLDEST)
  return second === undefined ? [first] : [first, second]
}

function several(data: FormData, name: string): readonly string[] | undefined {
  const ticked = data.getAll(name).map(String)
  return ticked.length > 0 ? ticked : undefined
}

function whole(text: string, most: number): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined
  return Number(text) <= most ? Number(text) : undefined
}
