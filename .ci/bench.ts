import { readFileSync } from 'node:fs'
import { leaveNothingBehind } from '#site/catalogue/import/temporary-folder.ts'
import { succeeds } from './ends-with-us.ts'
import { say } from './say.ts'
import { told } from './told.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const benches = Object.keys(scripts).filter(name => name.startsWith('bench:'))
told(
  `npm run bench

Measures every figure again, one bench after the other, because side by side they would slow each other: about 25 minutes
on two cores. Each can be run by itself, and says with "-- --help" what it measures:
${benches.map(name => `  npm run ${name}`).join('\n')}`,
  {},
)

leaveNothingBehind()
const failed: string[] = []
for (const name of benches) {
  say(`${name} …`)
  // Not by npm, below which it might go on.
  if (!(await succeeds(scripts[name]!.split(' ')))) failed.push(name)
}
if (failed.length) console.error(`✖ ${failed.join(', ')} failed; read the messages above.`)
process.exitCode = failed.length ? 1 : 0
