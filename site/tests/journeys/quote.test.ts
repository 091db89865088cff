import { expect, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { holdReactBack, listens, visit } from '../visit.ts'
import { fillInQuote, newEmail, sendQuote } from './fill-in.ts'
import { letterTo, requestsFrom } from './outbox.ts'

test('leads from the hero’s link, through the questions and the form, to a reference; treatments stay after the #, and out of the request; from then on nobody is told that nothing was sent, even before the script runs', async () => {
  const email = newEmail('journey')
  await using visited = await visit('/quote?coverFor=families&postcode=QLD&partner=demo')
  const { page, complaints } = visited

  await page.getByRole('radio', { name: 'Family', exact: true, checked: true }).waitFor()
  expect(await page.getByLabel('State or territory').inputValue()).toBe('QLD')
  await page.getByRole('radio', { name: /^Hospital only/ }).check()
  // Required answers, and questions without one, cannot be cleared.
  expect(await page.getByRole('button', { name: /^Clear this answer/ }).allTextContents()).toEqual([
    'Clear this answer: What should be covered?',
  ])
  await page.getByText('Hospital treatments', { exact: true }).click()
  await page.getByRole('checkbox', { name: /^Cataracts/ }).check()
  await page.getByRole('button', { name: 'Request a quote straight away' }).click()
  await page.waitForURL(
    '**/get-quote?coverFor=families&postcode=QLD&coverType=hospital-only&partner=demo#treatments=Cataracts',
  )
  await fillInQuote(page, email)
  await page.getByLabel('Your name').fill('Nguyễn Thị Minh Khai')
  const sending = page.waitForRequest(
    request => request.url().endsWith('/quote_requests') && request.method() === 'POST',
  )
  await sendQuote(page).click()
  const sent = await sending
  expect(sent.postData()).not.toContain('Cataracts')
  expect(sent.postDataJSON()).toMatchObject({
    cover_for: 'families',
    state: 'QLD',
    full_name: 'Nguyễn Thị Minh Khai',
    phone: '+61491570006',
    answers: { coverType: 'hospital-only' },
    partner_ref: 'demo',
    consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  await page.waitForURL('**/thank-you')

  await page.getByText(/reference is HC-[0-9A-Z]{4}-[0-9A-Z]{4}\./).waitFor()
  // In one face: the display face lacks some of the letters.
  const thanks = page.getByRole('heading', { level: 1 }).getByText('Thank you, Nguyễn Thị Minh Khai')
  expect(await thanks.evaluate(it => getComputedStyle(it).fontFamily)).not.toContain('Besley')
  // No other time was chosen, and the first one is within telemarketing hours everywhere.
  await page.getByText('You asked for: “Office hours from 9 am my time”.').waitFor()
  // A slip in the address is seen here, or never.
  await page.getByText(`our email to ${email} usually has it too`).waitFor()
  expect(await requestsFrom(email)).toBe(1)
  expect(complaints).toEqual([])

  const letGo = await holdReactBack(page)
  await page.reload()
  await page.waitForFunction(() => 'known' in document.documentElement.dataset)
  expect(await page.getByText('There is no request or call in this tab').isVisible()).toBe(false)

  letGo()
  await thanks.waitFor()
})

test('the details to be sent are beside the form; treatments are left out without a tick, which a reload keeps', async () => {
  const email = newEmail('goes-along')
  const answers = {
    coverFor: 'families',
    state: 'QLD',
    children: 2,
    history: 'later',
    loading: 10,
    monthsHeld: 7,
    treatments: ['Cataracts'],
  } as const
  const known = answersHref('/get-quote', answers)
  await using visited = await visit(known)
  const { page } = visited
  const beside = page.getByRole('complementary', { name: 'Sent with your request' })
  await beside.getByText('only if you tick the box in the form').waitFor()
  const shown = await beside.textContent()
  await fillInQuote(page, email)
  const sending = page.waitForRequest(r => r.url().endsWith('/quote_requests') && r.method() === 'POST')
  await sendQuote(page).click()

  expect((await sending).postDataJSON().answers).toEqual({ children: 2, history: 'later', loading: 10, monthsHeld: 7 })
  for (const told of ['Dependent children2', 'Loading10%', 'Months held7', 'Treatments1 ticked'])
    expect(shown).toContain(told)

  await page.waitForURL('**/thank-you')
  await page.goto(known)
  const health = page.getByRole('checkbox', { name: /If you do not tick this, they stay in your browser/ })
  await health.check()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('hic-draft:get-quote')))
    .toMatch(/"health[^,]*true/)
  await page.reload()
  await expect.poll(() => health.isChecked()).toBe(true)

  // It was for that list: a different list asks again.
  await page.goto(answersHref('/get-quote', { ...answers, treatments: ['Cataracts', 'SleepStudies'] }))
  await page.reload()
  await beside.getByText('2 ticked').waitFor()
  await fillInQuote(page, email)
  const again = page.waitForRequest(r => r.url().endsWith('/quote_requests') && r.method() === 'POST')
  await sendQuote(page).click()
  expect((await again).postDataJSON().answers).not.toHaveProperty('treatments')
})

test('is withdrawn and deleted by the link in the message, without an account, however often it is sent', async () => {
  const email = newEmail('withdrawn')
  await using visited = await visit('/get-quote?coverFor=singles&postcode=NSW')
  const { page, complaints } = visited
  const requests = () => query('select 1 from public.quote_requests where email = $1', email)
  const request = async () => {
    await fillInQuote(page, email)
    await sendQuote(page).click()
    await page.waitForURL('**/thank-you')
    await page.getByRole('link', { name: 'Withdraw this request' }).waitFor()
    expect(await requests()).toHaveLength(1)
  }
  const withdraw = async (link: string) => {
    const letReactCome = await holdReactBack(page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/rest/v1/quote_withdrawals*', route => answer.promise.then(() => route.continue()), {
      times: 1,
    })
    await page.goto(link)
    // The press waits for it.
    await page.getByRole('button', { name: 'Withdraw my request' }).click()
    letReactCome()
    await page.getByText(`Delete request ${reference} in one step.`).waitFor()
    answer.resolve()
    await page.getByRole('heading', { name: 'Your request has been withdrawn' }).waitFor()
    await page.getByText(`We have deleted what we held under ${reference}.`).waitFor()
    await page.getByText(`Request ${reference} is deleted.`).waitFor()
    expect(await page.getByText('We will then delete it').count()).toBe(0)
    await page.unroute(/\/assets\/start-/)
  }
  await request()
  const letter = (await letterTo(email)) ?? ''
  const link = /\S+\/withdraw#request=\S+/.exec(letter)?.[0] ?? ''
  const reference = /HC-\w{4}-\w{4}/.exec(letter)?.[0] ?? ''

  await withdraw(link)
  expect(await requests()).toEqual([])
  await page.goto('/thank-you')
  // Until then the page says so to everybody.
  await listens(page)
  await page.getByText('There is no request or call in this tab').waitFor()

  // The same request on the same day has the same link.
  await page.goto('/get-quote?coverFor=singles&postcode=NSW')
  await request()
  await withdraw(link)
  expect(await requests()).toEqual([])
  expect(complaints).toEqual([])
})

test.each(['/quote', '/get-quote'] as const)(
  'going back on %s to an entry for another household shows that household in the form',
  async path => {
    await using visited = await visit(`${path}?coverFor=singles&postcode=NSW`)
    const { page } = visited
    const shown = () => page.evaluate(() => new FormData(document.querySelector('main form')!).get('coverFor'))
    await listens(page)
    await expect.poll(shown).toBe('singles')
    await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click()
    await page.waitForURL(({ search }) => search === '' || path === '/quote')
    if (path === '/quote') await page.getByRole('radio', { name: 'Family', exact: true }).check()
    else await page.getByLabel('Who is this cover for?').selectOption('Family')
    await page.waitForURL(/coverFor=families/)

    await page.goBack()

    await page.waitForURL(/coverFor=singles/)
    await expect.poll(shown).toBe('singles')
    await page.goForward()
    await expect.poll(shown).toBe('families')
  },
)

test('missing answers are pointed out beside each field, their summary takes the focus and leads to the field, and a reload loses nothing typed', async () => {
  await using visited = await visit('/get-quote')
  const { page } = visited

  const name = page.getByLabel('Your name')
  await name.focus()
  await page.keyboard.insertText('Robin '.repeat(25))
  await page.getByLabel('Your email address').focus()
  await page.keyboard.insertText(`${'r'.repeat(250)}@example.com`)
  await page.getByLabel('Your phone number').fill('1300 555 123')
  await page.getByLabel('State or territory').selectOption('QLD')
  await sendQuote(page).click()

  const phone = page.getByLabel('Your phone number')
  await page.getByRole('heading', { name: '5 things are missing or unclear' }).waitFor()
  expect(await page.getByText('Shorten your name to 120 characters: it has 149.').count()).toBe(2)
  expect(await page.getByText('Shorten your email address to 255 characters: it has 262.').count()).toBe(2)
  expect(await name.inputValue()).toHaveLength(150)
  const lineOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y
  expect(await lineOf('State or territory')).toBe(await lineOf('Who is this cover for?'))
  expect(await phone.getAttribute('aria-invalid')).toBe('true')
  const problem = page.getByText('Numbers that start with 13')
  expect(await problem.count()).toBe(2)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
  await page.getByRole('button', { name: 'Numbers that start with 13' }).click()
  const focused = page.locator(':focus')
  await expect.poll(() => focused.getAttribute('name')).toBe('phone')
  const described = (await focused.getAttribute('aria-describedby'))?.split(' ').at(-1)
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe(await problem.first().textContent())

  await name.fill('Robin Sample')
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Robin Sample')
  expect(await phone.inputValue()).toBe('1300 555 123')
})

// A button that moves between pressing it and letting go is not pressed.
test('nothing moves on the questions’ page when React finds the answers of one person there', async () => {
  await using visited = await visit('/sitemap')
  const { page } = visited
  const letReactCome = await holdReactBack(page)
  await page.goto('/quote?coverFor=singles&postcode=NSW')
  const places = () =>
    page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().y))
  const before = await places()
  letReactCome()
  await listens(page)
  await page.getByText('policies fit').first().waitFor()

  expect(await places()).toEqual(before)
})

test('a bare visit to the thank-you page says that nothing was sent, and offers a way on', async () => {
  await using visited = await visit('/thank-you')
  const { page } = visited

  await page.getByText('There is no request or call in this tab').waitFor()

  expect(await page.getByRole('link', { name: 'Start comparing' }).getAttribute('href')).toBe('/priorities')
})
