import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent as hand } from 'vitest/browser'
import { currentAnswers, keepAnswers } from '#site/journey/answers/answers.ts'
import { forgetDraft } from '#site/journey/form/draft.ts'
import { FORM, QuestionsForm } from './questions-form.tsx'

const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  forgetDraft(FORM)
  for (const answer in currentAnswers()) keepAnswers({ [answer]: undefined })
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', address)
})

/** Opens the questions through a link, with what an earlier visit left in this tab. */
function visit(href: string) {
  cleanup()
  history.replaceState(null, '', href)
  const router = createMemoryRouter([{ path: '*', Component: QuestionsForm }])
  const form = render(<RouterProvider router={router} />).container.querySelector('form')!
  return {
    field: (name: string) => form.elements.namedItem(name) as HTMLInputElement,
    option: (name: string, value: string) =>
      form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)!,
  }
}

/** At once, where nothing is asked of typing: each letter draws the form anew. */
async function put(field: HTMLElement, text: string) {
  field.focus()
  await userEvent.paste(text)
}

test('visitors who come back with other answers find those, not the ones that they gave before', async () => {
  const first = visit('/quote?coverFor=singles&postcode=NSW#ages=34')
  await userEvent.click(first.option('coverType', 'extras-cover'))
  await put(first.field('digits'), '2000')

  const second = visit('/quote?coverFor=families&postcode=QLD&coverType=hospital-only#income=base')

  expect([second.field('coverFor').value, second.field('coverType').value]).toEqual(['families', 'hospital-only'])
  expect([second.field('age').value, second.field('digits').value]).toEqual(['', ''])
  expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD', coverType: 'hospital-only' })
  expect(currentAnswers().ages).toBeUndefined()
})

test('an income ticked for one person is unticked for a family, whose limits are different', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')
  await userEvent.click(form.option('income', 'tier-1'))

  await userEvent.click(form.option('coverFor', 'families'))

  expect(form.field('income').value).toBe('')
  expect(currentAnswers()).toMatchObject({ coverFor: 'families', income: undefined })
})

test('the average loading of a couple is emptied for one person, and does not come back', async () => {
  const form = visit('/quote?coverFor=couples&postcode=NSW')
  await userEvent.click(form.option('history', 'later'))
  await put(form.field('loading'), '10')

  await userEvent.click(form.option('coverFor', 'singles'))
  expect(form.field('loading').value).toBe('')
  await put(form.field('age'), '34')

  expect(currentAnswers()).toMatchObject({ ages: [34], loading: undefined })
})

test('a loading that is hidden does not come back as the average of two either, and one that cannot be read stays', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')
  await userEvent.click(form.option('history', 'later'))
  await put(form.field('loading'), '10')
  await userEvent.click(form.option('history', 'since-31'))
  await userEvent.click(form.option('coverFor', 'couples'))
  await userEvent.click(form.option('partnerHistory', 'later'))
  expect(form.field('loading').value).toBe('')
  expect(currentAnswers().loading).toBeUndefined()

  await put(form.field('loading'), 'ten')
  await userEvent.click(form.option('coverFor', 'singles'))
  await userEvent.click(form.option('history', 'later'))

  expect(form.field('loading').value).toBe('ten')
})

test('an answer cleared on another page stays cleared', async () => {
  const first = visit('/quote?coverFor=singles&postcode=NSW')
  await put(first.field('age'), '34')
  await userEvent.click(first.option('weight', '4'))
  keepAnswers({ ages: undefined, priceWeight: undefined })

  const second = visit(location.href)

  expect([second.field('age').value, second.field('weight').value]).toEqual(['', ''])
})

test('a number that cannot be read and the postcode come back as typed', async () => {
  const first = visit('/quote?coverFor=singles')
  await put(first.field('digits'), '4000')
  await put(first.field('age'), 'thirty')

  const second = visit(location.href)

  expect([second.field('age').value, second.field('digits').value]).toEqual(['thirty', '4000'])
})

test.each(['', '&history=none'])('a loading that another page asked for stays (%s)', async more => {
  const form = visit(`/quote?coverFor=singles&postcode=NSW#loading=20&excess=300${more}`)
  expect(currentAnswers()).toMatchObject({ loading: 20, mostExcess: 300 })

  await put(form.field('age'), '40')

  expect(currentAnswers()).toMatchObject({ loading: 20, ages: [40] })
})

test('an excess that only an address names is among the choices, and goes only when another is chosen', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW#excess=300')

  expect(screen.getByRole('radio', { name: 'Up to $300' })).toBeChecked()
  await put(form.field('age'), '40')
  expect(currentAnswers()).toMatchObject({ mostExcess: 300, ages: [40] })

  await userEvent.click(screen.getByRole('radio', { name: 'Up to $500' }))

  expect(currentAnswers().mostExcess).toBe(500)
})

test('the policies of one state are not taken to another, and the one that is held stays', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW#current=X1&compared=X2,X3')
  expect(currentAnswers()).toMatchObject({ currentPolicy: 'X1', compared: ['X2', 'X3'] })

  await userEvent.selectOptions(form.field('postcode'), 'VIC')

  expect(currentAnswers().compared).toBeUndefined()
  expect(currentAnswers().currentPolicy).toBe('X1')
})

test('the months that a named policy has been held outlast every other answer', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW#history=none&current=X1&held=30')

  await put(form.field('age'), '40')

  expect(currentAnswers()).toMatchObject({ ages: [40], currentPolicy: 'X1', monthsHeld: 30 })
})

test('an answer that can be skipped can be cleared by keyboard, and the focus stays at its question', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')
  await userEvent.click(form.option('income', 'tier-1'))

  screen.getByRole('button', { name: /^Clear this answer: Income/ }).focus()
  await userEvent.keyboard('{Enter}')

  expect(currentAnswers().income).toBeUndefined()
  expect(document.activeElement).toBe(form.option('income', 'base'))
})

test('clearing the answer about current cover also clears what was asked because of it', async () => {
  visit('/quote?coverFor=singles&postcode=NSW#history=later&loading=20&held=30')

  await userEvent.click(screen.getByRole('button', { name: /^Clear this answer: Do you have hospital cover/ }))
  await put(screen.getByLabelText('Your age'), '40')

  expect(currentAnswers()).toMatchObject({ ages: [40], history: undefined, loading: undefined, monthsHeld: undefined })
})

test('what an answer means is read out once, as part of its name', () => {
  const form = visit('/quote')

  expect(form.option('income', 'tier-3')).toHaveAccessibleName(/^Above .* no rebate$/)
  expect(form.option('income', 'tier-3')).toHaveAccessibleDescription('')
})

test('what a stay may cost is asked of the excess alone, and says that co-payments come on top', () => {
  visit('/quote?coverFor=singles&postcode=NSW&coverType=hospital-only')

  const question = screen.getByRole('group', { name: 'The highest excess you would pay for one stay in hospital' })
  expect(question).toHaveAccessibleDescription(/Co-payments, which some policies charge for each day, come on top/)
})

test('extras cover asks nothing about hospital, and keeps what was answered', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW#excess=500&history=none&loading=20')
  await userEvent.click(form.option('coverType', 'extras-cover'))

  expect(screen.getByText(/Your hospital answers are saved, and will count if you choose hospital cover/)).toBeVisible()
  for (const question of ['one stay in hospital', 'Do you have hospital cover'])
    expect(screen.getByText(new RegExp(question), { selector: 'legend' })).not.toBeVisible()
  expect(screen.getByText('Hospital treatments')).not.toBeVisible()

  await userEvent.click(form.option('coverType', 'hospital-only'))
  expect(form.option('excess', '500')).toBeChecked()
  expect(currentAnswers()).toMatchObject({ mostExcess: 500, history: 'none', loading: 20 })
})

test('a partner’s age alone says what is missing', async () => {
  const form = visit('/quote?coverFor=couples&postcode=NSW&coverType=hospital-only')
  await put(form.field('partnerAge'), '70')
  expect(screen.getByText(/Enter your own age too/)).toBeVisible()

  await put(form.field('age'), '60')

  expect(screen.queryByText(/Enter your own age too/)).toBeNull()
  expect(currentAnswers().ages).toEqual([60, 70])
})

test('a couple is asked for both histories, and for the average of their loadings', async () => {
  const form = visit('/quote?coverFor=couples&postcode=NSW&coverType=hospital-only')
  await userEvent.click(form.option('history', 'since-31'))
  expect(screen.getByText('Loading for both of you in per cent')).not.toBeVisible()

  await userEvent.click(form.option('partnerHistory', 'none'))

  expect(currentAnswers()).toMatchObject({ history: 'since-31', partnerHistory: 'none' })
  expect(screen.getByText('Loading for both of you in per cent')).toBeVisible()
  expect(screen.getByText(/Enter the average of both: 20% and 0% make 10%/)).toBeVisible()
})

test.each(['999', 'abcd', '0100'])('%s is said not to be a postcode, and stays as typed', async typed => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')
  await userEvent.type(form.field('digits'), typed)
  await userEvent.tab()

  expect(screen.getByText(new RegExp(`“${typed}” is not an Australian postcode`))).toBeVisible()
  expect(form.field('digits')).toHaveAccessibleDescription(/is not an Australian postcode/)
  expect([form.field('digits').value, form.field('postcode').value]).toEqual([typed, 'NSW'])

  await userEvent.clear(form.field('digits'))
  await put(form.field('digits'), '4000')
  expect(screen.queryByText(/not an Australian postcode/)).toBeNull()
})

test('half a postcode is read out once its field is left, and no digit is read out as it is typed', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')
  await userEvent.type(form.field('digits'), '99')
  expect(form.field('digits').closest('[aria-live]')).toBeNull()

  await userEvent.tab()

  expect(screen.getByText(/is not an Australian postcode/).closest('[aria-live=polite]')).not.toBeNull()
})

test.each(['3000 VIC', 'Victoria 3056'])('a postcode with its state beside it is one: %s', async typed => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')

  await userEvent.type(form.field('digits'), typed)
  await userEvent.tab()

  expect(form.field('postcode').value).toBe('VIC')
  expect(screen.queryByText(/not an Australian postcode/)).toBeNull()
})

test('a postcode pasted with invisible characters is one', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')

  await userEvent.click(form.field('digits'))
  await userEvent.paste('\u202d3056\u202c')

  expect(form.field('postcode').value).toBe('VIC')
  expect(screen.queryByText(/not an Australian postcode/)).toBeNull()
})

test('visitors who start with the name of a state are not corrected at every letter', async () => {
  const form = visit('/quote?coverFor=singles&postcode=NSW')

  await userEvent.type(form.field('digits'), 'Victoria ')
  expect(screen.queryByText(/not an Australian postcode/)).toBeNull()

  await userEvent.type(form.field('digits'), '305x')
  expect(screen.getByText(/not an Australian postcode/)).toBeVisible()
})

test('the state that a postcode suggested is no longer announced once another is chosen', async () => {
  const form = visit('/quote?coverFor=singles')
  await put(form.field('digits'), '3000')
  expect(screen.getByText('State: VIC')).toBeInTheDocument()

  await userEvent.selectOptions(form.field('postcode'), 'NSW')

  expect(screen.queryByText('State: VIC')).toBeNull()
})

test('a partner’s age given alone comes back, and says what is missing', async () => {
  const first = visit('/quote?coverFor=couples&postcode=NSW')
  await put(first.field('partnerAge'), '38')

  const second = visit(location.href)

  await expect.poll(() => second.field('partnerAge').value).toBe('38')
  expect(await screen.findByText(/Enter your own age too/)).toBeVisible()
})

test('a partner’s age does not come back alone when both ages were cleared elsewhere', async () => {
  const first = visit('/quote?coverFor=couples&postcode=NSW')
  await put(first.field('age'), '40')
  await put(first.field('partnerAge'), '38')
  keepAnswers({ ages: undefined })

  const second = visit(location.href)

  expect([second.field('age').value, second.field('partnerAge').value]).toEqual(['', ''])
})

test('a question that stopped the form is marked until it is answered, and its line leads to it until then', async () => {
  const form = visit('/quote')
  await put(form.field('age'), 'thirty')
  await userEvent.click(screen.getByRole('button', { name: 'Show my policies' }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose who the cover is for.' }))

  await userEvent.click(form.option('coverFor', 'singles'))
  await put(form.field('digits'), '2000')

  expect(form.option('coverFor', 'couples')).toBeValid()
  expect(screen.getByLabelText('State or territory')).toBeValid()
  expect(screen.getByLabelText('Your age')).toBeInvalid()
  expect(screen.getByText('One thing is missing or unclear')).toBeVisible()
})

test('the two questions that have to be answered say so to a screen reader, and the others do not', () => {
  const form = visit('/quote')

  expect(form.option('coverFor', 'singles')).toBeRequired()
  expect(form.field('postcode')).toBeRequired()
  expect(form.option('coverType', 'hospital-only')).not.toBeRequired()
})

test('a double click leads on by one step, so that one press of Back returns to the questions', async () => {
  history.replaceState(null, '', '/quote?coverFor=singles&postcode=NSW')
  const router = createBrowserRouter([
    { path: '/quote', Component: QuestionsForm },
    { path: '/compare', element: <h1>Compare policies</h1> },
  ])
  render(<RouterProvider router={router} />)

  await hand.dblClick(screen.getByRole('button', { name: 'Show my policies' }))
  await screen.findByRole('heading', { name: 'Compare policies' })
  history.back()

  // Not by the number of entries: a browser keeps fifty, which the tests before may have made.
  expect(await screen.findByRole('button', { name: 'Show my policies' })).toBeVisible()
  router.dispose()
})
