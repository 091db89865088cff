import { readFileSync } from 'node:fs'
import type { Session } from '../engines/engine.ts'
import { accessTable, observeAccess } from './access.ts'
import { callersTable, observeCallers } from './callers.ts'
import { formatted } from './formatted.ts'
import { addSamples } from './samples.ts'
import { catalogueSnapshot } from './snapshot.ts'
import { databaseTypes } from './types.ts'

const TYPES = 'widgets/kit/backend/database.types.ts'
const SNAPSHOT = 'supabase/catalogue/snapshot.txt'
const README = 'supabase/README.md'

/** Every file that is written from the migrated database, paths from the project's root. */
export async function records(session: Session): Promise<{ file: string; text: string }[]> {
  const types = formatted(TYPES, await databaseTypes(session))
  const snapshot = await catalogueSnapshot(session)
  await addSamples(session)
  return [
    { file: TYPES, text: types },
    { file: SNAPSHOT, text: snapshot },
    { file: README, text: await readme(session) },
  ]
}

/** The README is written by hand but for what stands between its two pairs of marks. */
async function readme(session: Session): Promise<string> {
  const tables = {
    access: accessTable(await observeAccess(session)),
    callers: callersTable(await observeCallers(session)),
  }
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name}: written by npm run types:database -->\\n)[^]*?(<!-- end of ${name} -->)`),
        (_, start: string, end: string) => `${start}${table}\n${end}`,
      ),
    readFileSync(README, 'utf8'),
  )
}
