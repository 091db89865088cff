import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { launchOptions } from '#ci/chromium.ts'
import { urlOf } from '#ci/free-port.ts'
import { median } from '#ci/median.ts'
import { SLOWER } from '#ci/slow-phone.ts'
import { told, wholeNumber } from '#ci/told.ts'
import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { serveStatic } from '#site/serve/static.ts'
import type { Contender } from './contenders/contender.ts'
import { makePage } from './make.ts'
import { type Measure, measure } from './measure.ts'

const USAGE = `npm run bench:embeds [runs]

The built widgets on a page of their own, beside plain HTML and other people's elements: what they weigh, and when they are
seen and answer. Seven minutes on two cores.
  runs   of which the medians are shown (default: 5)`

const RUNS = wholeNumber('runs', told(USAGE, { allowPositionals: true }).positionals[0], 5)

if (!existsSync('dist/widgets/hic.js')) {
  console.error('The library is not built: run `npm run build` first.')
  process.exit(1)
}
process.env.NODE_ENV = 'production'
// They read what was built.
const CONTENTS = {
  'FAQ of eight': (await import('./contenders/faq.ts')).FAQ,
  'Hero form': (await import('./contenders/hero-form.ts')).HERO_FORM,
  'Fifteen reviews': (await import('./contenders/reviews.ts')).REVIEWS,
  'Four figures': (await import('./contenders/stats.ts')).FIGURES,
}
await using browser = await chromium.launch(launchOptions())
console.log(
  `Medians of ${RUNS} cold visits: 1.6 Mbit/s, 150 ms, processor ${SLOWER} times slower, brotli, one run for all.`,
)

for (const [content, contenders] of Object.entries(CONTENTS)) {
  await using servers = new AsyncDisposableStack()
  const measured: { contender: Contender; url: string; measures: Measure[] }[] = []
  for (const [index, contender] of contenders.entries()) {
    const folder = `.local/bench/${content.replace(/\W+/g, '-')}-${index}`
    await makePage(folder, contender)
    const server = servers.use(
      await serveStatic({
        folder,
        port: 0,
        headers: {},
        mounts: { '/widgets': { folder: 'dist/widgets', headers: WIDGET_HEADERS } },
      }),
    )
    const url = `${urlOf(server)}/`
    measured.push({ contender, url, measures: [] })
  }
  // In rounds: whatever else the machine is doing affects all of them.
  for (let run = 0; run < RUNS; run++)
    for (const { contender, url, measures } of measured) measures.push(await measure(browser, url, contender))

  console.log(
    `\n${content.padEnd(34)}${['KB', 'req', 'seen', 'answered', 'blocking', 'shift'].map(head => head.padStart(10)).join('')}`,
  )
  for (const { contender, measures } of measured) {
    const middle = (of: keyof Measure) => median(measures.map(measure => measure[of]))
    const row = [
      middle('kilobytes').toFixed(1),
      ...(['requests', 'seen', 'answered', 'blocking'] as const).map(of => middle(of).toFixed(0)),
      middle('shift').toFixed(3),
    ]
    console.log(`${contender.name.padEnd(34)}${row.map(figure => figure.padStart(10)).join('')}`)
  }
}
