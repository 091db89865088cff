import type { Loaded } from '#site/catalogue/client.ts'
import { MOST_CHOSEN } from '#site/journey/answers/chosen.ts'
import { type Answers, asksExtras, asksHospital, EVEN_WEIGHT } from '#widgets/domain/answers.ts'
import { type Person, personOf, priceFor } from '#widgets/domain/catalogue/person.ts'
import { isAmbulanceAlone, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { type Placed, rank } from '#widgets/domain/catalogue/rank.ts'
import { filter, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import type { Cents } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { pricedOn } from '#widgets/domain/premium-year.ts'
import { LESS, type Less, NOTHING_ASKED } from './filters/asking-less.ts'

export interface Results {
  person: Person
  /** The day that the prices are for: today, or the 1 April to come. */
  pricesOf: Day
  placed: Placed[]
  /** The policy that the visitor holds now, if they chose it and anything of its kind is in this list. */
  current: Policy | null
  /** Those side by side, in the order in which they were picked. */
  compared: Policy[]
  /** Those picked for which there is no room, as only a link can name them. */
  beyond: Policy[]
  /** Ids of picked policies that are not in this partition. */
  absent: string[]
  /** What would let policies in, if none fits. */
  loosened: Loosened[]
}

/** One change of the answers, and how many policies would fit. */
interface Loosened extends Less {
  count: number
  from: Cents
}

interface Visitor {
  answers: Answers
  /** The policy that they hold now, of whatever type; undefined if it is not known yet. */
  held: Policy | null | undefined
  today: Day
}

/** All that the page shows of one partition, for these answers. */
export function resultsOf(catalogue: Loaded, { answers, held, today }: Visitor): Results {
  const { policies, manifest } = catalogue
  const wishes = wishesOf(answers, manifest.funds)
  const byId = new Map(policies.map(policy => [policy.id, policy]))
  const pricesOf = pricedOn(manifest.dataOf, today)
  const person = personOf(answers, pricesOf, held)
  const fitting = filter(policies, wishes)
  const priceOf = (policy: Policy) => priceFor(policy, person)
  const picked = answers.compared ?? []
  const here = picked.flatMap(id => byId.get(id) ?? [])
  return {
    person,
    pricesOf,
    placed: rank(fitting, priceOf, { ...wishes, priceWeight: answers.priceWeight ?? EVEN_WEIGHT }),
    current: held && isOfOneKind(held, answers) ? held : null,
    compared: here.slice(0, MOST_CHOSEN),
    beyond: here.slice(MOST_CHOSEN),
    absent: picked.filter(id => !byId.has(id)),
    loosened: fitting.length ? [] : loosen(catalogue, answers, priceOf),
  }
}

/** The first of each fund in the published order, with its place there. */
export function bestOfEachFund(placed: readonly Placed[]): Placed[] {
  const funds = new Set<string>()
  return placed.filter(({ policy: { fund } }) => !funds.has(fund) && funds.add(fund))
}

const isOfOneKind = (held: Policy, answers: Answers) =>
  Boolean((held.hospital && asksHospital(answers)) || (held.extras && asksExtras(answers)) || isAmbulanceAlone(held))

/** For wishes that rule each other out: taking back any one of them lets nothing in. */
const NO_WISHES: Less = { label: 'Ignore everything you asked for', answers: NOTHING_ASKED }

function loosen({ policies, manifest }: Loaded, answers: Answers, priceOf: (policy: Policy) => Cents): Loosened[] {
  const letIn = (less: Less) => {
    const fitting = filter(policies, wishesOf({ ...answers, ...less.answers }, manifest.funds))
    if (!fitting.length) return []
    return [{ ...less, count: fitting.length, from: Math.min(...fitting.map(priceOf)) }]
  }
  const byOne = LESS.flatMap(letIn)
  return byOne.length ? byOne : letIn(NO_WISHES)
}
