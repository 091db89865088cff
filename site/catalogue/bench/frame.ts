import { readFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions } from '#ci/chromium.ts'
import { SLOWER } from '#ci/slow-phone.ts'

const ROUNDS = 500

/** What one answer takes, in milliseconds. */
export interface Frame {
  /** The first one, by code that never ran before. */
  first: number
  median: number
  p99: number
  /** Reading the partition, once. */
  decode: number
}

/** Times one answer of a visitor in a slowed-down Chromium: filter, price and rank all policies of a partition. */
export async function measureFrame(partition: string): Promise<Frame> {
  const engine = await bundle()
  await using browser = await chromium.launch(launchOptions())
  const page = await browser.newPage()
  await page.addScriptTag({ content: engine })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return await page.evaluate(
    ([text, rounds]) =>
      (window as unknown as { timeRounds(text: string, rounds: number): Frame }).timeRounds(text, rounds),
    [await readFile(partition, 'utf8'), ROUNDS] as const,
  )
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/rounds.ts`, formats: ['iife'], name: 'bench' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('The engine was not bundled')
  return first.output[0].code
}
