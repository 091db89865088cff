import { expect, test } from 'vitest'
import { page, put, seen, start, state, useBarePage } from './bare-page.ts'
import { eventAfter } from './visit.ts'

useBarePage()

/** Holds React back until it is released. */
async function holdReactBack(): Promise<() => void> {
  const slow = Promise.withResolvers<void>()
  await page.route(/\/react-/, async route => {
    await slow.promise
    await route.continue()
  })
  return slow.resolve
}

test('START COMPARING leads on with what was chosen, and needs no React for it', async () => {
  await put('<hic-quote-start base-url="https://site.example" partner="demo"></hic-quote-start>')
  await page.route('https://site.example/**', route => route.fulfill({ body: 'the site' }))
  await holdReactBack()
  await state().selectOption('NT')
  await page.getByLabel('Who is this cover for?').selectOption('singles')
  await start().click()

  await page.waitForURL('https://site.example/quote?coverFor=singles&postcode=NT&partner=demo')
})

test('SCHEDULE A CALL leads on with what was chosen so far, and needs no React for it', async () => {
  await put('<hic-quote-start base-url="https://site.example"></hic-quote-start>')
  await page.route('https://site.example/**', route => route.fulfill({ body: 'the site' }))
  await holdReactBack()
  await state().selectOption('NT')
  await page.getByRole('button', { name: 'SCHEDULE A CALL' }).click()

  await page.waitForURL('https://site.example/schedule-call?postcode=NT')
})

const BY_TOP = 'allow-scripts allow-forms allow-top-navigation-by-user-activation'
const BY_TAB = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

test.each([
  ['the whole page', 'no', BY_TOP],
  ['a new tab', 'no', BY_TAB],
  ['the whole page', 'the', `${BY_TOP} allow-same-origin`],
])(
  'from a frame START COMPARING opens the site in %s, which may not be framed, and names %s page',
  async (_, named, may) => {
    const context = page.context()
    const referrers: (string | undefined)[] = []
    await context.route('https://site.example/**', async route => {
      referrers.push((await route.request().allHeaders()).referer)
      // As the site sends it: a tab that keeps the frame's sandbox would show the browser's error instead.
      await route.fulfill({ body: 'the site', headers: { 'cross-origin-opener-policy': 'same-origin' } })
    })
    const script = await page.locator('script').evaluate((script: HTMLScriptElement) => script.src)
    await put(`<iframe sandbox="${may}" width="600" height="600" srcdoc='
    <script type="module" src="${script}"></script>
    <hic-quote-start base-url="https://site.example" cover-for="singles" state="NT"></hic-quote-start>'></iframe>`)
    const theirs = `${new URL(page.url()).origin}/`

    await page.frameLocator('iframe').getByRole('button', { name: 'START COMPARING' }).click()

    await expect
      .poll(() => context.pages().map(open => open.url()))
      .toContain('https://site.example/quote?coverFor=singles&postcode=NT')
    expect(referrers).toEqual([named === 'no' ? undefined : theirs])
  },
)

test('in a sandbox that allows no more than scripts and forms, the widgets answer and can be written to', async () => {
  const script = await page.locator('script').evaluate((script: HTMLScriptElement) => script.src)
  await page.route('**/rest/v1/newsletter_subscriptions', route =>
    route.fulfill({
      status: 201,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )
  await put(`<iframe sandbox="allow-scripts allow-forms" width="600" height="900" srcdoc='
    <script type="module" src="${script}"></script><hic-newsletter></hic-newsletter><hic-faq></hic-faq>'></iframe>`)
  const frame = page.frameLocator('iframe')

  await frame.getByRole('button', { name: 'Medicare Levy Surcharge' }).click()
  await frame.getByRole('button', { name: 'Medicare Levy Surcharge', expanded: true }).waitFor()
  await frame.getByRole('textbox').fill('someone@example.com')
  await frame.getByRole('button', { name: 'Subscribe' }).click()

  await frame.getByText('Successfully subscribed to newsletter!').first().waitFor()
})

test('from a frame the newsletter’s links lead the whole page on', async () => {
  await page.route('https://site.example/**', route => route.fulfill({ body: 'the site' }))
  const script = await page.locator('script').evaluate((script: HTMLScriptElement) => script.src)
  await put(`<iframe width="600" height="600" srcdoc='
    <script type="module" src="${script}"></script>
    <hic-newsletter base-url="https://site.example"></hic-newsletter>'></iframe>`)

  await page.frameLocator('iframe').getByRole('link', { name: 'How we handle your address' }).click()

  await page.waitForURL('https://site.example/privacy')
})

test('what is missing shows before React is there and, once it is, in a toast too', async () => {
  await put('<hic-quote-start></hic-quote-start>')
  await page.evaluate(() => {
    document.addEventListener('hic-invalid', event => console.info(JSON.stringify((event as CustomEvent).detail)))
  })
  const letReactCome = await holdReactBack()

  await page.getByLabel('Who is this cover for?').selectOption('Family')
  await start().click()
  await page.getByText('Please select your state.').waitFor()
  expect(await page.getByText('Please select who this cover is for.').isVisible()).toBe(false)
  expect(await state().getAttribute('aria-invalid')).toBe('true')
  letReactCome()

  await page.getByRole('alert').filter({ hasText: 'Required fields missing' }).waitFor()
  expect(await page.getByText('Please select your state.').isVisible()).toBe(true)
  expect(seen.heard).toEqual(['info: {"missing":["state"]}'])
})

test('the page can take over what a press does, and is asked only once, before and after React', async () => {
  await put('<hic-quote-start cover-for="families" state="QLD" partner="demo"></hic-quote-start>')
  await page.evaluate(() => {
    document.addEventListener('hic-start-comparing', event => {
      event.preventDefault()
      console.info(JSON.stringify((event as CustomEvent).detail))
    })
  })
  const address = page.url()
  const letReactCome = await holdReactBack()
  const asked = expect.stringMatching(
    /^info: {"coverFor":"families","state":"QLD","partner":"demo","href":".*partner=demo"}$/,
  )

  await start().click()
  await expect.poll(() => seen.heard).toEqual([asked])
  await eventAfter(page, 'hic-ready', async () => letReactCome())
  expect(seen.heard).toEqual([asked])
  await start().click()

  await expect.poll(() => seen.heard).toEqual([asked, asked])
  expect(page.url()).toBe(address)
})

test('an attribute that changes before React is there changes the picture', async () => {
  await put('<hic-quote-start></hic-quote-start>')
  await holdReactBack()
  await start().waitFor()

  await page.evaluate(() => document.querySelector('hic-quote-start')!.setAttribute('heading', 'Ours'))

  await page.getByRole('heading', { name: 'Ours' }).waitFor()
  expect(seen.fetched.filter(url => url.includes('/react-'))).toEqual([])
})

test('an attribute that changes while React is on its way takes away neither what was chosen nor the focus', async () => {
  await put('<hic-quote-start></hic-quote-start>')
  const letReactCome = await holdReactBack()
  await state().focus()
  await state().selectOption('NT')
  await page.evaluate(() => document.querySelector('hic-quote-start')!.setAttribute('heading', 'Ours'))

  await eventAfter(page, 'hic-ready', async () => letReactCome())
  await page.getByRole('heading', { name: 'Ours' }).waitFor()

  expect(await state().inputValue()).toBe('NT')
  expect(await state().evaluate(field => field.matches(':focus'))).toBe(true)
  expect(seen.heard).toEqual([])
})

test('a tag that names another language and direction has them before React is there', async () => {
  await put('<hic-quote-start lang="ar" dir="rtl"></hic-quote-start>')
  await start().waitFor()

  const box = await start().evaluate(button => {
    const { lang, dir } = button.closest<HTMLElement>('.hic-root')!
    return { lang, dir }
  })

  expect(box).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(seen.fetched.filter(url => url.includes('/react-'))).toEqual([])
})

test('questions that the page writes after the script has loaded show, and need no React', async () => {
  await put('<hic-faq><details><summary>Who?</summary>Everybody.</details></hic-faq>')
  await page.getByRole('button', { name: 'Who?' }).waitFor()

  await page.evaluate(() =>
    document
      .querySelector('hic-faq')!
      .insertAdjacentHTML('beforeend', '<details><summary>When?</summary>In July.</details>'),
  )

  await page.getByRole('button', { name: 'When?' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(2)
  expect(seen.fetched.filter(url => url.includes('/react-'))).toEqual([])
})

test('an answer opens before React is there, stays open when it comes, and the page is told', async () => {
  await put('<hic-faq></hic-faq>')
  const letReactCome = await holdReactBack()
  const question = page.getByRole('button', { name: 'Medicare Levy Surcharge' })
  const told = page.evaluate(
    () => new Promise(done => document.addEventListener('hic-toggle', event => done((event as CustomEvent).detail))),
  )

  await question.click()
  expect(await question.getAttribute('aria-expanded')).toBe('true')
  expect(await page.locator('hic-answer:not([hidden])').count()).toBe(1)
  letReactCome()

  expect(await told).toEqual({ item: 'item-2', open: true })
  expect(await question.getAttribute('aria-expanded')).toBe('true')
  await question.click()
  await expect.poll(() => page.locator('hic-answer:not([hidden])').count()).toBe(0)
  expect(seen.heard).toEqual([])
})

test('on a page that the browser translates, an answer that opened before React was there stays open, and the page is told', async () => {
  await put('<hic-faq></hic-faq>')
  const letReactCome = await holdReactBack()
  const question = page.getByRole('button', { name: 'Medicare Levy Surcharge' })
  await question
    .locator('span')
    .last()
    .evaluate(words => {
      const translated = document.createElement('font')
      translated.textContent = 'Was ist der Medicare Levy Surcharge?'
      words.replaceChildren(translated)
    })

  await question.click()
  const told = await eventAfter(page, 'hic-toggle', async () => letReactCome())

  expect(told).toEqual({ item: 'item-2', open: true })
  await expect.poll(() => question.locator('font').count()).toBe(0)
  expect(await question.getAttribute('aria-expanded')).toBe('true')
  expect(await page.locator('hic-answer:not([hidden])').count()).toBe(1)
})

test('an answer that the address names opens and is in view, at first and later, wherever the tag stands', async () => {
  const open = (question: string) => page.getByRole('button', { name: question, expanded: true })
  await page.evaluate(() => location.assign('#item-3'))
  await put('<div style="height:9000px"></div><hic-faq></hic-faq>')

  await open('switch health funds').waitFor()
  await expect
    .poll(() => open('switch health funds').evaluate(({ ownerDocument }) => ownerDocument.defaultView!.scrollY))
    .toBeGreaterThan(5000)
  await page.evaluate(() => location.assign('#top'))
  await put('<hic-faq></hic-faq>')
  await page.getByRole('button', { name: 'Lifetime Health Cover' }).waitFor()
  await page.evaluate(() => location.assign('#item-7'))

  await open('Lifetime Health Cover').waitFor()
  expect(await page.locator('hic-answer:not([hidden])').count()).toBe(1)
})

test('a card flips before React is there, stays flipped when it comes, and the page is told once', async () => {
  await put('<hic-stats></hic-stats>')
  const letReactCome = await holdReactBack()
  await page.evaluate(() => {
    document.addEventListener('hic-flip', event => console.info(JSON.stringify((event as CustomEvent).detail)))
  })
  const card = page.getByRole('button', { name: 'certified advisors' })
  const turned = () => page.locator('[data-flipped=true]').count()
  const told = 'info: {"item":"certified advisors","flipped":true}'

  await card.click()
  await expect.poll(turned).toBe(1)
  expect(seen.heard).toEqual([told])
  await eventAfter(page, 'hic-ready', async () => letReactCome())
  await page.getByRole('status').filter({ hasText: /./ }).waitFor()
  expect(await turned()).toBe(1)
  expect(seen.heard).toEqual([told])
  await card.click()

  await expect.poll(turned).toBe(0)
})

/** What the figure of the second card has shown, from the drawing of its picture on. */
const counted = () =>
  page.evaluateHandle(() => {
    const root = document.querySelector('hic-stats')!.shadowRoot!
    const shown: string[] = []
    new MutationObserver(() => {
      const figure = root.querySelectorAll('.hic-stat-figure > [aria-hidden]')[1]?.textContent
      if (figure && figure !== shown.at(-1)) shown.push(figure)
    }).observe(root, { childList: true, characterData: true, subtree: true })
    return shown
  })
const reactFetched = () => seen.fetched.filter(url => url.includes('/react-'))

test('figures count up without React, and not again when it comes', async () => {
  await put('<hic-stats></hic-stats>')
  const shown = await counted()
  await expect.poll(() => shown.evaluate(shown => shown.slice(1).at(-1))).toBe('100K+')
  expect(reactFetched()).toEqual([])
  const before = await shown.jsonValue()
  expect(before.length).toBeGreaterThan(3)

  await eventAfter(page, 'hic-ready', () => page.getByRole('button', { name: 'Australians helped' }).hover())
  await page.evaluate(() => new Promise(seen => new IntersectionObserver(seen).observe(document.body)))
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))

  expect(await shown.jsonValue()).toEqual(before)
  expect(seen.heard).toEqual([])
})

test('React that comes while figures are counting lets them count to the end', async () => {
  await put('<hic-stats></hic-stats>')
  const shown = await counted()

  await eventAfter(page, 'hic-ready', () => page.getByRole('button', { name: 'Australians helped' }).hover())

  const all = await shown.jsonValue()
  expect(all.at(-1)).toBe('100K+')
  expect(new Set(all.slice(1)).size, 'each shows once').toBe(all.length - 1)
  expect(seen.heard).toEqual([])
})

const place = () => page.locator('hic-reviews [aria-live]')

test('reviews move on by themselves without React, and stay where they are when it comes', async () => {
  await put('<hic-reviews stay-ms="1000"></hic-reviews>')
  await expect.poll(() => place().textContent()).toMatch(/^[2-9] to/)
  expect(reactFetched()).toEqual([])
  expect(await place().getAttribute('aria-live')).toBe('off')

  await eventAfter(page, 'hic-ready', () => page.getByText('Sample reviews').hover())

  expect(await place().textContent()).toMatch(/^[2-9] to/)
  expect(await place().getAttribute('aria-live')).toBe('polite')
  expect(seen.heard).toEqual([])
})

test('reviews turn by button and by key before React is there, and a press on pause counts once it is', async () => {
  await put('<hic-reviews></hic-reviews>')
  const letReactCome = await holdReactBack()

  await page.getByRole('button', { name: 'Next review' }).click()
  await page.getByText('2 to 4 of 15').waitFor()
  await page.getByRole('group', { name: 'Customer reviews' }).press('End')
  await page.getByText('13 to 15 of 15').waitFor()
  await page.getByRole('button', { name: 'Previous review' }).click()
  await page.getByText('12 to 14 of 15').waitFor()
  await page.getByRole('button', { name: 'Pause the reviews' }).click()
  letReactCome()

  await page.getByRole('button', { name: 'Play the reviews' }).waitFor()
  expect(await page.getByText('12 to 14 of 15').isVisible()).toBe(true)
  expect(seen.heard).toEqual([])
})

test('if React never comes, reviews that could not be paused keep still', async () => {
  await page.clock.install()
  await put('<hic-reviews></hic-reviews>')
  await page.route(/\/react-/, route => route.abort())
  await eventAfter(page, 'hic-error', () => page.getByText('Sample reviews').hover())
  await page.mouse.move(0, 1300)

  await page.clock.runFor(20_000)

  expect(await place().getAttribute('aria-live')).toBe('polite') // "off" while it moves
  expect(await page.getByRole('group', { name: 'Customer reviews' }).evaluate(row => row.scrollLeft)).toBe(0)
})

test('if what turns the reviews comes after React has failed, they keep still too', async () => {
  const letItCome = Promise.withResolvers<void>()
  await page.route(/\/reviews-press-/, route => letItCome.promise.then(() => route.continue()))
  await page.route(/\/react-/, route => route.abort())
  await page.clock.install()
  await put('<hic-reviews></hic-reviews>')
  await eventAfter(page, 'hic-error', () => page.getByText('Sample reviews').hover())
  await page.mouse.move(0, 1300)
  const came = page.waitForEvent('requestfinished', request => request.url().includes('/reviews-press-'))
  letItCome.resolve()
  await came
  await page.evaluate(() => new Promise(seen => new IntersectionObserver(seen).observe(document.body)))

  await page.clock.runFor(20_000)

  expect(await place().getAttribute('aria-live')).toBe('polite') // "off" while it moves
  expect(await page.getByRole('group', { name: 'Customer reviews' }).evaluate(row => row.scrollLeft)).toBe(0)
})

test('Enter in the newsletter’s field counts before React is there', async () => {
  await put('<hic-newsletter></hic-newsletter>')
  const letReactCome = await holdReactBack()
  await page.getByLabel('Email address').fill('nobody')

  await page.getByLabel('Email address').press('Enter')
  letReactCome()

  await page.locator('hic-newsletter').getByText('Invalid email address').first().waitFor()
})
