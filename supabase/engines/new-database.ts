import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const FOLDER = resolve(import.meta.dirname, '../../.local')
// The test runner has no `import.meta.resolve`.
const INSTALLED = createRequire(import.meta.url).resolve('@electric-sql/pglite')
const { version } = JSON.parse(readFileSync(join(INSTALLED, '../../package.json'), 'utf8')) as { version: string }
/** Each version has its own. */
const KEPT = join(FOLDER, `new-database-${version}.tar`)

/**
 * An untouched PGlite database for in-memory ones to start from: making it takes four seconds of processor time, which
 * each test file would spend again, and reading it back less than one.
 */
export async function newDatabase(): Promise<Blob> {
  try {
    return new Blob([await readFile(KEPT)])
  } catch {
    const made = await make()
    mkdirSync(FOLDER, { recursive: true })
    // Two processes may make it at once: each leaves a complete one.
    const own = `${KEPT}.${randomUUID()}`
    await writeFile(own, new Uint8Array(await made.arrayBuffer()))
    await rename(own, KEPT)
    return made
  }
}

async function make(): Promise<Blob> {
  const database = new PGlite()
  try {
    return await database.dumpDataDir('none')
  } finally {
    await database.close()
  }
}
