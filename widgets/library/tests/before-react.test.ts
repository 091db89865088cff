import { expect, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { holdReactBack, page, put, reactFetched, seen, start, state, useBarePage } from './bare-page.ts'
import { eventAfter } from './visit.ts'

useBarePage()

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

test('before React is there, a tag has the language and direction that it names, and an attribute that changes changes the picture', async () => {
  await put('<hic-quote-start lang="ar" dir="rtl"></hic-quote-start>')
  await start().waitFor()

  const box = await start().evaluate(button => {
    const { lang, dir } = button.closest<HTMLElement>('.hic-root')!
    return { lang, dir }
  })

  expect(box).toEqual({ lang: 'ar', dir: 'rtl' })
  await page.evaluate(() => document.querySelector('hic-quote-start')!.setAttribute('heading', 'Ours'))
  await page.getByRole('heading', { name: 'Ours' }).waitFor()
  expect(reactFetched()).toEqual([])
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
  expect(reactFetched()).toEqual([])
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

  expect(await told).toEqual({ item: 'item-2', question: 'What is the Medicare Levy Surcharge?', open: true })
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

  expect(told).toEqual({ item: 'item-2', question: 'What is the Medicare Levy Surcharge?', open: true })
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

test('Enter in the newsletter’s field counts before React is there', async () => {
  await put('<hic-newsletter></hic-newsletter>')
  const letReactCome = await holdReactBack()
  await page.getByLabel('Email address').fill('nobody')

  await page.getByLabel('Email address').press('Enter')
  letReactCome()

  await page.locator('hic-newsletter').getByText('Invalid email address').first().waitFor()
})

test('a mouse that moves about in a widget just as React takes over leaves no error in the page', async () => {
  await put('<hic-reviews></hic-reviews>')
  await page.locator('hic-reviews button').first().waitFor()
  await page.evaluate(() => {
    const [from, to] = document.querySelector('hic-reviews')!.shadowRoot!.querySelectorAll('button')
    const { postMessage } = MessagePort.prototype
    // React asks itself for its turn, and until then the picture is not yet its own.
    MessagePort.prototype.postMessage = function (...message: never[]) {
      MessagePort.prototype.postMessage = postMessage
      to!.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, composed: true, relatedTarget: from! }))
      Reflect.apply(postMessage, this, message)
    }
  })

  await eventAfter(page, 'hic-ready', () => page.locator('hic-reviews button').first().hover())
  await drawn(page)

  expect(seen.heard).toEqual([])
})
