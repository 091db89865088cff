import { told } from '#ci/told.ts'
import { leaveNothingBehind } from '#site/catalogue/import/temporary-folder.ts'
import { embedded } from './embedded.ts'
import { fullTable } from './full-table.ts'
import { rules } from './rules.ts'

told(
  `npm run bench:backend

How much the backend does per second, what its rules cost, and how long the team's lists take over 200,000 rows: about a
minute on two cores. It fails if the rules or the slowest list miss their targets.`,
  {},
)

// Interrupted without this, the server would go on and its rows would stay on the disk.
leaveNothingBehind()
console.log('\nEmbedded backend (lite over PGlite), through HTTP, ten clients')
await embedded()
console.log('\nPostgreSQL with durable writes, twenty connections, no HTTP')
const ratio = await rules()
console.log('\nAdministrator’s view of 200,000 requests, PostgreSQL, median of nine')
const slowest = await fullTable()

console.log('')
if (ratio > 1.5) console.error(`Policies and triggers cost ${ratio} × the same rows without them; the target is 1.5.`)
if (slowest > 100) console.error(`The slowest list takes ${slowest} ms; the target is 100.`)
process.exitCode = ratio > 1.5 || slowest > 100 ? 1 : 0
