import { createHash } from 'node:crypto'
import type { Manifest, PartitionEntry } from '#widgets/domain/catalogue/manifest.ts'
import { encode, FORMAT, type PartitionKey, partitionName } from '#widgets/domain/catalogue/partition.ts'
import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { isForChildren } from '#widgets/domain/cover-for.ts'
import { premiumYear } from '#widgets/domain/premium-year.ts'
import { CatalogueError } from './catalogue-error.ts'
import { ChangeCount } from './change-count.ts'
import { carriedOn, earlierOf, excessKey, joinWith } from './earlier.ts'
import type { FundRecord } from './fund-reader.ts'
import { mustBeFit } from './gate.ts'
import { PriceSpread } from './price-spread.ts'
import { putInPlace, readManifest, readPartition, type Written, writePartition } from './release-folder.ts'
import type { Spool } from './spool.ts'
import type { Tally } from './tally.ts'
import { LEFT_OUT } from './to-policy.ts'

/** Partitions in memory. */
const AT_ONCE = 4

const DATA_SOURCE: Manifest['source'] = {
  title: 'PrivateHealth.gov.au, private health insurance products',
  licence: 'CC BY 3.0 AU',
  attribution: 'PrivateHealth.gov.au, Commonwealth Ombudsman, CC BY 3.0 AU, transformed',
}
const DEMO_SOURCE: Manifest['source'] = {
  title: 'Demo data in the form of the government’s files',
  licence: 'none needed',
  attribution: 'Made up for demonstration',
}

export interface Place {
  /** Folder of the release. */
  into: string
  /** Folder of an earlier release to measure rises from; the one in `into` where it is not given. */
  since?: string | undefined
  /** Brotli's, 0 to 11. */
  quality?: number
}

/** What was read of a release. */
interface Collected {
  dataOf: string
  funds: ReadonlyMap<string, FundRecord>
  tally: Tally
  spool: Spool
  /** The release that is to be replaced. */
  inPlace: Manifest | null
}

/** Writes the partitions, with what has changed since the earlier release, and then, all at once, the manifest. */
export async function writeRelease(
  { into, since = into, quality = 6 }: Place,
  { dataOf, funds, tally, spool, inPlace }: Collected,
): Promise<{ manifest: Manifest; jumps: ReadonlySet<string> }> {
  const before = since === into ? inPlace : await earlierRelease(since, dataOf)
  const demo = isDemo(funds)
  // Two releases of one premium year measure from the same day, in the year before.
  const sameYear = before !== null && premiumYear(before.dataOf) === premiumYear(dataOf)
  const comparable = before !== null && before.demo === demo
  const changes = new ChangeCount()
  const spread = new PriceSpread()

  const keys = [...spool.keys.values()].sort(byName)
  const entries = await inTurn(keys, async key => {
    const own = await spool.read(key)
    const spare = new Set(unlike(own, await spool.read(key, 'spare')))
    const policies = [...own, ...spare].sort(byFundAndName)
    spread.add(key, policies)
    if (comparable) {
      const old = await readPartition(since, before, key)
      const here = joinWith(old)
      // A policy that began or ceased to cover adult children was in another list.
      const isMoved = policies.some(policy => !here.byId(policy))
      const ofKin = isMoved ? await Promise.all(kinOf(key).map(other => readPartition(since, before, other))) : []
      const kin = joinWith(ofKin.flat())
      for (const policy of policies) {
        // Matched by its code, a new one that covers adult children too would be taken for the one that does not.
        const spareMatch = spare.has(policy) ? kin.byCode(policy) : undefined
        const match = here.byId(policy) ?? kin.byId(policy) ?? spareMatch ?? here.byCode(policy)
        if (match) policy.earlier = sameYear ? carriedOn(policy, match) : earlierOf(policy, match)
        changes.count(key, policy, match)
      }
      changes.countOld(key, old)
    }
    return entryOf(key, policies, await writePartition(into, encode(key, policies), quality))
  })
  const partitions = Object.fromEntries(entries.map(entry => [partitionName(entry), entry]))
  const emptied = Object.values(comparable ? before.partitions : {}).filter(key => !(partitionName(key) in partitions))
  for (const key of emptied) changes.countOld(key, await readPartition(since, before, key))

  const manifest: Manifest = {
    format: FORMAT,
    release: createHash('sha256').update(JSON.stringify(partitions)).digest('hex').slice(0, 12),
    demo,
    dataOf,
    comparedWith: comparable ? (sameYear ? before.comparedWith : before.dataOf) : null,
    source: demo ? DEMO_SOURCE : DATA_SOURCE,
    totals: {
      inData: tally.inData,
      shown: tally.shown,
      fundsInData: funds.size,
      fundsShown: tally.policiesOf.size,
    },
    leftOut: [...tally.leftOut].map(([reason, entry]) => ({ reason: LEFT_OUT[reason], ...entry })),
    funds: [...funds.values()].map(({ code, name, type }) => ({
      code,
      name,
      type,
      policies: tally.policiesOf.get(code) ?? 0,
    })),
    partitions,
    prices: spread.result(),
    changes: comparable ? changes.result() : null,
  }
  mustBeFit(manifest, inPlace, tally)
  await putInPlace(into, manifest)
  return { manifest, jumps: changes.jumps }
}

/** The release that --since names. Of the one in place, the gate says whether it is a later one. */
async function earlierRelease(folder: string, dataOf: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (!manifest)
    throw new CatalogueError(`There is no release in "${folder}" to compare with, or none of format ${FORMAT}.`)
  if (manifest.dataOf > dataOf)
    throw new CatalogueError(
      `The release in "${folder}" is from ${manifest.dataOf}, later than this one from ${dataOf}; give --since an earlier one.`,
    )
  return manifest
}

/**
 * Some at a time, so that packing keeps every core busy and memory stays bounded; answers in order.
 * If one fails, it throws only once the others have ended too, because what they use is then removed.
 */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  let next = 0
  async function worker() {
    while (next < items.length) {
      const at = next
      next += 1
      done[at] = await work(items[at]!)
    }
  }
  const stopOthers = (reason: unknown) => {
    next = items.length
    throw reason
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => worker().catch(stopOthers)))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return done
}

/** No insurer's code starts with X; those of the demo's funds all do. */
const isDemo = (funds: ReadonlyMap<string, FundRecord>) => [...funds.keys()].every(code => code.startsWith('X'))

function entryOf(key: PartitionKey, policies: Policy[], written: Written): PartitionEntry {
  return { ...key, ...written, count: policies.length, funds: new Set(policies.map(policy => policy.fund)).size }
}

/** The other lists in which policies of this one may have been before. */
function kinOf(key: PartitionKey): PartitionKey[] {
  if (!isForChildren(key.coverFor)) return []
  const kin =
    key.coverFor === 'extended-family' ? (['families', 'single-parents'] as const) : (['extended-family'] as const)
  return kin.map(coverFor => ({ ...key, coverFor }))
}

/**
 * Of those that cover adult children too, the cheapest of each kind of which the list has none: beside a similar one it
 * would be one policy at two prices.
 */
function unlike(own: readonly Policy[], spare: readonly Policy[]): Policy[] {
  const byPrice = spare.toSorted((one, other) => fullPremium(one) - fullPremium(other) || compare(one.id, other.id))
  const listed = Map.groupBy(own, ({ fund }) => fund)
  return byPrice.filter(policy => {
    const ofFund = listed.get(policy.fund) ?? []
    if (ofFund.some(one => isLike(one, policy))) return false
    listed.set(policy.fund, [...ofFund, policy])
    return true
  })
}

// The spool gives the same object for the same cover.
const isLike = (one: Policy, other: Policy) =>
  one.id === other.id ||
  (one.hospital === other.hospital && one.extras === other.extras && one.ambulance === other.ambulance) ||
  (one.name === other.name && excessKey(one) === excessKey(other))

const byName = (one: PartitionKey, other: PartitionKey) => compare(partitionName(one), partitionName(other))
const byFundAndName = (one: Policy, other: Policy) =>
  compare(one.fund, other.fund) || compare(one.name, other.name) || compare(one.id, other.id)

// Not by locale: the same release must give the same hashes on every machine.
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
