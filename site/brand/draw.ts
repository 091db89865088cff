/** `npx node site/brand/draw.ts`: draws the pictures of this folder into site/public. */
import { readFile, writeFile } from 'node:fs/promises'
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
await using browser = await chromium.launch(launchOptions())
for (const { source, file, width, height } of PICTURES) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent((await readFile(join(HERE, source), 'utf8')).replace('BESLEY', font))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(PUBLIC, file) })
}

// For tabs, readers and previews that do not take SVG.
const page = await browser.newPage({ viewport: { width: 32, height: 32 } })
await page.setContent(`<body style="margin: 0">${await readFile(join(PUBLIC, 'icon.svg'), 'utf8')}`)
await writeFile(join(PUBLIC, 'favicon.ico'), ico(await page.screenshot({ omitBackground: true }), 32))

/** A PNG in the format of /favicon.ico: one picture with this many pixels a side. */
function ico(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
