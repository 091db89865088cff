import { existsSync, renameSync, rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import type { PgliteConnection } from '@supabase/lite/pglite'

/** Under another name until it is whole: PGlite cannot open one whose making was broken off. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return
  const making = `${dataDir}.making`
  rmSync(making, { recursive: true, force: true })
  const database = await PGlite.create(making)
  await database.close()
  renameSync(making, dataDir)
}

/** Ends with a sentence where something ruined the folder. */
export async function dataFolderIsReadable({ driver }: PgliteConnection, dataDir: string): Promise<void> {
  try {
    await driver.query('select 1')
  } catch (cause) {
    throw new Error(`the data in ${dataDir} cannot be read; delete that folder to start afresh.`, { cause })
  }
}
