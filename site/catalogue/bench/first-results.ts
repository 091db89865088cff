import { chromium } from 'playwright'
import { BACKEND_URL, PORTS, SITE_URL } from '#ci/addresses.ts'
import { buildToServe } from '#ci/build.ts'
import { launchOptions } from '#ci/chromium.ts'
import { median } from '#ci/median.ts'
import { asOnSlowPhone } from '#ci/slow-phone.ts'
import { securityHeaders } from '#site/serve/headers.ts'
import { serveStatic } from '#site/serve/static.ts'
import { CATALOGUE_URL } from '#widgets/domain/catalogue/manifest.ts'
import type { PartitionKey } from '#widgets/domain/catalogue/partition.ts'

const RUNS = 5

/**
 * What a visitor of the built `/compare` waits for, with a release in the place of the demo's: milliseconds from the
 * last of the first choices to the priced policies on the page, the median of some runs.
 */
export async function measureFirstResults(release: string, { coverFor, state }: PartitionKey): Promise<number> {
  await buildToServe()
  const headers = securityHeaders({ backendUrl: BACKEND_URL })
  await using _server = await serveStatic({
    folder: 'dist/site',
    port: PORTS.site,
    headers,
    mounts: { [CATALOGUE_URL]: { folder: release, headers } },
  })
  await using browser = await chromium.launch(launchOptions())
  const waits: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const page = await browser.newPage()
    await asOnSlowPhone(await page.context().newCDPSession(page))
    await page.goto(`${SITE_URL}/compare`, { waitUntil: 'networkidle' })
    await page.getByLabel('Who is this cover for?').selectOption(coverFor)

    const started = performance.now()
    await page.getByLabel('State or territory').selectOption(state)
    await page.getByRole('heading', { name: /policies fit/ }).waitFor()
    waits.push(Math.round(performance.now() - started))
    await page.close()
  }
  return median(waits)
}
