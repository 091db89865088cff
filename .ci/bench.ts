// `npm run bench`: every figure again, one bench after the other, because side by side they would measure each other.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { say } from './say.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const benches = Object.keys(scripts).filter(name => name.startsWith('bench:'))

const failed = benches.filter(name => {
  say(`${name} …`)
  return spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' }).status !== 0
})
if (failed.length) console.error(`✖ ${failed.join(', ')} did not end well; read what they said above.`)
process.exitCode = failed.length ? 1 : 0
