import { useSyncExternalStore } from 'react'
import { type Answers, forThisHousehold } from '#widgets/domain/answers.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { type CoverFor, isCoverFor } from '#widgets/domain/cover-for.ts'
import type { Day } from '#widgets/domain/period.ts'
import { premiumsMovedOn } from '#widgets/domain/premium-year.ts'
import type { Selection } from '#widgets/domain/selection.ts'
import { dataStateOf, isState, type State } from '#widgets/domain/states.ts'
import { inTab, parsed } from '#widgets/kit/backend/kept.ts'

/** A policy that the visitor picked, with its price as it was shown: exactly what they asked about. */
export interface ChosenPolicy {
  id: string
  /** Who it covers, and where: it is sold to nobody else, nor at that price. */
  coverFor: CoverFor
  state: State
  name: string
  /** Who sells it, in words: a brand and its fund, or the fund alone. */
  fund: string
  monthlyPriceCents: number
  asShownOn: Day
  /** The 1 April from which the price applies, if it was still to come on that day. */
  appliesFrom?: Day
  /** The Government had not said what the rebate was on that day. */
  beforeRebate?: true
  /** The answers that its price was worked out from, as `pricedBy` writes them. It stays in the tab. */
  pricedBy?: string
}

/** As many as are compared side by side. */
export const MOST_CHOSEN = 4

const KEY = 'hic-chosen'
const NONE: readonly ChosenPolicy[] = []

let known: string | null = null
let chosen = NONE
const listeners = new Set<() => void>()

/** The same array until another choice is kept, perhaps by another page while this one was in the browser's memory. */
export function readChosen(): readonly ChosenPolicy[] {
  const kept = inTab.read(KEY)
  if (kept !== known) {
    known = kept
    chosen = chosenIn(parsed(kept))
  }
  return chosen
}

/** Whether a policy is sold to this household in this state; the ACT has those of NSW. */
export const isFor =
  ({ coverFor, state }: Selection) =>
  (policy: ChosenPolicy): boolean =>
    policy.coverFor === coverFor && dataStateOf(policy.state) === (state && dataStateOf(state))

/** The answers that affect a price, as one text: if it differs, the price was worked out from other answers. */
export function pricedBy(answers: Answers): string {
  const { ages, income, history, partnerHistory, loading, currentPolicy, discount } = forThisHousehold(answers)
  return answersHref('', { ages, income, history, partnerHistory, loading, currentPolicy, discount })
}

/** Whether premiums have changed since a policy's price was shown. */
export const premiumsHaveMoved = ({ asShownOn, appliesFrom = asShownOn }: ChosenPolicy, today: Day): boolean =>
  premiumsMovedOn(appliesFrom, today) !== null

/** For as long as the tab lives; the first four count. */
export function keepChosen(policies: readonly ChosenPolicy[]): void {
  inTab.write(KEY, JSON.stringify(policies.slice(0, MOST_CHOSEN)))
  for (const listener of listeners) listener()
}

export const useChosen = (): readonly ChosenPolicy[] => useSyncExternalStore(subscribe, readChosen, () => NONE)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The valid policies in a stored value that may be anything. */
export const chosenIn = (kept: unknown): ChosenPolicy[] =>
  Array.isArray(kept) ? kept.filter(isChosen).slice(0, MOST_CHOSEN) : []

const isChosen = (value: unknown): value is ChosenPolicy => {
  const policy = Object(value) as Record<string, unknown>
  const { id, name, fund, asShownOn, appliesFrom = '' } = policy
  return (
    isCoverFor(policy.coverFor) &&
    isState(policy.state) &&
    Number.isSafeInteger(policy.monthlyPriceCents) &&
    [id, name, fund, asShownOn, appliesFrom].every(text => typeof text === 'string')
  )
}
