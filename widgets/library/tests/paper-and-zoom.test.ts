import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { WIDGETS } from '../widgets.ts'
import { useHosts } from './serve.ts'
import { end, open, type Visit, visit } from './visit.ts'

const TAGS = WIDGETS.map(({ tag }) => `<${tag} loading="eager"></${tag}>`).join('\n')

const pageUrl = useHosts(library => ({
  all: {
    html: `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Host</title>
      <link rel="icon" href="data:,"><script type="module" src="${library}/hic.js"></script></head><body>${TAGS}</body></html>`,
  },
}))

describe('with every tag on a page', () => {
  let seen: Visit
  beforeAll(async () => {
    seen = await open(pageUrl('all'))
    return () => end(seen)
  })

  test('on paper every answer, every review and every final figure can be read', async () => {
    const { page, heard } = seen
    await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).waitFor()
    await page.getByRole('button', { name: 'Next review' }).waitFor()
    const answersRead = () =>
      page.locator('hic-answer p').evaluateAll(texts => texts.filter(text => text.checkVisibility()).length)
    expect(await answersRead()).toBe(0)

    await page.emulateMedia({ media: 'print' })
    onTestFinished(() => page.emulateMedia({ media: null }))

    expect(await answersRead()).toBe(await page.locator('hic-answer p').count())
    const cut = await page.locator('hic-reviews .hic-review').evaluateAll(slides => {
      const { left, right } = slides[0]!.parentElement!.getBoundingClientRect()
      return slides.filter(slide => {
        const box = slide.getBoundingClientRect()
        return box.left < left - 1 || box.right > right + 1
      }).length
    })
    expect(cut).toBe(0)
    await page.getByText('100,000+').locator('visible=true').first().waitFor()
    expect(heard).toEqual([])
  })

  // 1280 by 1024 pixels at 400 %, as WCAG's criterion on reflow counts it.
  test('at 400 % nothing has to be scrolled sideways, and every control can be reached', async () => {
    const { page } = seen
    await page.setViewportSize({ width: 320, height: 256 })
    await page.getByRole('button', { name: 'START COMPARING' }).waitFor()
    await page.getByRole('button', { name: 'Subscribe' }).waitFor()
    await page.getByRole('button', { name: 'Next review' }).waitFor()

    await page.evaluate(() => {
      const long = 'Krankenversicherungsvergleichsmöglichkeiten'
      document.querySelector('hic-quote-start')!.setAttribute('heading', long)
      const faq = document.querySelector('hic-faq')!
      faq.setAttribute('heading', long)
      faq.innerHTML = `<details><summary>${long}</summary>https://site.example/${long}</details>`
    })
    await page.getByRole('button', { name: /^.?Kranken/ }).click()

    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    const controls = await page
      .locator('button, select, input:not([tabindex="-1"]), a')
      .evaluateAll(found =>
        found.map(control => ({ name: control.textContent.trim(), ...control.getBoundingClientRect().toJSON() })),
      )

    expect(wide).toBeLessThanOrEqual(320)
    expect(controls.length).toBeGreaterThan(14)
    expect(controls.filter(({ left, right }) => left < 0 || right > 320)).toEqual([])
  })
})

test('with text twice as large nothing has to be scrolled sideways on a phone', async () => {
  const { page } = await visit(pageUrl('all'), {}, sharedBrowser('--blink-settings=defaultFontSize=32'))
  await page.setViewportSize({ width: 360, height: 640 })
  for (const name of ['START COMPARING', 'Medicare Levy Surcharge', 'certified advisors', 'Next review', 'Subscribe'])
    await page.getByRole('button', { name }).waitFor()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
