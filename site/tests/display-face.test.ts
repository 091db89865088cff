import { expect, inject, test } from 'vitest'
import { LETTERS } from '#site/display-face.ts'
import { PATHS } from '#site/site-map.ts'
import { walkTo } from './visit.ts'

test('every heading of every page uses only letters that the display face has', async () => {
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

test('the face, and other people’s code in the scripts, come with their licences', async () => {
  const licences = await (await fetch(`${inject('siteUrl')}/licences.md`)).text()

  for (const name of ['react', 'react-router', '@supabase/auth-js', 'idb-keyval'])
    expect(licences).toContain(`\n## ${name} - `)
  expect(licences).toContain('Permission is hereby granted')
  expect(licences).toContain('SIL OPEN FONT LICENSE')
})

test('a zero is as heavy as its neighbours, with tabular figures and without', async () => {
  await using visited = await walkTo('/compare')

  const widths = await visited.page.evaluate(async () => {
    await document.fonts.ready
    const span = document.body.appendChild(document.createElement('span'))
    span.textContent = '0'.repeat(40)
    span.style.cssText = 'font: 600 30px var(--hic-font-display)'
    return ['normal', 'tabular-nums'].map(figures => {
      span.style.fontVariantNumeric = figures
      return span.getBoundingClientRect().width
    })
  })

  // The thin zeros of the original face are narrower.
  expect(widths[1]).toBe(widths[0])
})
