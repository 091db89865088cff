import { statesAges } from '#widgets/domain/catalogue/dependants.ts'
import type { HospitalCover, Policy } from '#widgets/domain/catalogue/policy.ts'
import type { DataState } from '#widgets/domain/states.ts'
import { coversLessThanItMust } from './below-tier.ts'
import { unknownBrands } from './brands-of.ts'
import { isAboveItsMost } from './excess-of.ts'
import type { FundRecord } from './fund-reader.ts'
import { ALL_STATES, type ProductDraft } from './product-draft.ts'
import { servicesIn } from './services-in.ts'
import type { Spool } from './spool.ts'
import { type LeftOutReason, toPolicy } from './to-policy.ts'
import { unsaid } from './unsaid.ts'

/** Of what could not be used, this many are named: the names are the file's, and it may have any number of them. */
const MOST_TITLES = 200
const LONGEST = 100
const OTHERS = 'other things'

/** What was read, and what was not. */
export class Tally {
  inData = 0
  shown = 0
  readonly leftOut = new Map<LeftOutReason, { policies: number; examples: string[] }>()
  readonly unknown = new Map<string, number>()
  /** Policies with hospital cover that are shown, and those of them that cover less than the law demands of their tier. */
  withHospital = 0
  belowTier = 0
  readonly policiesOf = new Map<string, number>()
  readonly #seen = new Set<string>()
  readonly #funds: ReadonlyMap<string, FundRecord>
  readonly #spool: Spool

  constructor(funds: ReadonlyMap<string, FundRecord>, spool: Spool) {
    this.#funds = funds
    this.#spool = spool
  }

  add(draft: ProductDraft) {
    this.inData += 1
    const { hospital, extras, unknown } = draft
    for (const title of [...unknown, ...(hospital?.unknown ?? []), ...(extras?.unknown ?? [])]) this.passedOver(title)
    if (hospital?.discountAges.some(ends => ends.some(Number.isNaN))) this.passedOver('ages of a discount')
    const read = toPolicy(draft, this.#funds)
    if ('leftOut' in read) return this.#leaveOut(read.leftOut, draft)
    const { policy, coverFor, spareFor, coverType, states } = read
    if (policy.dependants.length > 0 && !statesAges(policy.dependants)) this.passedOver('ages of dependants')
    // Without a stable id the code is used, and several households may share one code. A policy for all states may be
    // listed for one of them as well.
    const identity = (state: DataState) => `${policy.id} ${state} ${coverFor} ${coverType}`
    const newTo = states.filter(state => !this.#seen.has(identity(state)))
    if (newTo.length === 0) return this.#leaveOut('twice', draft)
    for (const state of newTo) this.#seen.add(identity(state))
    this.shown += 1
    if (policy.hospital && isAboveItsMost(draft.excess)) this.passedOver('an excess above the most for a year')
    const fund = this.#funds.get(policy.fund)!
    for (const title of unsaid(draft, policy, fund)) this.passedOver(title)
    for (const code of unknownBrands(draft, fund)) this.passedOver(`brand "${code}"`)
    if (policy.hospital) this.#holdAgainstLaw(policy.hospital)
    this.policiesOf.set(policy.fund, (this.policiesOf.get(policy.fund) ?? 0) + 1)
    for (const state of newTo) {
      const here = draft.state === ALL_STATES ? paidIn(state, policy, draft) : policy
      this.#spool.add({ state, coverFor, coverType }, here)
      if (spareFor) this.#spool.add({ state, coverFor: spareFor, coverType }, here, 'spare')
    }
  }

  #holdAgainstLaw(hospital: HospitalCover) {
    this.withHospital += 1
    if (!coversLessThanItMust(hospital)) return
    this.belowTier += 1
    this.passedOver(`treatments that every ${hospital.tier} policy covers by law`)
  }

  /** What was in the file, or should have been, and could not be used. */
  passedOver(title: string) {
    const name = this.unknown.has(title) || this.unknown.size < MOST_TITLES ? title.slice(0, LONGEST) : OTHERS
    this.unknown.set(name, (this.unknown.get(name) ?? 0) + 1)
  }

  #leaveOut(reason: LeftOutReason, { code, name }: ProductDraft) {
    const entry = this.leftOut.get(reason) ?? { policies: 0, examples: [] }
    entry.policies += 1
    if (entry.examples.length < 3) entry.examples.push(code || name || 'one without a name')
    this.leftOut.set(reason, entry)
  }
}

/** A policy for the whole country may pay back more in one state than in another. */
const paidIn = (state: DataState, policy: Policy, { extras }: ProductDraft): Policy =>
  policy.extras && extras ? { ...policy, extras: servicesIn(extras, state) } : policy
