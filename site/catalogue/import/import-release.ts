import { createHash } from 'node:crypto'
import type { Manifest, PartitionEntry } from '#widgets/domain/catalogue/manifest.ts'
import { encode, FORMAT, type PartitionKey, partitionName } from '#widgets/domain/catalogue/partition.ts'
import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { CatalogueError } from './catalogue-error.ts'
import { ChangeCount } from './change-count.ts'
import { earlierOf, joinWith, premiumYear } from './earlier.ts'
import { FundReader, type FundRecord } from './fund-reader.ts'
import { mustBeFit } from './gate.ts'
import { type Member, type Source, sortMembers } from './members.ts'
import { ProductReader } from './product-reader.ts'
import { LIMITS, readXml, type XmlLimits } from './read-xml.ts'
import { putInPlace, readManifest, readPartition, removeUnnamed, writePartition } from './release-folder.ts'
import { Spool } from './spool.ts'
import { Tally } from './tally.ts'
import { LEFT_OUT } from './to-policy.ts'

export interface ImportOptions {
  source: Source
  /** Folder of the release. */
  into: string
  /** Folder of an earlier release to measure rises from; the one in `into` where it is not given. */
  since?: string | undefined
  onProgress?: (progress: { file: string; read: number; of: number }) => void
  /** Brotli's, 0 to 11. */
  quality?: number
  limits?: XmlLimits
}

export interface ImportReport {
  manifest: Manifest
  /** Titles in the files that we have no name for, with how often they occur. */
  unknown: Map<string, number>
  unread: string[]
  seconds: number
}

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

/**
 * Reads a release of the government's files and puts it in place as partitions and a manifest.
 * Either all of it is in place at the end, or the release before is, untouched.
 * @throws {CatalogueError} where the data cannot be used, with the reason
 */
export async function importRelease(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const { into, source } = options
  const inPlace = await readManifest(into)
  const { dataOf, funds: fundsFile, products, unread } = sortMembers(source.members)
  const track = progress([fundsFile, ...products], options.onProgress)
  const limits = options.limits ?? LIMITS
  const spool = new Spool()
  try {
    const funds = await readFunds(track(fundsFile), limits)
    const tally = new Tally(funds, spool)
    for (const member of products) await readProducts(track(member), tally, limits)
    const manifest = await write(options, { dataOf, funds, tally, spool, inPlace })
    return { manifest, unknown: tally.unknown, unread, seconds: (performance.now() - started) / 1000 }
  } catch (reason) {
    await removeUnnamed(into, inPlace)
    throw reason
  } finally {
    spool.remove()
  }
}

type Tracked = { name: string; chunks: AsyncIterable<Uint8Array | string> }

function progress(members: readonly Member[], onProgress: ImportOptions['onProgress']) {
  const of = members.reduce((sum, member) => sum + member.size, 0)
  let read = 0
  return ({ name, open }: Member): Tracked => ({
    name,
    chunks: (async function* () {
      for await (const chunk of await open()) {
        read += chunk.length
        onProgress?.({ file: name, read, of })
        yield chunk
      }
    })(),
  })
}

async function readFunds(file: Tracked, limits: XmlLimits): Promise<Map<string, FundRecord>> {
  const reader = new FundReader()
  await readXml(file, reader, limits)
  if (reader.funds.size === 0) throw new CatalogueError(`${file.name}: there is no fund in it.`)
  return reader.funds
}

async function readProducts(file: Tracked, tally: Tally, limits: XmlLimits) {
  const reader = new ProductReader(file.name, draft => tally.add(draft))
  await readXml(file, reader, limits)
  if (reader.announced === null) throw new CatalogueError(`${file.name}: it does not say how many products it has.`)
  if (reader.announced !== reader.seen)
    throw new CatalogueError(`${file.name}: it announces ${reader.announced} products and has ${reader.seen}.`)
}

interface Collected {
  dataOf: string
  funds: ReadonlyMap<string, FundRecord>
  tally: Tally
  spool: Spool
  inPlace: Manifest | null
}

async function write(options: ImportOptions, { dataOf, funds, tally, spool, inPlace }: Collected): Promise<Manifest> {
  const { into, since = into, quality = 6 } = options
  const before = since === into ? inPlace : await readManifest(since)
  if (since !== into && !before) throw new CatalogueError(`There is no release in "${since}" to compare with.`)
  const sameYear = before !== null && premiumYear(before.dataOf) === premiumYear(dataOf)
  const comparable = before !== null && before.demo === isDemo(funds)
  const changes = new ChangeCount()

  const keys = [...spool.keys.values()].sort(byName)
  const entries = await inTurn(keys, async key => {
    const policies = (await spool.read(key)).sort(byFundAndName)
    if (comparable) {
      const old = await readPartition(since, before, key)
      const find = joinWith(old)
      for (const policy of policies) {
        const match = find(policy)
        // Within one premium year the rise of 1 April stays on show; the month before would show none.
        if (match) policy.earlier = sameYear ? match.earlier : earlierOf(policy, match)
        changes.count(policy, match)
      }
      changes.countGone(old.length)
    }
    return entryOf(key, policies, await writePartition(into, encode(key, policies), quality))
  })
  const partitions = Object.fromEntries(entries.map(entry => [partitionName(entry), entry]))

  const manifest: Manifest = {
    format: FORMAT,
    release: createHash('sha256').update(JSON.stringify(partitions)).digest('hex').slice(0, 12),
    demo: isDemo(funds),
    dataOf,
    comparedWith: comparable ? (sameYear ? before.comparedWith : before.dataOf) : null,
    source: isDemo(funds) ? DEMO_SOURCE : DATA_SOURCE,
    totals: {
      inData: tally.inData,
      shown: tally.shown,
      fundsInData: funds.size,
      fundsShown: tally.policiesOf.size,
    },
    leftOut: [...tally.leftOut].map(([reason, entry]) => ({ reason: LEFT_OUT[reason], ...entry })),
    funds: [...funds.values()].map(({ code, name, type, website }) => ({
      code,
      name,
      type,
      website,
      policies: tally.policiesOf.get(code) ?? 0,
    })),
    partitions,
    changes: comparable ? changes.result() : null,
  }
  mustBeFit(manifest, inPlace)
  await putInPlace(into, manifest)
  return manifest
}

/** Some at a time, so that packing keeps every core busy and memory stays bounded; answers in order. */
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
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}

/** No insurer's code starts with X; those of the demo's funds all do. */
const isDemo = (funds: ReadonlyMap<string, FundRecord>) => [...funds.keys()].every(code => code.startsWith('X'))

function entryOf(key: PartitionKey, policies: Policy[], written: { file: string; bytes: number }): PartitionEntry {
  const prices = policies.map(fullPremium).sort((one, other) => one - other)
  const at = (share: number) => prices[Math.round(share * (prices.length - 1))]!
  return {
    ...key,
    ...written,
    count: policies.length,
    funds: new Set(policies.map(policy => policy.fund)).size,
    prices: { lowest: at(0), lowerQuarter: at(0.25), middle: at(0.5), upperQuarter: at(0.75), highest: at(1) },
  }
}

const byName = (one: PartitionKey, other: PartitionKey) => compare(partitionName(one), partitionName(other))
const byFundAndName = (one: Policy, other: Policy) =>
  compare(one.fund, other.fund) || compare(one.name, other.name) || compare(one.id, other.id)

// Not by locale: the same release must give the same hashes on every machine.
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
