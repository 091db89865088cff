import { expect, test } from 'vitest'
import { page, put, useBarePage } from './bare-page.ts'

useBarePage()

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
