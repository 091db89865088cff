import { isForChildren, isForTwo } from './cover-for.ts'
import { type CoverType, hasExtras, hasHospital } from './cover-types.ts'
import type { ProductTier } from './hospital-tiers.ts'
import type { IncomeTier } from './income-tiers.ts'
import { LIFETIME_LOADING } from './lifetime-loading.ts'
import type { Selection } from './selection.ts'

/** How much price counts against cover, from 0 (only cover) to 4 (only price). */
export const PRICE_WEIGHTS = [0, 1, 2, 3, 4] as const
export type PriceWeight = (typeof PRICE_WEIGHTS)[number]
export const EVEN_WEIGHT: PriceWeight = 2

/** What a form or an address gave, if it is one of the weights. */
export const priceWeightOf = (id: string): PriceWeight | undefined =>
  PRICE_WEIGHTS.find(weight => String(weight) === id)

/** Hospital cover so far; it decides the Lifetime Health Cover loading and the waiting periods. */
export const HISTORY_ANSWERS = [
  { id: 'since-31', label: 'Yes, since the 1 July after turning 31, or earlier' },
  { id: 'later', label: 'Yes, but it started later' },
  { id: 'none', label: 'No hospital cover now' },
] as const
type HistoryAnswer = (typeof HISTORY_ANSWERS)[number]['id']

/** What a form or an address gave, if it is one of these answers. */
export const historyOf = (id: string): HistoryAnswer | undefined => HISTORY_ANSWERS.find(answer => answer.id === id)?.id

/** The ages we accept for an adult. */
export const ADULT = { least: 18, most: 120 } as const

/** The most we accept of every other number, from 0 on: what a field took and an address did not would be lost. */
export const MOST = {
  mostExcess: 5_000,
  children: 20,
  loading: 70,
  discount: 10,
  monthsHeld: 1_200,
} as const satisfies Partial<Record<keyof Answers, number>>

/** Everything that a visitor may tell us before a price; all but cover-for and state can be skipped. */
export interface Answers extends Selection {
  coverType?: CoverType | undefined
  /**
   * Titles of hospital categories that matter to the visitor. Sensitive: never in a query, and sent only
   * with a request whose sender agreed to that.
   */
  treatments?: readonly string[] | undefined
  /** Titles of extras services that matter to the visitor. Sensitive likewise. */
  services?: readonly string[] | undefined
  priceWeight?: PriceWeight | undefined
  /** The highest excess the visitor would pay for one hospital stay, in dollars; co-payments come on top. */
  mostExcess?: number | undefined
  /** Ages in whole years of the adults to be covered, the visitor first. */
  ages?: readonly number[] | undefined
  /** Dependent children; each after the first raises the family income limits. */
  children?: number | undefined
  income?: IncomeTier | undefined
  history?: HistoryAnswer | undefined
  /** The same for the second adult; assumed to match the visitor's if not given. */
  partnerHistory?: HistoryAnswer | undefined
  /** Lifetime Health Cover loading that the visitor knows of, in percent. */
  loading?: number | undefined
  /** Id of the policy the visitor holds now, as the catalogue names it. */
  currentPolicy?: string | undefined
  /** Age-based discount on that policy, in percent, as on the fund's statement. */
  discount?: number | undefined
  /** Whole months that the current policy has been held. */
  monthsHeld?: number | undefined
  /** Include policies that cover only some of what was ticked. */
  partly?: true | undefined
  leastTier?: ProductTier | undefined
  noCoPayment?: true | undefined
  ambulance?: 'emergency' | 'all' | undefined
  /** Codes of the funds to be listed; all where absent. */
  funds?: readonly string[] | undefined
  /** Ids of the policies being compared side by side. */
  compared?: readonly string[] | undefined
}

/** What is sent with a quote request. The rest has a column of its own there, or only narrows the list. */
export type SentAnswer =
  | Exclude<
      keyof Answers,
      keyof Selection | 'partly' | 'leastTier' | 'noCoPayment' | 'ambulance' | 'funds' | 'compared'
    >
  /** The wording under which the visitor agreed to send what says something about their health. */
  | 'healthWording'

/** Both are asked about while no type of cover is chosen. */
export const asksHospital = ({ coverType }: Answers): boolean => !coverType || hasHospital(coverType)
export const asksExtras = ({ coverType }: Answers): boolean => !coverType || hasExtras(coverType)

/**
 * Without the answers that do not apply: about a partner or children of another household, a policy that is no longer
 * named, or a loading that nobody pays. They are kept, but do not count.
 */
export function forThisHousehold(answers: Answers): Answers {
  const { coverFor, ages, history, currentPolicy } = answers
  const forOne = coverFor && !isForTwo(coverFor)
  return {
    ...answers,
    ...(forOne ? { ages: ages?.slice(0, 1) } : {}),
    ...(forOne || !history ? { partnerHistory: undefined } : {}),
    ...(mayPayLoading(answers) ? {} : { loading: undefined }),
    ...(coverFor && !isForChildren(coverFor) ? { children: undefined } : {}),
    ...(currentPolicy ? {} : { discount: undefined }),
  }
}

/** Without the answers that only another type of cover asks for. They are kept, and count again once it is chosen. */
export function forThisCover(answers: Answers): Answers {
  const { currentPolicy, monthsHeld } = answers
  return {
    ...answers,
    ...(asksHospital(answers)
      ? {}
      : {
          treatments: undefined,
          mostExcess: undefined,
          history: undefined,
          partnerHistory: undefined,
          loading: undefined,
          discount: undefined,
          monthsHeld: currentPolicy ? monthsHeld : undefined,
        }),
    ...(asksExtras(answers) ? {} : { services: undefined }),
  }
}

/** False where everybody has been covered since 31 or is not that old yet: nobody pays a loading then. */
export const mayPayLoading = (answers: Answers): boolean =>
  mayVisitorPayLoading(answers) || (isForTwo(answers.coverFor) && mayPartnerPayLoading(answers))

export const mayVisitorPayLoading = ({ ages = [], history }: Answers): boolean => mayPay(ages[0], history)
export const mayPartnerPayLoading = ({ ages = [], history, partnerHistory = history }: Answers): boolean =>
  mayPay(ages[1], partnerHistory)

const mayPay = (age: number | undefined, history: Answers['history']) =>
  history !== 'since-31' && (age === undefined || age > LIFETIME_LOADING.freeAge)
