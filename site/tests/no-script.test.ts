import { expect, inject, test } from 'vitest'
import { PATHS, SITE_MAP } from '#site/site-map.ts'
import { visit, walkTo } from './visit.ts'

const CONTROLS = ':is(button, input, select, textarea, [role=status])'
const CONTENT_PAGES = PATHS.filter(path => SITE_MAP[path].kind === 'content')

/** What a page prints in its main part. */
async function printed(path: string): Promise<string> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}

test.each(CONTENT_PAGES)('%s can be read without script', async path => {
  const main = await printed(path)
  const words = main.replace(/<[^>]+>/g, ' ').split(/\s+/)

  expect(main).toMatch(/<h1[ >]/)
  expect(words.length).toBeGreaterThan(120)
})

test('the FAQ shows nothing to search with without script, and its answers open', async () => {
  await using visited = await walkTo('/faq', { javaScriptEnabled: false })
  const { page } = visited
  const main = page.getByRole('main')

  expect(await main.locator('summary:visible').count()).toBeGreaterThan(8)
  expect(await main.locator(`${CONTROLS}:visible`).count()).toBe(0)

  await page.getByText('What is an excess?', { exact: true }).click()
  expect(await page.getByText('What you pay yourself towards a stay in hospital').isVisible()).toBe(true)
})

test('the answers on the home page can be read without script', async () => {
  await using visited = await walkTo('/', { javaScriptEnabled: false })

  expect(await visited.page.getByText('capped at 70%').isVisible()).toBe(true)
})

test('a cover type’s page shows what it costs, with the date of the data, without script', async () => {
  await using visited = await walkTo('/hospital-only', { javaScriptEnabled: false })
  const { page } = visited

  const row = page.getByRole('row', { name: /^Family/ })
  expect(await row.textContent()).toMatch(/\$[\d,]+\.\d\d/)
  await page.getByText(/Data from 1 April 2026\. .+ Made up for demonstration\./).waitFor()
})

test('without script the contact page says how to reach us', async () => {
  expect(await printed('/contact')).toMatch(/>This form needs JavaScript, [^<]+ Email or call us instead\.</)
})

// What /priorities shows is what /quote shows: `addresses` compares them word for word.
test.each([
  '/auth',
  '/compare',
  '/contact',
  '/get-quote',
  '/offers',
  '/quote',
  '/schedule-call',
  '/unsubscribe',
  '/withdraw',
])('%s says at its top that it needs script, and shows no control that would not work', async path => {
  await using visited = await walkTo(path, { javaScriptEnabled: false })
  const main = visited.page.getByRole('main')

  expect((await main.getByText(/needs JavaScript/).boundingBox())!.y).toBeLessThan(600)
  expect(await main.locator(`${CONTROLS}:visible`).count()).toBe(0)
  // In a browser that runs scripts and did not get ours, it would send what was typed to whoever hosts the pages.
  expect(await main.locator('form[method=post]').count()).toBe(0)
})

test('where the first script cannot be loaded, a form neither sends nor loses what was typed, and the page says so', async () => {
  await using visited = await visit('/about')
  const { page } = visited
  /** What the sheet says, once the time that it waits is over. */
  const said = () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
      const { content, visibility } = getComputedStyle(document.body, '::after')
      return visibility === 'visible' && content
    })
  expect(await said()).toBe('none')
  const posted: string[] = []
  page.on('request', request => request.method() === 'POST' && posted.push(request.url()))
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${inject('siteUrl')}/quote`)

  await page.getByLabel('Just for me').check()
  await page.getByLabel('State or territory').selectOption('NSW')
  await page.getByLabel('Your age').fill('43')
  await page.getByRole('button', { name: 'Show my policies' }).first().click()

  expect(await page.getByLabel('Your age').inputValue()).toBe('43')
  expect(posted).toEqual([])
  expect(await said()).toMatch(/do not work yet. Check your connection and reload the page/)
  // A browser that does not know the form's method reads it as this one.
  const stoppedBy = await page.locator('#priorities').evaluate((form: HTMLFormElement) => {
    const stopped = new Promise<string>(by =>
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => by(violatedDirective)),
    )
    form.method = 'get'
    form.requestSubmit(form.querySelector<HTMLButtonElement>('button[data-look=action]'))
    return stopped
  })
  expect(stoppedBy).toBe('form-action')
})
