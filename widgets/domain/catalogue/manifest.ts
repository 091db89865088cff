import type { CoverFor } from '../cover-for.ts'
import type { CoverType } from '../cover-types.ts'
import type { Cents } from '../money.ts'
import type { Day } from '../period.ts'
import type { PartitionKey } from './partition.ts'

export interface CatalogueFund {
  code: string
  name: string
  /** Restricted funds sell only to people in certain occupations or with certain employers; their policies are not shown. */
  type: 'Open' | 'Restricted'
  /** Policies of this fund in the release. */
  policies: number
}

/** Monthly prices before rebate, loading and discount, over the policies of all states. */
export interface PriceRange {
  coverFor: CoverFor
  coverType: CoverType
  policies: number
  lowest: Cents
  /** Half of the policies cost between these two. */
  lowerQuarter: Cents
  upperQuarter: Cents
}

/** What a partition holds, known before it is fetched. */
export interface PartitionEntry extends PartitionKey {
  /** Name of the file beside the manifest; it carries the hash of the content. */
  file: string
  /** On the wire. */
  bytes: number
  count: number
  funds: number
}

/** Policies in the data that are not shown, by reason, in the importer's words. */
interface LeftOut {
  reason: string
  policies: number
  /** Codes of a few of them. */
  examples: string[]
}

export interface Manifest {
  format: number
  /** Names the release: a hash over its partitions. */
  release: string
  /** True where funds, policies and prices are made up. */
  demo: boolean
  dataOf: Day
  /** The release that rises are measured from. */
  comparedWith: Day | null
  source: { title: string; licence: string; attribution: string }
  totals: {
    /** Policies in the government's files of open products; those that are closed to new members are not read. */
    inData: number
    /** Policies that the public can buy: all that we compare. */
    shown: number
    fundsInData: number
    fundsShown: number
  }
  leftOut: LeftOut[]
  funds: CatalogueFund[]
  /** By `partitionName`. */
  partitions: Record<string, PartitionEntry>
  prices: PriceRange[]
  /** What changed since the release in place, or the one that the import was told to measure from. */
  changes: { added: number; gone: number; dearer: number; cheaper: number; medianRise: number | null } | null
}

/** Where the site serves the release from. */
export const CATALOGUE_URL = '/catalogue'

/** The funds whose policies one person can be shown. */
export const openFunds = ({ funds }: Pick<Manifest, 'funds'>): CatalogueFund[] =>
  funds.filter(fund => fund.type === 'Open')
