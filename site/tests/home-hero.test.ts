import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { DEMO_FUNDS, DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'
import { expectStillScenery } from './scenery.ts'
import { holdReactBack, listens, startReact, visit, walkTo } from './visit.ts'

describe('the hero', () => {
  /** For all of them; the later ones move the mouse, choose and go on. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/')).page
  })
  afterAll(() => page.close())

  test('the hero has its heading, its tagline, two questions, two buttons and the rating', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Compare Health Insurance')
    expect(await page.getByText(`We do the hard work, you ${BRAND.verb}.`).isVisible()).toBe(true)
    expect(await page.getByLabel('Who is this cover for?').locator('option').allTextContents()).toEqual([
      expect.any(String),
      'Just for me',
      'Me and my partner',
      'Family',
      'Single parent',
      'Extended family',
    ])
    expect((await page.getByLabel('State').locator('option').allTextContents()).slice(1)).toEqual(
      'NSW VIC QLD WA SA TAS ACT NT'.split(' '),
    )
    for (const name of ['START COMPARING', 'SCHEDULE A CALL'])
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true)
    expect(await page.getByText('4.8', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByText('Google Reviews').first().isVisible()).toBe(true)
  })

  test('the mascot bounces for one second in every five', async () => {
    const bounce = await page.locator('.hic-quokka').evaluate(quokka => {
      const [animation] = quokka.getAnimations()
      const effect = animation!.effect as KeyframeEffect
      const { duration, iterations } = effect.getTiming()
      const frames = effect.getKeyframes()
      const lastMove = Math.max(
        ...frames.filter(({ transform }) => transform !== 'none').map(frame => frame.computedOffset),
      )
      const atRest = frames.find(frame => frame.computedOffset > lastMove)!
      return { duration, iterations, restsAfter: (duration as number) * atRest.computedOffset }
    })

    expect(bounce).toEqual({ duration: 5_000, iterations: Number.POSITIVE_INFINITY, restsAfter: 1_000 })
  })

  test('the scenery follows the mouse a little', async () => {
    await startReact(page)
    const sun = page.locator('svg .depth-1').first()
    const before = await sun.evaluate(layer => getComputedStyle(layer).translate)
    await page.mouse.move(1200, 800)
    await page.mouse.move(1270, 890)
    await page.waitForFunction(
      old => getComputedStyle(document.querySelector('svg .depth-1')!).translate !== old,
      before,
    )
    const [x = 0, y = 0] = (await sun.evaluate(layer => getComputedStyle(layer).translate))
      .match(/-?[\d.]+/g)!
      .map(Number)

    const still = await page.locator('[class*=depth-]').evaluateAll(layers => ({
      sections: new Set(layers.map(layer => layer.closest('section'))).size,
      layers: layers
        .filter(layer => /^(none|0px)/.test(getComputedStyle(layer).translate))
        .map(layer => layer.outerHTML),
    }))
    const styledAnew = await page
      .locator('main *')
      .evaluateAll(
        all =>
          all.filter(it => !it.closest('[class*=depth-]') && getComputedStyle(it).getPropertyValue('--mouse-x')).length,
      )

    for (const far of [x, y].map(Math.abs)) {
      expect(far).toBeGreaterThan(0)
      expect(far).toBeLessThanOrEqual(20)
    }
    expect(still.sections, 'sections that have some').toBeGreaterThan(1)
    expect(still.layers, 'what stands still').toEqual([])
    expect(styledAnew, 'elements without depth that are styled anew with each move').toBe(0)
  })

  test('SCHEDULE A CALL carries nothing, the state alone, or both', async () => {
    for (const [label, option, leadsTo] of [
      [undefined, undefined, '/schedule-call'],
      ['State', 'NT', '/schedule-call?postcode=NT'],
      ['Who is this cover for?', 'Family', '/schedule-call?coverFor=families&postcode=NT'],
    ] as const) {
      if (label) await page.getByLabel(label).selectOption(option)
      await page.getByRole('button', { name: 'SCHEDULE A CALL' }).click()

      await page.waitForURL(url => url.pathname + url.search === leadsTo)
      // The address changes before the page: who goes back between the two never leaves the hero.
      await page.getByRole('heading', { level: 1, name: 'Schedule a call' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: 'Compare Health Insurance' }).waitFor()
    }
  })

  test('START COMPARING leads to /quote with both selections, and back from there the hero still has them', async () => {
    await page.getByLabel('Who is this cover for?').selectOption('Single parent')
    await page.getByLabel('State').selectOption('TAS')
    await page.getByRole('button', { name: 'START COMPARING' }).click()

    await page.waitForURL(url => url.pathname + url.search === '/quote?coverFor=single-parents&postcode=TAS')

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Compare Health Insurance' }).waitFor()
    expect(await page.getByLabel('Who is this cover for?').inputValue()).toBe('single-parents')
    expect(await page.getByLabel('State').inputValue()).toBe('TAS')
  })
})

test('START COMPARING asks for both selections in a toast at the bottom right that closes after 4 to 5 s', async () => {
  await using visited = await visit('/')
  const { page } = visited
  await page.getByLabel('State').selectOption('QLD')
  // From here on the test controls time, however busy the machine is.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  const toast = page.locator('.hic-toast')
  const comes = async () => {
    await page.clock.runFor(50)
    return toast.count()
  }
  await expect.poll(comes).toBe(1)
  // Where it rests once it has slid in.
  const lies = () => toast.evaluate(it => it.getBoundingClientRect().bottom)
  await expect.poll(async () => (await lies()) > 820 && (await lies()) <= 900).toBe(true)
  const words = await toast.textContent()
  const right = await toast.evaluate(it => it.getBoundingClientRect().right)

  expect(words).toContain('Required fields missing')
  expect(words).toContain('Please select who this cover is for and your state before continuing.')
  expect(right).toBeGreaterThan(1280 - 60)
  expect(await toast.getAttribute('data-type'), 'how it is drawn').toBe('error')
  await page.clock.runFor(4_000)
  expect(await toast.count()).toBe(1)
  await page.clock.runFor(1_000)
  await toast.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('opened again in the same tab, the hero has the earlier answers, even before React', async () => {
  await using visited = await walkTo('/compare?coverFor=families&postcode=QLD')
  const { page } = visited
  await listens(page)
  await holdReactBack(page)
  await page.goto('/')

  await expect.poll(() => page.getByLabel('Who is this cover for?').inputValue()).toBe('families')
  expect(await page.getByLabel('State').inputValue()).toBe('QLD')
  await page.getByLabel('State').selectOption('NT')
  await page.unrouteAll()
  await page.reload()
  await expect.poll(() => page.getByLabel('Who is this cover for?').inputValue()).toBe('families')
  await startReact(page)
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  await page.waitForURL(url => url.pathname + url.search === '/quote?coverFor=families&postcode=QLD')
})

describe('the home page without script', () => {
  /** For both; the last leads away from it. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/', { javaScriptEnabled: false })).page
  })
  afterAll(() => page.close())

  test('the strip scrolls past twelve insurers, says that it is demo data, and can be paused without script', async () => {
    const strip = page.getByRole('region', { name: 'Insurers we compare' })
    const names = strip.locator('ul').first()
    const moves = () => names.evaluate(list => list.getAnimations().map(passing => passing.playState))

    expect(await strip.getByRole('listitem').allTextContents()).toEqual(DEMO_FUNDS.map(fund => fund.name))
    expect(await strip.getByText(DEMO_NOTICE).isVisible()).toBe(true)
    expect(await moves()).toEqual(['running'])
    await strip.getByLabel('Pause').check()
    expect(await moves()).toEqual(['paused'])
  })

  test('the hero works without script too, and the browser requires its two answers', async () => {
    await page.getByRole('button', { name: 'START COMPARING' }).click()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByLabel('Who is this cover for?').selectOption('Family')
    await page.getByLabel('State').selectOption('QLD')
    await page.getByRole('button', { name: 'START COMPARING' }).click()

    await page.waitForURL(url => url.pathname + url.search === '/quote?coverFor=families&postcode=QLD')
  })
})

describe('the home page that keeps still', () => {
  /** For all of them. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/', { reducedMotion: 'reduce' })).page
  })
  afterAll(() => page.close())

  test('the strip stands still, all twelve in view and none alone in its row', async () => {
    const strip = page.getByRole('region', { name: 'Insurers we compare' })

    expect(
      await strip
        .locator('ul')
        .first()
        .evaluate(list => getComputedStyle(list).animationName),
    ).toBe('none')
    for (const { name } of DEMO_FUNDS) {
      const box = (await strip.getByText(name, { exact: true }).first().boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(1280)
    }

    for (const width of [360, 480, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await strip
        .locator('ul')
        .first()
        .getByRole('listitem')
        .evaluateAll(names => names.map(name => name.getBoundingClientRect().top))
      const inTheLastRow = tops.filter(top => top === tops.at(-1)).length

      expect(inTheLastRow, `${width} px`).toBe(tops.filter(top => top === tops[0]).length)
    }
  })

  test('on a phone the twelve insurers are in two columns', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const names = page.getByRole('region', { name: 'Insurers we compare' }).getByRole('listitem')
    const boxes = await names.evaluateAll(all => all.map(name => name.getBoundingClientRect().toJSON() as DOMRect))

    expect(boxes).toHaveLength(12)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(6)
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(360 - 16)
  })

  test('the words of the hero end above the whole sun, however wide the screen', async () => {
    const sun = page.locator('main svg > .depth-1 > circle').first()
    for (const width of [1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 })
      const words = (await page.getByText('Free, and you see prices before').boundingBox())!

      expect(words.y + words.height, `${width} px`).toBeLessThan((await sun.boundingBox())!.y - 12)
    }
    expect(await sun.evaluate(it => getComputedStyle((it as SVGElement).ownerSVGElement!).overflow)).toBe('visible')
  })

  test('the scenery does not follow the mouse', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectStillScenery(page)
  })

  test('a long name of an insurer leaves the next one its place, on a screen and on paper', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const name = page.getByRole('region', { name: 'Insurers we compare' }).getByRole('listitem').first()
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media, reducedMotion: media === 'print' ? 'no-preference' : 'reduce' })
      // In one step: React would put back the original name.
      const over = await name.evaluate(it => {
        it.textContent = 'Queensland Country Health Fund Ltd'
        return it.scrollWidth - it.clientWidth
      })

      expect(over, media).toBe(0)
    }
  })
})
