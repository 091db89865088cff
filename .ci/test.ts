import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { leaveNothingBehind } from '#site/catalogue/import/temporary-folder.ts'
import { BACKEND_URL, PORTS } from './addresses.ts'
import { buildIsNotServed } from './build-in-use.ts'
import { endsWithUs, succeeds } from './ends-with-us.ts'
import { foldersAreWritable, portsAreFree } from './preflight.ts'
import { say, step } from './say.ts'

const REPORT = '.local/tests.json'
const only = process.argv.slice(2)

// As in vitest.config.ts, for the build that comes before.
process.env.HIC_CATALOGUE = '.local/no-catalogue'

/** What is checked besides the tests; each counts as one. */
const CHECKS: Record<string, string[]> = {
  'the code follows its format and lint rules': ['biome', 'ci', '.', '--reporter=summary'],
  // By one checker: several would each learn the libraries, which takes twice the processor time and no less of the clock's.
  'the types are correct': ['tsc', '--noEmit', '--singleThreaded'],
  'nothing is unused': ['knip', '--config', '.ci/knip.json'],
}

leaveNothingBehind()
await foldersAreWritable()
// Before anything is checked: a build that is being served must not be replaced, and these ports need a build of their own.
await portsAreFree({ site: PORTS.site, partner: PORTS.partner })
await buildIsNotServed()
// Tests that cannot even begin write no report, and the last run's would be counted.
await rm(REPORT, { force: true })

let failed = 0
let passed = 0

// In a process of its own: the build is for visitors, and what it sets in the environment is not for the tests.
const BUILD = ['node', '.ci/build.ts', '--if-needed']
const builds = `everything builds, for ${BACKEND_URL}`
if (only.length === 0) {
  await checkTogether({ ...CHECKS, [builds]: BUILD })
  await check('the widgets keep to their budgets', () => succeeds(['node', 'widgets/library/size.ts']))
} else await check(builds, () => succeeds(BUILD))

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`, ...only]
const testsSucceeded = await step('Running the tests', () => succeeds(vitest))
const report = await readReport()
passed += report.numPassedTests
failed += report.numFailedTests
// A suite that could not even start has no failed test of its own.
if (!testsSucceeded && report.numFailedTests === 0) failed += 1

const skipped = report.numPendingTests + report.numTodoTests
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed ? 1 : 0

async function check(promise: string, holds: () => Promise<boolean>) {
  say(`Checking that ${promise} …`)
  const held = await holds().catch(error => console.error(error))
  if (held) passed += 1
  else {
    failed += 1
    console.error(`✖ Failed: ${promise}`)
  }
}

/** Side by side, because each alone leaves a processor idle. What each says comes whole, one after the other. */
async function checkTogether(commands: Record<string, string[]>) {
  const begun = Object.entries(commands).map(([promise, command]) => ({ promise, ended: heardWhole(command) }))
  for (const { promise, ended } of begun)
    await check(promise, async () => {
      const { succeeded, said, complained } = await ended
      process.stdout.write(said)
      process.stderr.write(complained)
      return succeeded
    })
}

function heardWhole([command, ...args]: string[]): Promise<{ succeeded: boolean; said: string; complained: string }> {
  // Colours where there is a terminal that shows them, which a command does not see from here; NO_COLOR wants none.
  const coloured = process.stdout.isTTY && process.stdout.hasColors()
  const env = { ...(coloured ? { FORCE_COLOR: '1' } : {}), ...process.env }
  return new Promise(done =>
    endsWithUs(
      execFile(command!, args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, said, complained) =>
        done({ succeeded: !error, said, complained }),
      ),
    ),
  )
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

async function readReport(): Promise<Report> {
  try {
    return JSON.parse(await readFile(REPORT, 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  }
}
