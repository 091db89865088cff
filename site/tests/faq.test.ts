import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headingId } from '#site/content/heading-id.ts'
import { FAQ_GROUPS } from '#site/pages/faq/more-questions.ts'
import { isPath } from '#site/site-map.ts'
import { startReact, walkTo } from './visit.ts'

const ALL = FAQ_GROUPS.flatMap(group => group.items)

describe('the questions', () => {
  /** For all of them; each search takes the place of the one before. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/faq')).page
  })
  afterAll(() => page.close())

  test('the eight questions of the home page come first, the others follow in groups', async () => {
    expect(FAQ_GROUPS[0]!.items).toHaveLength(8)
    expect(await page.locator('main summary').allTextContents()).toEqual(ALL.map(item => item.question))
    expect(await page.locator('main h2').allTextContents()).toEqual([
      ...FAQ_GROUPS.map(group => group.title),
      'Sources',
    ])
  })

  test('searching shows the questions that contain every word, and says how many', async () => {
    await page.getByLabel('Search the questions').fill('commission order')
    await page.getByText(/^\d+ questions?$/).waitFor()
    const left = await page.locator('main summary').allTextContents()

    expect(left).toContain('Does commission change the order of the results?')
    expect(left.length).toBeLessThan(5)
  })

  test('a search that finds nothing says so and offers a way on', async () => {
    await page.getByLabel('Search the questions').fill('zebra')
    await page.getByText('No questions match your search').waitFor()

    expect(await page.getByRole('main').getByRole('link', { name: 'ask us' }).getAttribute('href')).toBe('/contact')
  })
})

test('every question has an address that opens its answer', async () => {
  const { question, answer } = ALL.at(-1)!
  await using visited = await walkTo(`/faq#${headingId(question)}`)
  const { page } = visited
  await startReact(page)

  await page.getByText(answer).waitFor()
  await page.getByRole('link', { name: 'Read more: Contact us' }).waitFor()
  expect(ALL.filter(({ more }) => !more || !isPath(more))).toEqual([])
  expect(new Set(ALL.map(item => headingId(item.question))).size).toBe(ALL.length)
})

test('an address whose fragment cannot be read still shows the questions', async () => {
  await using visited = await walkTo('/faq#100%')
  const { page } = visited
  await startReact(page)

  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
})
