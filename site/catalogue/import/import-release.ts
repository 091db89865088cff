import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { CatalogueError } from './catalogue-error.ts'
import { FundReader } from './fund-reader.ts'
import { type Member, type Source, sortMembers } from './members.ts'
import { ProductReader } from './product-reader.ts'
import type { Progress } from './progress-bar.ts'
import { readXml } from './read-xml.ts'
import { filesIn, hasManifest, readManifest, removeFiles } from './release-folder.ts'
import { Spool } from './spool.ts'
import { Tally } from './tally.ts'
import { type Place, writeRelease } from './write-release.ts'

interface ImportOptions extends Place {
  source: Source
  onProgress?: (progress: Progress) => void
}

export interface ImportReport {
  manifest: Manifest
  /** What was in the files, or should have been, and could not be used, with how often. */
  unknown: Map<string, number>
  /** Codes of policies whose premium has changed more than any fund would change it. */
  jumps: ReadonlySet<string>
  /** Files of the release that we have no use for. */
  unread: string[]
  /** There was a release in place that could not be read, so nothing says whether this one could be its successor. */
  isUnchecked: boolean
  seconds: number
}

/**
 * Reads a release of the government's files and puts it in place as partitions and a manifest.
 * At the end either all of it is in place, or the release before it, untouched.
 * @throws {CatalogueError} where the data cannot be used, with the reason
 */
export async function importRelease(options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const { into, source } = options
  const inPlace = await readManifest(into)
  const isUnchecked = inPlace === null && hasManifest(into)
  const before = await filesIn(into)
  const { dataOf, funds: fundsFile, products, unread } = sortMembers(source.members)
  const track = progress([fundsFile, ...products], options.onProgress)
  const spool = new Spool()
  try {
    const { funds, unknown } = await readFunds(track(fundsFile))
    const tally = new Tally(funds, spool)
    for (const word of unknown) tally.passedOver(word)
    for (const member of products) await readProducts(track(member), tally)
    const written = await writeRelease(options, { dataOf, funds, tally, spool, inPlace })
    return { ...written, unknown: tally.unknown, unread, isUnchecked, seconds: (performance.now() - started) / 1000 }
  } catch (reason) {
    // By what was there, not by what the manifest names: one of another format cannot be read, but its files are in use.
    await removeFiles(into, name => !before.includes(name))
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

async function readFunds(file: Tracked): Promise<FundReader> {
  const reader = new FundReader()
  await readXml(file, reader)
  if (reader.funds.size === 0) throw new CatalogueError(`${file.name}: it has no funds.`)
  return reader
}

async function readProducts(file: Tracked, tally: Tally) {
  const reader = new ProductReader(file.name, draft => tally.add(draft))
  await readXml(file, reader)
  if (reader.announced === null) throw new CatalogueError(`${file.name}: it does not say how many products it has.`)
  if (reader.announced !== reader.seen)
    throw new CatalogueError(`${file.name}: it announces ${reader.announced} products but has ${reader.seen}.`)
}
