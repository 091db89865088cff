import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { holdReactBack, listens, walkTo } from './visit.ts'

test('a page that the browser translates lets people choose a call time', async () => {
  await using visited = await walkTo('/schedule-call')
  const { page, complaints } = visited
  await listens(page)
  await translate(page)
  const days = page.locator('label:has(input[name=day]:enabled)')
  await days.nth(0).click()
  await days.nth(1).click()
  await page.locator('label:has(input[name=slot]:enabled)').first().click()

  expect(await page.getByText('Loading the free times').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a page that the browser translates lets people go from one way of signing in to another', async () => {
  await using visited = await walkTo('/auth')
  const { page, complaints } = visited
  await listens(page)
  await translate(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await page.getByRole('button', { name: 'Create an account' }).waitFor()

  expect(complaints).toEqual([])
})

test('a page that the browser translates shows the price of the newest answers', async () => {
  await using visited = await walkTo('/quote?coverFor=singles&postcode=NSW')
  const { page } = visited
  const price = page.getByText(/From \$.* a month/)
  await price.waitFor()
  await listens(page)
  await translate(page)
  const before = await price.textContent()
  await page.getByLabel('Extras only').click()

  await expect.poll(() => price.textContent()).not.toBe(before)
})

test.each(['Safari', 'Firefox'] as const)(
  'a page that %s translates lets people go from one way of signing in to another',
  async browser => {
    await using visited = await walkTo('/auth')
    const { page, complaints } = visited
    await listens(page)
    await translateInPlace(page, browser)
    await page.getByRole('button', { name: 'Create an account' }).click()
    await page.getByRole('button', { name: 'Back to sign in' }).click()
    await page.getByRole('button', { name: 'Create an account' }).waitFor()

    expect(await page.locator('p', { hasText: 'New here?' }).textContent()).toBe('New here? Create an account')
    expect(complaints).toEqual([])
  },
)

test.each(['Safari', 'Firefox'] as const)(
  'a page that %s translates says how many policies fit the newest answers, and from what price',
  async browser => {
    await using visited = await walkTo('/compare?coverFor=singles&postcode=NSW&coverType=hospital-only')
    const { page, complaints } = visited
    await page.getByRole('heading', { name: /policies fit, from/ }).waitFor()
    await listens(page)
    const title = page.locator('#results-title')
    const excess = page.getByLabel('Excess for a hospital stay')
    const ofAll = await title.textContent()
    await excess.selectOption('500')
    await expect.poll(() => title.textContent()).not.toBe(ofAll)
    const ofSome = await title.textContent()
    await excess.selectOption('')
    await expect.poll(() => title.textContent()).toBe(ofAll)

    await translateInPlace(page, browser)
    await excess.selectOption('500')
    await expect.poll(() => title.textContent()).toBe(ofSome)
    await excess.selectOption('')
    await expect.poll(() => title.textContent()).toBe(ofAll)
    expect(complaints).toEqual([])
  },
)

test.each([
  ['a translator', translate],
  [
    'a password manager',
    (page: Page) => page.evaluate(() => document.querySelector('form')!.append(document.createElement('i'))),
  ],
])('what was typed before React starts, and the focus, stay where %s has written into the page', async (_, write) => {
  await using visited = await walkTo('about:blank')
  const { page } = visited
  const letGo = await holdReactBack(page)
  await page.goto('/contact')
  await write(page)
  const name = page.getByLabel('Your name')
  const address = page.getByRole('contentinfo').getByRole('textbox')
  await address.fill('robin@example.com')
  await name.pressSequentially('Robin')
  letGo()
  await listens(page)

  await expect.poll(() => name.inputValue()).toBe('Robin')
  expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
  expect(await address.inputValue()).toBe('robin@example.com')
  expect(await page.getByLabel('Your email address').inputValue()).toBe('')
  await page.reload()
  await listens(page)
  await expect.poll(() => name.inputValue()).toBe('Robin')
})

/** Puts what a browser's translator puts in place of each text, now and whenever one is added. */
async function translate(page: Page) {
  await page.evaluate(() => {
    function wrap(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Node[] = root instanceof Text ? [root] : []
      while (texts.nextNode()) found.push(texts.currentNode)
      for (const text of found) {
        if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, select')) continue
        const translated = document.createElement('font')
        translated.append(text.textContent)
        text.parentElement?.insertBefore(translated, text)
        text.parentElement?.removeChild(text)
      }
    }
    wrap(document.body)
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) for (const added of addedNodes) wrap(added)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/**
 * Puts what other translators put in place of the texts around each other: Safari new ones, Firefox as many of ours as it
 * needs, the first with the words of those beside it.
 */
async function translateInPlace(page: Page, browser: 'Safari' | 'Firefox') {
  await page.evaluate(browser => {
    for (const parent of document.querySelectorAll('main *')) {
      const before = [...parent.childNodes]
      const texts = before.filter(node => node instanceof Text)
      if (texts.length === 0 || parent.closest('select') || parent.querySelector('input, select, textarea')) continue
      for (const node of before) node.remove()
      let beside: Text | undefined
      for (const node of before) {
        if (!(node instanceof Text)) parent.append(node)
        else if (browser === 'Safari') parent.append(new Text(node.data))
        else if (beside) beside.data += node.data
        else {
          const own = texts.shift()!
          own.data = node.data
          parent.append(own)
        }
        if (node instanceof Text) beside ??= parent.lastChild as Text
        else if (node instanceof Element) beside = undefined
      }
    }
  }, browser)
  await page.waitForFunction(() => !`${Node.prototype.appendChild}`.includes('native code'))
}
