import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

const failed = benches.filter(name => {
  say(`${name} …`)
  return spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' }).status !== 0
})
if (failed.length) console.error(`✖ ${failed.join(', ')} failed; read the messages above.`)
process.exitCode = failed.length ? 1 : 0
