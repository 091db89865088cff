import { execFileSync } from 'node:child_process'
import type { Session } from '../engines/engine.ts'
import { accessTable, observeAccess } from './access.ts'
import { callersTable, observeCallers } from './callers.ts'
import { addSamples } from './samples.ts'
import { catalogueSnapshot } from './snapshot.ts'
import { databaseTypes } from './types.ts'

const TYPES = 'widgets/kit/backend/database.types.ts'
const SNAPSHOT = 'supabase/catalogue/snapshot.txt'
const REACH = 'supabase/catalogue/reach.md'

/** Every file that is written from the migrated database, paths from the project's root. */
export async function records(session: Session): Promise<{ file: string; text: string }[]> {
  const types = formatted(TYPES, await databaseTypes(session))
  const snapshot = await catalogueSnapshot(session)
  await addSamples(session)
  return [
    { file: TYPES, text: types },
    { file: SNAPSHOT, text: snapshot },
    { file: REACH, text: await reach(session) },
  ]
}

/** Who reaches which table and which function, by trying it. */
async function reach(session: Session): Promise<string> {
  return `# Who reaches what

Written from the migrated database by \`npm run types:database\`. "own" are a person's own rows; everything that is not named is refused.

${accessTable(await observeAccess(session))}

${callersTable(await observeCallers(session))}
`
}

/** As the project's formatter would leave the file. */
function formatted(file: string, text: string): string {
  const asked = ['format', `--stdin-file-path=${file}`]
  return execFileSync('node_modules/.bin/biome', asked, { input: text, encoding: 'utf8' })
}
