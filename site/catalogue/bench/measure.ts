import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SaxesParser } from 'saxes'
import { endsWithUs } from '#ci/ends-with-us.ts'
import { importRelease } from '../import/import-release.ts'
import { openSource } from '../import/sources.ts'
import { leaveNothingBehind } from '../import/temporary-folder.ts'

/** The bare parser, our import, or a tree of everything in memory. */
type Way = 'sax' | 'import' | 'tree'

export interface Measured {
  seconds: number
  /** Processor time of all threads together: what other programs do on the machine does not count. */
  cpuSeconds: number
  peakBytes: number
}

/** As `npm run catalogue:import` has it: a small nursery keeps the peak down and costs a tenth of the speed. */
const AS_SHIPPED = ['--max-semi-space-size=8', '--max-old-space-size=512']
const ROOM = ['--max-old-space-size=8192']

/** Runs one way in a process of its own, so that its peak of memory is its own. */
export async function measure(way: Way, folder: string, into = ''): Promise<Measured> {
  const args = [...(way === 'import' ? AS_SHIPPED : ROOM), import.meta.filename, way, folder, into]
  const running = promisify(execFile)(process.execPath, args)
  endsWithUs(running.child)
  return JSON.parse((await running).stdout)
}

interface Element {
  name: string
  attributes: Record<string, unknown>
  children: (Element | string)[]
}

const PARSE: Record<Way, (folder: string, into: string) => Promise<unknown>> = {
  /** The limit: every event, and nothing done with it. */
  async sax(folder) {
    let events = 0
    for (const file of await xmlFiles(folder)) {
      const parser = new SaxesParser({ position: false })
      parser.on('opentag', () => {
        events += 1
      })
      parser.on('closetag', () => {
        events += 1
      })
      parser.on('text', () => {
        events += 1
      })
      for await (const chunk of read(file)) parser.write(chunk)
      parser.close()
    }
    return events
  },

  async import(folder, into) {
    return importRelease({ source: await openSource(folder), into })
  },

  /** What a DOM does: the whole file as objects. */
  async tree(folder) {
    const roots: Element[] = []
    for (const file of await xmlFiles(folder)) {
      const parser = new SaxesParser({ position: false })
      const open: Element[] = []
      parser.on('opentag', ({ name, attributes }) => {
        const element = { name, attributes, children: [] }
        open.at(-1)?.children.push(element)
        if (!open.length) roots.push(element)
        open.push(element)
      })
      parser.on('text', text => void open.at(-1)?.children.push(text))
      parser.on('closetag', () => void open.pop())
      for await (const chunk of read(file)) parser.write(chunk)
      parser.close()
    }
    return roots
  },
}

const xmlFiles = async (folder: string) =>
  (await readdir(folder)).filter(name => name.endsWith('.xml')).map(name => join(folder, name))

const read = (file: string) => createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })

if (import.meta.main) {
  leaveNothingBehind()
  const [way, folder, into] = process.argv.slice(2) as [Way, string, string]
  const started = performance.now()
  const held = await PARSE[way](folder, into)
  const seconds = (performance.now() - started) / 1000
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1_000_000
  console.log(JSON.stringify({ seconds, cpuSeconds, peakBytes: maxRSS * 1024, held: Boolean(held) }))
}
