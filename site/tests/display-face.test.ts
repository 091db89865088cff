import { expect, inject, test } from 'vitest'
import { LETTERS } from '#site/display-face.ts'
import { PATHS } from '#site/site-map.ts'

test('every heading of every page is written with letters that the display face has', async () => {
  const missing: string[] = []
  for (const path of PATHS) {
    const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
    const headings = [
      ...html.matchAll(/<h[1-3]\b[^>]*>(.*?)<\/h[1-3]>|class="[^"]*\bfont-display\b[^"]*"[^>]*>([^<]*)/gs),
    ]
    expect(headings.length).toBeGreaterThan(0)
    for (const [, inHeading = '', inDisplay = ''] of headings) {
      const text = (inHeading + inDisplay).replace(/<[^>]*>|&\w+;|&#x?\w+;|\s/g, '')
      for (const letter of text) if (!LETTERS.includes(letter)) missing.push(`${letter} in "${text}" on ${path}`)
    }
  }
  expect(missing).toEqual([])
})
