import { addDays, addMonths } from './day.ts'
import type { Day, Fact } from './period.ts'
import type { SourceKey } from './sources.ts'

/** The longest waits that the law allows for hospital cover, in months. An insurer may ask for less. */
export const HOSPITAL_WAITS = [
  {
    id: 'pre-existing',
    label: 'Pre-existing conditions',
    months: 12,
    note: 'Signs or symptoms in the six months before you joined, in the opinion of a doctor the fund appoints.',
  },
  { id: 'pregnancy', label: 'Pregnancy and birth', months: 12, note: 'Join before you are pregnant.' },
  {
    id: 'sub-acute',
    label: 'Psychiatric care, rehabilitation and palliative care',
    months: 2,
    note: 'Even if the condition is pre-existing.',
  },
  { id: 'other', label: 'Everything else', months: 2, note: 'Anything new after you joined.' },
] as const
export type HospitalWait = (typeof HOSPITAL_WAITS)[number]['id']

/** The record of the table above: no look-up uses it. */
export const HOSPITAL_WAITS_FACT = { validFrom: '2007-04-01', source: 'act', mark: 'P' } as const satisfies Fact

/** The one wait for higher benefits that need not be served. */
export const PSYCHIATRIC_UPGRADE = {
  validFrom: '2018-04-01',
  source: 'act',
  mark: 'S',
  words:
    'Once in your life you may upgrade your psychiatric cover without this wait, if you have served the first two months: ask the fund.',
} as const satisfies Fact & Record<string, unknown>

/** In months. Where no longest wait is common, some are longer still. */
export interface ExtrasWait {
  label: string
  least: number
  most?: number
}

/** Each insurer sets its own extras waits; these are common, not law. */
export const EXTRAS_WAITS = [
  { label: 'General dental, optical, physiotherapy and similar', least: 2, most: 6 },
  { label: 'Orthodontics, hearing aids and other costly items', least: 12 },
] as const satisfies readonly ExtrasWait[]

/** Switching insurers, Private Health Insurance Act 2007 section 78-1. */
export const SWITCHING = {
  validFrom: '2007-04-01',
  source: 'act',
  mark: 'S',
  /** Its hyphen ends no line (U+2011). */
  section: '78\u20111',
  /**
   * Section 75-10 says who is protected: whoever joins no more than so many days after the old cover ended, or as many
   * more as the new insurer allows, and has paid the premiums of the old policy up to the day of joining.
   */
  meaningSection: '75\u201110',
  daysBetween: 7,
  /** The old insurer must give a transfer certificate within so many days. */
  certificateWithinDays: 14,
  /** The new insurer asks for it if the member has not given it within so many days. */
  newInsurerAsksAfterDays: 7,
} as const satisfies Fact & Record<string, unknown>

/** Joining a fund and changing your mind. It is in the funds' own code, not in law: it has no period, and not every fund signed. */
export const COOLING_OFF = {
  source: 'ombudsman',
  words:
    'Most funds have signed an industry code that gives you 30 days after joining to change your mind, with a full refund if you have not claimed. It is not law, so ask the fund, and have other cover in place before you use it.',
} as const satisfies { source: SourceKey; words: string }

export const waitFor = (id: HospitalWait) => HOSPITAL_WAITS.find(wait => wait.id === id)!

/**
 * The first day on which a claim is possible. A wait of 0 months is over on the day of joining. Where the last month has no
 * such day, the wait fills that month (section 2G of the Acts Interpretation Act 1901), and is over on the 1st of the next.
 */
export function waitEnds(joined: Day, months: number): Day {
  const end = addMonths(joined, months)
  return end.slice(8) === joined.slice(8) ? end : addDays(end, 1)
}

/** Was the treatment covered before, and as well as now? */
export type Previously = 'covered as well' | 'covered with lower benefits' | 'not covered'

interface Switch {
  /** When hospital cover with the old insurer began. */
  joinedOld: Day
  /** When cover with the new insurer began, without a gap. */
  joinedNew: Day
  previously: Previously
  /** The wait for the treatment, in months. */
  months: number
}

interface CarryOver {
  /** From this day the treatment is paid for in full. */
  fullFrom: Day
  /** From this day at least the old, lower benefits are paid; undefined where nothing was covered before. */
  lowerFrom?: Day
  /** Whether time served with the old insurer counts. */
  carriesOver: boolean
}

/**
 * Which waits follow somebody who changes insurers. Only the part not served yet applies to what was covered
 * before; a full wait applies to what is new and to the difference where benefits are higher.
 */
export function carryOver({ joinedOld, joinedNew, previously, months }: Switch): CarryOver {
  const served = later(waitEnds(joinedOld, months), joinedNew)
  const afresh = waitEnds(joinedNew, months)
  if (previously === 'not covered') return { fullFrom: afresh, carriesOver: false }
  if (previously === 'covered as well') return { fullFrom: served, lowerFrom: served, carriesOver: true }
  return { fullFrom: afresh, lowerFrom: served, carriesOver: true }
}

function later(one: Day, other: Day): Day {
  if (one > other) return one
  return other
}
