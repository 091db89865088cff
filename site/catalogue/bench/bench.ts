import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PORTS } from '#ci/addresses.ts'
import { portsAreFree } from '#ci/preflight.ts'
import { SLOWER } from '#ci/slow-phone.ts'
import { told } from '#ci/told.ts'
import type { PartitionEntry } from '#widgets/domain/catalogue/manifest.ts'
import { FULL_SIZE, sizeTimes } from '../demo/demo-source.ts'
import { writeDemoFolder } from '../demo/write-demo-folder.ts'
import { readManifest } from '../import/release-folder.ts'
import { leaveNothingBehind, temporaryFolder } from '../import/temporary-folder.ts'
import { measureFirstResults } from './first-results.ts'
import { measureFrame } from './frame.ts'
import { type Measured, measure } from './measure.ts'

const USAGE = `npm run bench:catalogue [-- --quick]

How fast and how large the importer is beside the bare parser and a tree in memory, what the browser needs for one answer,
and what goes over the wire: a minute and a half on two cores. Everything it writes is temporary.
  --quick   measures a quarter of the full size only`

const { quick } = told(USAGE, { options: { quick: { type: 'boolean' } } }).values
const SIZES = quick ? [0.25] : [0.25, 0.5, 1, 2]
/** Above this a tree of everything does not fit into memory that one can count on. */
const MOST_FOR_TREE = 0.25
const MB = 1_000_000

leaveNothingBehind()
// Only the last figure needs the port, a minute and a half later.
await portsAreFree({ site: PORTS.site })
const { path: scratch } = temporaryFolder('hic-bench-')
console.log('Import of a made-up release in the form of the government’s files\n')
console.log('| size | XML MB | way | seconds | CPU seconds | MB per CPU second | of bare SAX | peak MB |')
console.log('|---|---|---|---|---|---|---|---|')
for (const times of SIZES) {
  const folder = join(scratch, `xml-${times}`)
  const bytes = await writeDemoFolder(folder, sizeTimes(FULL_SIZE, times))
  const sax = await measure('sax', folder)
  row(times, bytes, 'bare SAX pass', sax, sax)
  row(times, bytes, 'our import', await measure('import', folder, releaseOf(times)), sax)
  if (times <= MOST_FOR_TREE) row(times, bytes, 'tree in memory', await measure('tree', folder), sax)
  await rm(folder, { recursive: true })
}

console.log(
  `\nOne answer, that is filter, price and rank, over the largest partition in Chromium, CPU ${SLOWER} times slower`,
)
console.log('(limits: 16 ms at the 99th percentile, 100 KB)\n')
console.log('| size | policies | KB brotli | reading it, once | first answer | median ms | 99th percentile ms |')
console.log('|---|---|---|---|---|---|---|')
for (const times of SIZES) {
  const { file, count, bytes } = await largestOf(times)
  const { decode, first, median, p99 } = await measureFrame(join(releaseOf(times), file))
  console.log(`| ${times} × | ${count} | ${(bytes / 1000).toFixed(1)} | ${decode} | ${first} | ${median} | ${p99} |`)
}

const full = quick ? SIZES[0]! : 1
const { totals, partitions } = (await readManifest(releaseOf(full)))!
console.log(`\n${totals.shown} of ${totals.inData} policies shown, ${Object.keys(partitions).length} partitions.`)
const wait = await measureFirstResults(releaseOf(full), await largestOf(full))
console.log(`From the choice of a state to the results, slow 4G, CPU ${SLOWER} times slower: ${wait} ms`)

function releaseOf(times: number): string {
  return join(scratch, `release-${times}`)
}

async function largestOf(times: number): Promise<PartitionEntry> {
  const { partitions } = (await readManifest(releaseOf(times)))!
  return Object.values(partitions).reduce((most, entry) => (entry.bytes > most.bytes ? entry : most))
}

function row(times: number, bytes: number, way: string, { seconds, cpuSeconds, peakBytes }: Measured, sax: Measured) {
  const cells = [
    `${times} ×`,
    (bytes / MB).toFixed(0),
    way,
    seconds.toFixed(1),
    cpuSeconds.toFixed(1),
    (bytes / MB / cpuSeconds).toFixed(1),
    (sax.cpuSeconds / cpuSeconds).toFixed(2),
    (peakBytes / MB).toFixed(0),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
