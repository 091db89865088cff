import { accessSync, constants, existsSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgliteConnection } from '@supabase/lite/pglite'

const MB = 2 ** 20
/** In bytes. A new database takes 43 MB; an old one may need part of that to repair what a power cut left. */
const ROOM = 64 * MB
const READ_AND_WRITE = constants.R_OK | constants.W_OK

/**
 * Ends with a sentence if the data is somebody else's or the disk is full: to PGlite it would look damaged, and nobody
 * should be told to delete good data.
 * @param room how much must be free, in bytes
 */
export function dataCanBeKept(dataDir: string, room = ROOM): void {
  const folder = dirname(dataDir)
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free < room)
    throw new Error(
      `the disk has ${Math.floor(free / MB)} MB left for ${dataDir}, and ${room / MB} MB are needed; free some space and run this again.`,
    )
  try {
    accessSync(folder, READ_AND_WRITE)
    for (const path of [dataDir, makingOf(dataDir), `${dataDir}.secret`, `${dataDir}.lock`])
      if (existsSync(path)) isAllYours(path)
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    // A file that disappears meanwhile belongs to a backend that has the data open, which the lock will report.
    if (code === 'ENOENT') return
    throw new Error(
      `you may not read and write ${path}, perhaps because it was started with sudo before; ` +
        `give yourself access to everything in ${folder} and run this again.`,
      { cause },
    )
  }
}

function isAllYours(path: string) {
  accessSync(path, READ_AND_WRITE)
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) isAllYours(join(path, name))
}

/**
 * Makes the folder if there is none, under another name until it is complete: PGlite cannot open one that was only half
 * made.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const making = makingOf(dataDir)
  rmSync(making, { recursive: true, force: true })
  if (existsSync(dataDir)) return
  const database = await PGlite.create(making)
  await database.close()
  renameSync(making, dataDir)
}

const makingOf = (dataDir: string) => `${dataDir}.making`

/** Ends with a sentence if the folder is damaged. */
export async function dataFolderIsReadable({ driver }: PgliteConnection, dataDir: string): Promise<void> {
  try {
    await driver.query('select 1')
  } catch (cause) {
    throw new Error(`the data in ${dataDir} cannot be read; delete that folder to start again.`, { cause })
  }
}
