import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { NO_HOST } from '../build/released.ts'
import { WIDGETS } from '../widgets.ts'
import { useHosts } from './serve.ts'
import { end, open, visit } from './visit.ts'

const README = readFileSync('dist/widgets/README.md', 'utf8')
const fences = [...README.matchAll(/^```(\w*)\n([\s\S]+?)^```$/gm)]
const blocks = (language: string) => fences.filter(fence => fence[1] === language).map(fence => fence[2]!)
const [oneTag, severalTags, dataLayer] = blocks('html')
const policy = blocks('')
  .find(block => block.startsWith('script-src'))!
  .replaceAll('\n', ' ')
const managed = README.match(/`(<script src.+?<\/script>)` into the manager/)![1]!
const pinned = README.match(/To pin: `(<script.+?<\/script>)`/)![1]!

/** What somebody pastes who follows the page word for word. */
const PASTED = {
  'the file of one tag': oneTag!,
  'the file for several tags': `${severalTags}<hic-quote-start></hic-quote-start>`,
  'a tag manager': `<hic-quote-start></hic-quote-start>${managed}`,
  'the pinned file': `${pinned}<hic-quote-start></hic-quote-start>`,
}

const pageUrl = useHosts(library => {
  const hosted = (text: string) => text.replaceAll(NO_HOST, library)
  const page = (pasted: string) => ({
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">${hosted(pasted)}`,
    headers: { 'content-security-policy': `default-src 'none'; img-src data:; ${hosted(policy)}` },
  })
  return {
    ...Object.fromEntries(Object.entries(PASTED).map(([name, pasted]) => [name, page(pasted)])),
    'a data layer': {
      html: `<!doctype html><title>Host</title><link rel="icon" href="data:,"><script>dataLayer = []</script>${dataLayer}
        <hic-quote-start cover-for="couples" state="ACT"></hic-quote-start>${hosted(managed)}`,
    },
    'every tag in a wide font': {
      html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">
        <style>body { margin: 0; font-family: Verdana, "DejaVu Sans", sans-serif }</style>
        ${hosted(severalTags!)}${WIDGETS.map(({ tag }) => `<${tag} loading="eager"></${tag}>`).join('')}`,
    },
  }
})

test.each(Object.keys(PASTED))('the README’s lines for %s work under its policy', async name => {
  const { page, heard } = await visit(pageUrl(name))

  await page.getByRole('button', { name: 'START COMPARING' }).click()

  await page.getByRole('alert').filter({ hasText: 'Required fields missing' }).waitFor()
  expect(heard).toEqual([])
})

describe('with every tag on a page', () => {
  let page: Page
  beforeAll(async () => {
    const opened = await open(pageUrl('every tag in a wide font'))
    page = opened.page
    return () => end(opened)
  })

  test('the headings are of the levels that the README names', async () => {
    const questions = page.locator('hic-faq')
    onTestFinished(() => questions.evaluate(tag => tag.removeAttribute('heading')))
    await questions.evaluate(tag => tag.setAttribute('heading', 'Asked'))
    await page.getByRole('heading', { name: 'Asked' }).waitFor()
    await page.getByRole('heading', { name: 'One email a month' }).waitFor()
    const headings = async (level: number) => page.getByRole('heading', { level }).allTextContents()

    expect(await headings(2)).toEqual(['Compare Health Insurance', 'Asked', 'One email a month'])
    expect(await headings(3)).toHaveLength(8)
    expect(await page.getByRole('heading').count()).toBe(11)
  })

  test('a frame that is as high as the README says holds its widget, whatever is open or said there', async () => {
    await page.setViewportSize({ width: 300, height: 4000 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const room = Object.fromEntries(
      [...README.matchAll(/`<(hic-[\w-]+)>` (?:is )?up to (\d[\d,]*\d)/g)].map(([, tag, most]) => [tag, pixels(most!)]),
    )
    const others = pixels(README.match(/the others stay below (\d+)/)![1]!)
    const questions = page.locator('hic-faq').getByRole('button')
    await questions.last().waitFor()
    await page.getByRole('heading', { name: 'Asked' }).waitFor({ state: 'detached' }) // it would add to the height

    const heights: Record<string, number> = {}
    async function measure() {
      for (const { tag } of WIDGETS) {
        const { height } = (await page.locator(tag).boundingBox())!
        heights[tag] = Math.max(heights[tag] ?? 0, height)
      }
    }
    await page.getByRole('button', { name: 'START COMPARING' }).click()
    await page.getByText('Please select your state.').waitFor()
    await page.getByLabel('Email address').fill('nobody')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('hic-newsletter [data-about=error]').waitFor()
    for (const question of await questions.all()) {
      await question.click()
      await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')
      await measure()
    }

    expect(Object.keys(room)).toEqual(['hic-quote-start', 'hic-faq', 'hic-stats', 'hic-newsletter'])
    for (const { tag } of WIDGETS) expect(heights[tag], tag).toBeLessThanOrEqual(room[tag] ?? others)
  })
})

test('the README’s lines for a data layer tell it what a visitor chose, and nothing of an earlier event', async () => {
  const { page } = await visit(pageUrl('a data layer'))
  await page.evaluate(() => document.addEventListener('hic-start-comparing', event => event.preventDefault()))

  await page.getByRole('button', { name: 'START COMPARING' }).click()

  const pushed = () => page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)
  await expect.poll(pushed).toEqual([
    { hicompare: null },
    {
      event: 'hic-start-comparing',
      hicompare: expect.objectContaining({ coverFor: 'couples', state: 'ACT' }),
    },
  ])
})

const pixels = (written: string) => Number(written.replace(',', ''))
