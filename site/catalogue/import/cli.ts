import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FORMAT } from '#widgets/domain/catalogue/partition.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { withoutCommission } from '../funds-on-sale.ts'
import { importedRelease } from '../imported-release.ts'
import { CatalogueError } from './catalogue-error.ts'
import { changeLines, jumpLines } from './change-count.ts'
import { type ImportReport, importRelease } from './import-release.ts'
import { downloadLatest } from './latest.ts'
import { leftOutLines, unknownLines } from './left-out-lines.ts'
import { lock } from './lock.ts'
import { progressBar } from './progress-bar.ts'
import { openSource } from './sources.ts'
import { leaveNothingBehind } from './temporary-folder.ts'

const USAGE = `npm run catalogue:import -- <release.zip | folder | latest> [--into <folder>] [--since <folder>]

Reads a monthly release of the government's product files and puts it in place for the site to be built with.
  latest   downloads the newest release from data.gov.au first
  --into   folder of the release (default: .local/catalogue)
  --since  folder of an earlier release to measure premium rises from (default: the one in place)`

/** npm runs a command in the project's folder, wherever it was typed. */
const typed = (path: string) => resolve(process.env.INIT_CWD || '.', path)

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { into: { type: 'string' }, since: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) return console.info(USAGE)
  const [from, ...more] = positionals
  if (!from) return refuse('Name the release to read.')
  // Without the --, npm keeps an option and leaves its folder: the release in place would be replaced all the same.
  if (more.length > 0)
    return refuse(`One release at a time; "${more[0]}" is not read. Options come after a --, as below.`)
  if (values.into === '') return refuse('--into takes a folder.')
  const bar = progressBar(process.stderr)
  const into = values.into ? typed(values.into) : importedRelease()
  const locked = lock(into)
  const download = from === 'latest' ? await downloadLatest({ onProgress: bar.show }) : null
  try {
    const source = await openSource(download?.path ?? typed(from))
    const since = values.since && typed(values.since)
    const report = await importRelease({ source, into, since, onProgress: bar.show }).finally(() => source.close())
    bar.clear()
    print(report, join(into, 'manifest.json'))
  } finally {
    download?.remove()
    locked.remove()
  }
}

/** A script that goes on to build must hear of it. */
function refuse(why: string) {
  console.error(`${why}\n\n${USAGE}`)
  process.exitCode = 1
}

function print({ manifest, unknown, jumps, unread, isUnchecked, seconds }: ImportReport, path: string) {
  const { totals } = manifest
  const lines = [
    `Release of ${manifest.dataOf}${manifest.demo ? ' (demo data)' : ''}: ${countLabel(totals.shown)} of ${countLabel(totals.inData)} policies from ${totals.fundsShown} of ${totals.fundsInData} funds, in ${seconds.toFixed(1)} s.`,
    ...leftOutLines(manifest),
    ...unknownLines(unknown),
    ...(unread.length ? [`  files not read: ${unread.join(', ')}`] : []),
    ...(isUnchecked
      ? [
          `  not checked against the release that was in place: its manifest cannot be read, or is not of format ${FORMAT}`,
        ]
      : []),
    ...[...changeLines(manifest), ...jumpLines(jumps)].map(line => `  ${line}`),
    ...withoutCommission(manifest).map(line => `  ${line}`),
    `In place: ${path}`,
  ]
  console.info(lines.join('\n'))
}

leaveNothingBehind()
try {
  await main()
} catch (reason) {
  if (reason instanceof TypeError && 'code' in reason && /^ERR_PARSE_ARGS/.test(String(reason.code)))
    refuse(reason.message)
  // A refusal by the system, such as a full disk, is no bug of ours either, and its message says what happened.
  else if (reason instanceof CatalogueError || (reason instanceof Error && 'syscall' in reason)) {
    console.error(`\nNothing was changed. ${reason.message}`)
    process.exitCode = 1
  } else throw reason
}
