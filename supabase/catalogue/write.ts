// `npm run types:database`: writes the files that describe the migrated database. A drift test names this command.
import { writeFileSync } from 'node:fs'
import { openPglite } from '../engines/pglite.ts'
import { records } from './records.ts'

await using database = await openPglite()
for (const { file, text } of await records(database)) {
  writeFileSync(file, text)
  console.info(`wrote ${file}`)
}
