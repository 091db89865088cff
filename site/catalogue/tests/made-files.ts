import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { emptyFolder } from '#ci/empty-folder.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { decode } from '#widgets/domain/catalogue/partition.ts'
import { type DemoMarket, type DemoSize, demoSource } from '../demo/demo-source.ts'
import { importRelease } from '../import/import-release.ts'
import type { Member, Source } from '../import/members.ts'

const TINY: DemoSize = { Hospital: 42, Combined: 14, GeneralHealth: 60 }
/** Enough for every kind of partition, and quick to read. */
const CORNER: DemoMarket = { states: ['NSW', 'NT'], households: ['singles', 'families'] }
/** A part of it, for what is alike in each state. */
export const ONE_STATE: DemoMarket = { ...CORNER, states: ['NSW'] }
/** For what is alike for each household, too. */
export const ONE_HOUSEHOLD: DemoMarket = { ...ONE_STATE, households: ['singles'] }
const DAY = '2026-04-01'

/** A folder that is gone at the end of the block. */
export async function scratchFolder() {
  const path = await mkdtemp(join(tmpdir(), 'hic-test-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** A folder of our own for temporary files, so that a test can see what stays behind. */
export function ownTemporaryFolder(): string {
  const folder = emptyFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return folder
}

/** A small release as texts by file name, to be spoiled. */
export async function madeFiles({ day = DAY, before = false, market = CORNER } = {}): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const { name, open } of demoSource(TINY, { day, before }, market).members) {
    files[name] = ''
    for await (const chunk of await open()) files[name] += String(chunk)
  }
  return files
}

function sourceOf(files: Record<string, string>): Source {
  const members: Member[] = Object.entries(files).map(([name, text]) => ({
    name,
    size: text.length,
    open: async () =>
      (async function* () {
        for (let at = 0; at < text.length; at += 7_919) yield text.slice(at, at + 7_919)
      })(),
  }))
  return { members, close: async () => {} }
}

export async function writeFolder(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

export async function zipped(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The files with one of them changed. */
export function spoiled(files: Record<string, string>, name: RegExp, spoil: (text: string) => string) {
  return Object.fromEntries(Object.entries(files).map(([at, text]) => [at, name.test(at) ? spoil(text) : text]))
}

/** Each product of a file as somebody changes it; one that is told twice is there twice. */
export const eachProduct = (text: string, change: (product: string) => string): string => {
  const changed = text.replaceAll(/<Product .*?<\/Product>/gs, change)
  return changed.replace(/Count="\d+"/, `Count="${changed.split('<Product ').length - 1}"`)
}

/** Who is covered by a product for this many adults, their children and children who no longer study. */
export const household = (adults: number) =>
  `<WhoIsCovered><Coverage NumberOfAdults="${adults}"><DependantCover Title="Child" Covered="true"/><DependantCover Title="NonStudent" Covered="true"/></Coverage></WhoIsCovered>`

/** A family’s product that covers children who no longer study as well. */
export const coveringGrown = (product: string): string =>
  product.replace('Title="NonStudent" Covered="false"', 'Title="NonStudent" Covered="true"')

/** The same under a code and an id of its own. */
export const anotherOf = (product: string): string => product.replaceAll(/(ProductCode|ProductItemID)="/g, '$&9')

/** Imports files that were never written, as fast as it goes. */
export const into = (folder: string, files: Record<string, string>) =>
  importRelease({ source: sourceOf(files), into: folder, quality: 1 })

/** The policies in a folder's partitions whose name contains this. */
export async function policiesOf(folder: string, { partitions }: Pick<Manifest, 'partitions'>, name: string) {
  const wanted = Object.entries(partitions).filter(([at]) => at.includes(name))
  const read = wanted.map(async ([, { file }]) => decode(JSON.parse(await readFile(join(folder, file), 'utf8'))))
  return (await Promise.all(read)).flat()
}
