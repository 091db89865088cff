/**
 * `npm run bench:catalogue`: how fast and how large the importer is beside the bare parser and a tree in memory,
 * what the browser needs for one answer, and what goes over the wire. Everything it writes is temporary.
 * `-- --quick` measures a quarter of the full size only.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FULL_SIZE, sizeTimes } from '../demo/demo-source.ts'
import { writeDemoFolder } from '../demo/write-demo-folder.ts'
import { readManifest } from '../import/release-folder.ts'
import { measureFrame } from './frame.ts'
import { type Measured, measure } from './measure.ts'

const quick = process.argv.includes('--quick')
const SIZES = quick ? [0.25] : [0.25, 0.5, 1, 2]
/** Above this a tree of everything does not fit into memory that one can count on. */
const MOST_FOR_TREE = 0.25
const MB = 1_000_000

const scratch = await mkdtemp(join(tmpdir(), 'hic-bench-'))
process.once('SIGINT', () => void rm(scratch, { recursive: true, force: true }).then(() => process.exit(1)))
try {
  console.log('Import of a made-up release in the form of the government’s files\n')
  console.log('| size | XML MB | way | seconds | CPU seconds | MB per CPU second | of bare SAX | peak MB |')
  console.log('|---|---|---|---|---|---|---|---|')
  let largest = ''
  for (const times of SIZES) {
    const folder = join(scratch, `xml-${times}`)
    const release = join(scratch, `release-${times}`)
    const bytes = await writeDemoFolder(folder, sizeTimes(FULL_SIZE, times))
    const sax = await measure('sax', folder)
    row(times, bytes, 'bare SAX pass', sax, sax)
    row(times, bytes, 'our import', await measure('import', folder, release), sax)
    if (times <= MOST_FOR_TREE) row(times, bytes, 'tree in memory', await measure('tree', folder), sax)
    await rm(folder, { recursive: true })
    if (largest && times > 1) await rm(release, { recursive: true })
    else largest = release
  }

  const manifest = (await readManifest(largest))!
  const partitions = Object.values(manifest.partitions).sort((one, other) => other.bytes - one.bytes)
  const [first] = partitions
  console.log(
    `\n${manifest.totals.shown} of ${manifest.totals.inData} policies shown, ${partitions.length} partitions.`,
  )
  console.log(`Largest partition: ${first!.count} policies, ${(first!.bytes / 1000).toFixed(1)} KB brotli (limit 100).`)

  const most = partitions.sort((one, other) => other.count - one.count)[0]!
  console.log(`\nOne answer over ${most.count} policies, Chromium, CPU 4 times slower (limit 16 ms):`)
  const frame = await measureFrame(join(largest, most.file))
  console.log(
    `  filter, price and rank: median ${frame.median} ms, 99th percentile ${frame.p99} ms, ${frame.rounds} rounds`,
  )
  console.log(`  reading the file:       ${frame.decode} ms, once`)
} finally {
  await rm(scratch, { recursive: true, force: true })
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
