import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { WIDGETS } from '../widgets.ts'
import { useHosts } from './serve.ts'
import { open, visit } from './visit.ts'

/** All tags in a light page, which is only looked at until some are brought to life at the end of this file. */
let light: Page

const AT_REST = { reducedMotion: 'reduce', forcedColors: null, colorScheme: 'light' } as const

const TAGS = WIDGETS.map(({ tag }) => `<${tag} loading="eager"></${tag}>`).join('\n')

const pageUrl = useHosts(library => {
  const page = (style: string) => ({
    html: `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"><style>${style}</style>
    <script type="module" src="${library}/hic.js"></script></head><body><main><h1>Host</h1>${TAGS}</main></body></html>`,
  })
  return {
    light: page(''),
    dark: page('html{color-scheme:dark;background:#0e1a17;color:#fff}'),
    themed: page(
      'body{font-family:monospace;--hic-color-action:#00f;--hic-color-action-ink:#fff}hic-quote-start::part(root){padding:40px}',
    ),
  }
})

beforeAll(async () => {
  light = (await open(pageUrl('light'))).page
  await light.getByRole('button', { name: 'START COMPARING' }).waitFor()
  await light.emulateMedia(AT_REST)
})
afterAll(() => light.context().close())

async function bringToLife(page: Page) {
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).click()
  await page.getByText('Please select your state.').waitFor()
}

// The story DarkAndFailed, in stories/elements, is of the same pictures, and axe judges it too.
test('axe finds no fault with any tag in dark colours', async () => {
  const { page } = await visit(pageUrl('dark'))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringToLife(page)

  expect(await axeFaults(page)).toEqual([])
}, 90_000)

test('a partner’s own colours, font and spacing apply inside the widgets', async () => {
  const { page } = await visit(pageUrl('themed'))
  const start = page.getByRole('button', { name: 'START COMPARING' })
  await start.waitFor()

  const look = await start.evaluate(button => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(button)
    return { backgroundColor, color, fontFamily, padding: getComputedStyle(button.closest('.hic-root')!).paddingTop }
  })

  expect(look).toEqual({
    backgroundColor: 'rgb(0, 0, 255)',
    color: 'rgb(255, 255, 255)',
    fontFamily: 'monospace',
    padding: '40px',
  })
  const stars = page.getByRole('img', { name: '4.8 of 5 stars' })
  expect(await stars.evaluate(drawn => getComputedStyle(drawn).fill)).toBe('rgb(255, 197, 61)')
  await start.click()
  expect(await page.getByRole('alert').evaluate(toast => getComputedStyle(toast).fontFamily)).toBe('monospace')
})

test.each([
  ['monospace', '13px'],
  ['monospace, monospace', '16px'],
  ['"Courier New", monospace', '16px'],
])('as the README says, a page in %s has widgets whose text is %s', async (font, size) => {
  const style = await light.addStyleTag({ content: `body { font-family: ${font} }` })
  const hero = light.locator('hic-quote-start .hic-root')

  const shown = await hero.evaluate(box => getComputedStyle(box).fontSize)
  await style.evaluate((it: HTMLStyleElement) => it.remove())

  expect(shown).toBe(size)
})

test('a page’s own --font-display, a name that Tailwind’s users choose too, is not taken for the font of our headings', async () => {
  const style = await light.addStyleTag({ content: ':root { --font-display: cursive }' })
  const fonts = await light
    .locator('hic-quote-start')
    .locator('.hic-root, .hic-quote-heading')
    .evaluateAll(parts => parts.map(part => getComputedStyle(part).fontFamily))
  await style.evaluate((it: HTMLStyleElement) => it.remove())

  expect(fonts).toHaveLength(2)
  expect(fonts[1]).toBe(fonts[0])
})

test('on a phone the four figures are two by two, and none is cut off on either side', async () => {
  await light.setViewportSize({ width: 360, height: 800 })
  onTestFinished(() => light.setViewportSize({ width: 1200, height: 1400 }))
  const cards = light.locator('.hic-stat')
  await cards.last().waitFor()

  const boxes = await cards.evaluateAll(cards => cards.map(card => card.getBoundingClientRect().toJSON()))
  const wider = await light
    .locator('.hic-stat-face, .hic-stat-face *')
    .evaluateAll(parts => parts.filter(part => part.scrollWidth > part.clientWidth && part.clientWidth > 1).length)

  expect(boxes.map(({ top }) => top === boxes[0].top)).toEqual([true, true, false, false])
  expect(wider).toBe(0)
})

test('main controls are 44 pixels high and everything that can be pressed is at least 24', async () => {
  await light.getByRole('button', { name: 'Subscribe' }).waitFor()
  await light.getByRole('button', { name: 'START COMPARING' }).waitFor()

  const sizes = await light.getByRole('button').evaluateAll(buttons =>
    buttons.map(button => ({
      name: button.textContent || button.ariaLabel,
      ...button.getBoundingClientRect().toJSON(),
    })),
  )
  const main = await light
    .locator('.hic-button, .hic-field')
    .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().height))
  const small = sizes.filter(({ width, height }) => Math.min(width, height) < 24).map(({ name }) => name)

  expect(main).toHaveLength(6)
  expect(Math.min(...main)).toBeGreaterThanOrEqual(44)
  expect(small).toEqual([])
})

test('in forced colours every field and button of the form keeps its border', async () => {
  await light.emulateMedia({ forcedColors: 'active' })
  onTestFinished(() => light.emulateMedia(AT_REST))
  await light.getByRole('button', { name: 'START COMPARING' }).waitFor()

  const borders = await light
    .locator('hic-quote-start form :is(select, button)')
    .evaluateAll(controls => controls.map(control => getComputedStyle(control).borderTopColor))

  expect(borders).toHaveLength(4)
  expect(borders).not.toContain('rgba(0, 0, 0, 0)')
})

// From here on, tags of that page are brought to life and given other words.
test('axe finds no fault with any tag in light colours, painted or alive', async () => {
  expect(await axeFaults(light)).toEqual([])

  await bringToLife(light)
  expect(await axeFaults(light)).toEqual([])
}, 90_000)

test('nothing in any tag moves for people who prefer reduced motion', async () => {
  await light.emulateMedia({ reducedMotion: 'no-preference' })
  onTestFinished(() => light.emulateMedia(AT_REST))
  const quokka = light.locator('hic-quote-start .hic-quokka')
  expect(await quokka.evaluate(drawing => getComputedStyle(drawing).animationName)).toBe('hic-bounce')
  await light.emulateMedia({ reducedMotion: 'reduce' })
  await light.getByRole('button', { name: 'START COMPARING' }).click()
  await light.getByRole('alert').first().waitFor() // an earlier one may be about to go

  const moving = await light.evaluate(
    tags => {
      const found: string[] = []
      for (const element of tags.flatMap(tag => [...document.querySelector(tag)!.shadowRoot!.querySelectorAll('*')]))
        for (const part of ['', '::before', '::after']) {
          const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element, part)
          const still = transitionProperty === 'none' || /^0s(, 0s)*$/.test(transitionDuration)
          if (animationName !== 'none' || !still) found.push(`${element.outerHTML.slice(0, 80)} ${part}`)
        }
      return found
    },
    WIDGETS.map(({ tag }) => tag),
  )

  expect(moving).toEqual([])
})

test('in forced colours the icon of an open answer has the colour of its question', async () => {
  await light.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  onTestFinished(() => light.emulateMedia(AT_REST))
  const question = light.getByRole('button', { name: 'What are waiting periods?' })
  await question.click()
  await expect.poll(() => question.getAttribute('aria-expanded')).toBe('true')

  const colours = await question.evaluate(button =>
    [button, button.querySelector('svg')!].map(part => getComputedStyle(part).color),
  )
  expect(colours[1]).toBe(colours[0])
})

test('a long name, figure or word of a partner’s own stays within its card, also in the tooltip on a phone', async () => {
  const name = 'N'.repeat(60)
  await light.evaluate(name => {
    const review = { name, rating: 5, text: 'Made up.', date: 'today', verified: true }
    const figure = { icon: 'people', value: 1e15, label: 'made up', tooltip: name, back: 'Made up.' }
    Object.assign(document.querySelector('hic-reviews')!, { items: [review, review, review] })
    Object.assign(document.querySelector('hic-stats')!, { items: [figure, figure, figure, figure] })
  }, name)
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!
    return x + width
  }

  // The tooltips say the same name, and come first.
  const review = light.getByRole('group', { name: '1 of 3' })
  expect(await endOf(review.getByText(name))).toBeLessThan(await endOf(review))
  const figure = light.getByRole('listitem').filter({ hasText: 'made up' }).first()
  expect(await endOf(figure.getByText('1,000,000,000M'))).toBeLessThan(await endOf(figure))
  await light.setViewportSize({ width: 360, height: 800 })
  const tooltip = light.getByRole('tooltip', { includeHidden: true }).last()
  const [tooltipEnds, cardEnds] = await tooltip.evaluate(box =>
    [box, box.parentElement!].map(part => part.getBoundingClientRect().right),
  )
  expect(tooltipEnds).toBeLessThan(cardEnds!)
})
