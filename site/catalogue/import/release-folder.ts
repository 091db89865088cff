import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import {
  decode,
  FORMAT,
  type PartitionFile,
  type PartitionKey,
  partitionName,
} from '#widgets/domain/catalogue/partition.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { ifAbsent } from './if-absent.ts'

const MANIFEST = 'manifest.json'
const PARTITION = /^[0-9a-f]{16}\.json(\.br)?$/
/** A file that is not whole yet. */
const PART = '.part'

const compress = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** The release in a folder, or null if there is none, or none that this version reads. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(ifAbsent(null))
  if (text === null) return null
  try {
    const manifest = JSON.parse(text) as Manifest
    return manifest.format === FORMAT ? manifest : null
  } catch {
    return null
  }
}

/** Whether there is one at all, also if it is cut off or of another format. */
export const hasManifest = (folder: string): boolean => existsSync(join(folder, MANIFEST))

/** A partition of the release in a folder; empty if the release has none for that key. */
export async function readPartition(folder: string, manifest: Manifest | null, key: PartitionKey): Promise<Policy[]> {
  const entry = manifest?.partitions[partitionName(key)]
  if (!entry) return []
  return decode(JSON.parse(await readFile(join(folder, entry.file), 'utf8')) as PartitionFile)
}

const fileOf = (content: string | Buffer) => `${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`

/** Whether a partition and its packed copy are as they were written: a copy of a folder may have been cut off. */
export async function isAsWritten(folder: string, file: string): Promise<boolean> {
  const packed = await readFile(join(folder, `${file}.br`)).catch(ifAbsent(null))
  const unpacked = packed && (await unpack(packed).catch(() => ''))
  return fileOf(await readFile(join(folder, file))) === file && (unpacked === null || fileOf(unpacked) === file)
}

export interface Written {
  file: string
  /** Compressed. */
  bytes: number
}

/** Writes a partition under the hash of its content: a release in place is never overwritten, only joined. */
export async function writePartition(folder: string, partition: PartitionFile, quality: number): Promise<Written> {
  const text = JSON.stringify(partition)
  const file = fileOf(text)
  const packed = await packedText(text, quality)
  await mkdir(folder, { recursive: true })
  await writeWhole(join(folder, file), text)
  await writeWhole(join(folder, `${file}.br`), packed)
  return { file, bytes: packed.length }
}

/** The same content may be in place already: a reader, or an import after a full disk, must not find half of it. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(file + PART, content)
  await rename(file + PART, file)
}

/** From this moment the folder holds the new release: one rename, which either happens or does not. */
export async function putInPlace(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest)
  const file = join(folder, MANIFEST)
  await writeFile(file + PART, text)
  await writeFile(`${file}.br${PART}`, await packedText(text, 9))
  // The packed copy of the old manifest goes first: a server may prefer it to the new one beside it.
  await rm(`${file}.br`, { force: true })
  await rename(file + PART, file)
  // The release works without the rest, and reporting a failure here would remove the files that it names.
  await rename(`${file}.br${PART}`, `${file}.br`).catch(() => {})
  await removeUnnamed(folder, manifest).catch(() => {})
}

async function removeUnnamed(folder: string, manifest: Manifest): Promise<void> {
  const named = new Set(Object.values(manifest.partitions).map(entry => entry.file))
  await removeFiles(folder, name => !named.has(name.replace(/\.br$/, '')))
}

/** The files of releases in a folder: partitions, and files that are not whole. */
export const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ifAbsent([]))).filter(name => name.endsWith(PART) || PARTITION.test(name))

/** Takes away such files: those of an earlier import, or of one that has failed. */
export async function removeFiles(folder: string, isStray: (name: string) => boolean): Promise<void> {
  for (const name of await filesIn(folder)) if (isStray(name)) await rm(join(folder, name), { force: true })
}

const packedText = (text: string, quality: number): Promise<Buffer> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
