import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import '#site/site.css'
import { Filters } from './filters/filters.tsx'
import { cards, fitting, openInNsw, pick, startAfresh } from './opened-for-tests.tsx'

startAfresh({ fetchedStays: true })

test.each([
  { width: 360, height: 740, under: 'the titles of the rows' },
  { width: 1280, height: 740, under: 'the names of the policies' },
])('by keyboard, back to the first policy in the table: its button comes out from under $under', async window => {
  await page.viewport(window.width, window.height)
  await openInNsw()
  for (const at of [0, 1, 2]) await pick(at)
  const table = within(await screen.findByRole('table', { name: 'Side by side' }))
  const [first, second, last] = table.getAllByRole('button', { name: /^Remove/ })
  first!.focus()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(last)
  scrollBy(0, last!.getBoundingClientRect().top - 100)

  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(second)
  await userEvent.tab({ shift: true })

  expect(document.activeElement).toBe(first)
  await waitFor(() => expect(first!.contains(middleOf(first!))).toBe(true))
})

const middleOf = (it: Element) => {
  const { left, right, top, bottom } = it.getBoundingClientRect()
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
}

test('on a phone the folded filters say how many are set, and unfolded they lead to the policies from anywhere in them', async () => {
  await page.viewport(360, 740)
  await openInNsw({ mostExcess: 500, treatments: ['Cataracts'], ages: [40] })
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  const fold = filters.getByRole('button', { name: 'What matters to you (2)' })

  await userEvent.click(fold)
  const show = await filters.findByRole('button', { name: /^Show \d+ policies$/ })
  fireEvent.click(filters.getByRole('checkbox', { name: 'No co-payment' }))

  expect(show).toHaveTextContent(`Show ${fitting()} policies`)
  scrollTo(0, fold.getBoundingClientRect().top + scrollY)
  await waitFor(() => expect(show.contains(middleOf(show))).toBe(true))
  await userEvent.click(show)
  expect(fold).toHaveAccessibleName('What matters to you (3)')
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  const headline = screen.getByRole('heading', { name: /policies fit/ })
  expect(headline).toHaveFocus()
  await waitFor(() => expect(headline.contains(middleOf(headline))).toBe(true))
})

test('in a low window the button from the filters to the policies covers no filter, and the bar of picked policies stays at their end', async () => {
  await page.viewport(740, 360)
  await openInNsw()
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  fireEvent.click(filters.getByRole('button', { name: 'What matters to you' }))

  const show = await filters.findByRole('button', { name: /^Show \d+ policies$/ })

  expect(show.getBoundingClientRect().top).toBeGreaterThan(360)
  await pick(0)
  const bar = await screen.findByRole('region', { name: 'Picked policies' })
  cards()[2]!.scrollIntoView()
  expect(bar.getBoundingClientRect().top).toBeGreaterThan(360)
})

test('while the filters are folded, people are told, and can see, that answers wait for another type of cover', async () => {
  await page.viewport(360, 740)
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only', treatments: ['Cataracts'] })
  // The list takes many times as long to draw.
  const Asked = () => <Filters answers={useAnswers()} policies={[]} manifest={null} />
  render(<Asked />)
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }))
  // There before its words: what comes together with them is seldom read out.
  const said = filters.getByRole('status')
  expect(said.textContent).toBe('')

  keepAnswers({ coverType: 'extras-cover' })

  await waitFor(() => expect(said.textContent).toMatch(/^Your hospital answers are saved/))
  expect(said).toBeVisible()
})

test('while the head of the table passes the foot of the window, the button to it can be pressed; a double click takes the last policy out of it, and not the one before, which moves into its place', async () => {
  await page.viewport(1280, 740)
  await openInNsw()
  for (const at of [0, 1]) await pick(at)
  const head = within(await screen.findByRole('table', { name: 'Side by side' })).getAllByRole('columnheader')[0]!
  const compare = screen.getByRole('button', { name: /^Compare 2/ })
  scrollTo(0, 0)
  scrollBy(0, head.getBoundingClientRect().top - compare.getBoundingClientRect().top)

  expect(compare.contains(middleOf(compare))).toBe(true)

  await pick(2)
  await userEvent.dblClick(screen.getAllByRole('button', { name: /^Remove/ }).at(-1)!)
  expect(currentAnswers().compared).toHaveLength(2)
})

test('on a phone, where the third policy of the table is out of view, a line says how to see it', async () => {
  await page.viewport(360, 740)
  await openInNsw()
  const line = () => screen.queryByText(/^Scroll sideways/)

  await pick(0)
  await pick(1)
  await screen.findByRole('table', { name: 'Side by side' })
  expect(line()).toBeNull()
  await pick(2)

  await waitFor(() => expect(line()).toHaveTextContent('Scroll sideways to see all 3.'))
  expect(line()).toBeVisible()
  await page.viewport(1280, 740)
  expect(line()).not.toBeVisible()
})

test('on a phone, a double tap on the button to the table leads no further: the bar then has another in its place', async () => {
  await page.viewport(360, 740)
  await openInNsw()
  const path = location.pathname
  for (const at of [0, 1]) await pick(at)
  cards()[5]!.scrollIntoView()
  const compare = screen.getByRole('button', { name: /^Compare 2/ })

  await userEvent.dblClick(compare, { delay: 60 })

  expect(screen.getByRole('link', { name: /^Request a quote for 2/ })).toBeVisible()
  expect([location.pathname, currentAnswers().compared?.length]).toEqual([path, 2])
})
