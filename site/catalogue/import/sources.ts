import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { CatalogueError } from './catalogue-error.ts'
import type { Source } from './members.ts'

/** A ZIP that unpacks to more than this many times its size is an attack, not a release. */
const MOST_EXPANSION = 300
const MOST_MEMBERS = 1_000

/** @throws {CatalogueError} where there is neither a folder nor a ZIP file */
export async function openSource(path: string): Promise<Source> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new CatalogueError(`There is no file or folder "${path}".`)
  return found.isDirectory() ? openFolder(path) : openZip(path)
}

async function openFolder(path: string): Promise<Source> {
  const names = (await readdir(path)).sort()
  const members = await Promise.all(
    names.map(async name => ({
      name,
      size: (await stat(join(path, name))).size,
      open: async () => createReadStream(join(path, name), { highWaterMark: 256 * 1024 }),
    })),
  )
  return { members, close: async () => {} }
}

async function openZip(path: string): Promise<Source> {
  await mustBeZip(path)
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(reason => refuse(path, reason))
  const entries = await listEntries(zip).catch(reason => refuse(path, reason))
  return {
    members: entries.map(entry => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      open: () => openEntry(zip, entry),
    })),
    close: async () => zip.close(),
  }
}

function refuse(path: string, reason: Error): never {
  if (reason instanceof CatalogueError) throw reason
  throw new CatalogueError(`"${path}" is not a ZIP file that can be read: ${reason.message}.`)
}

// The library's own message about a text file is about a missing directory record, which says nothing to most people.
async function mustBeZip(path: string) {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close())
  if (buffer.toString('latin1', 0, 2) !== 'PK') throw new CatalogueError(`"${path}" is not a ZIP file.`)
}

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      if (entries.length >= MOST_MEMBERS)
        return reject(new CatalogueError(`More than ${MOST_MEMBERS} files in the ZIP.`))
      if (!entry.fileName.endsWith('/')) entries.push(entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (uncompressedSize > MOST_EXPANSION * Math.max(compressedSize, 1_000))
    throw new CatalogueError(`${fileName} unpacks to more than ${MOST_EXPANSION} times its size; it is refused.`)
  const stream = await zip.openReadStreamPromise(entry).catch(reason => refuse(fileName, reason))
  return readable(stream, fileName)
}

async function* readable(stream: AsyncIterable<unknown>, name: string): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of stream) yield chunk as Uint8Array
  } catch (reason) {
    throw new CatalogueError(`${name} in the ZIP is damaged: ${(reason as Error).message}.`)
  }
}
