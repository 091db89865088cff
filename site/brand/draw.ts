/** `npx node site/brand/draw.ts`: draws the pictures of this folder into site/public. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '#ci/chromium.ts'

const HERE = import.meta.dirname
const PUBLIC = join(HERE, '../public')
const FONT = join(HERE, '../../node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2')
const PICTURES = [
  { source: 'og.html', file: 'og.png', width: 1200, height: 630 },
  { source: 'touch-icon.html', file: 'apple-touch-icon.png', width: 180, height: 180 },
]

const font = (await readFile(FONT)).toString('base64')
const browser = await chromium.launch(launchOptions())
for (const { source, file, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent((await readFile(join(HERE, source), 'utf8')).replace('BESLEY', font))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(PUBLIC, file) })
}
await browser.close()
