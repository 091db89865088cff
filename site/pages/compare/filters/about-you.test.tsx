import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import { cards, openInNsw, startAfresh, summary } from '../opened-for-tests.tsx'
import { AboutYou } from './about-you.tsx'

startAfresh({ fetchedStays: true })

const Asked = () => <AboutYou answers={useAnswers()} />

/** Unfolds the questions alone, without the list, which takes many times as long to draw with each answer. */
async function ask(more: Parameters<typeof keepAnswers>[0] = {}) {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only', ...more })
  render(<Asked />)
  await userEvent.click(summary('Details for your price'))
}

test('anything that is not an age stays as typed, with a sentence', async () => {
  await ask()

  await userEvent.type(screen.getByLabelText('Your age'), 'forty')

  expect(screen.getByLabelText('Your age')).toHaveValue('forty')
  expect(screen.getByText('Enter a whole number from 18 to 120.')).toBeVisible()
})

test.each([
  ['Dependent children', '2.0', 2],
  ['Dependent children', '1.5', 1],
  ['Your age', '34 years', 34],
  ['Your age', '３４', 34],
])('%s: "%s" is not changed while it is typed', async (label, typed, kept) => {
  await ask({ coverFor: 'families' })

  await userEvent.type(screen.getByLabelText(label), typed)

  expect(screen.getByLabelText(label)).toHaveValue(typed)
  const { children, ages } = currentAnswers()
  expect(label === 'Your age' ? ages : [children]).toEqual([kept])
})

test('a number that is removed elsewhere leaves its box', async () => {
  await ask({ coverFor: 'families' })
  await userEvent.type(screen.getByLabelText('Dependent children'), '2.0')

  act(() => keepAnswers({ children: undefined }))

  expect(screen.getByLabelText('Dependent children')).toHaveValue('')
})

test('an age that is too low is read out once its field is left, and no digit is read out as it is typed', async () => {
  await ask()
  await userEvent.type(screen.getByLabelText('Your age'), '7')
  expect(screen.getByLabelText('Your age').closest('[aria-live]')).toBeNull()

  await userEvent.tab()

  expect(screen.getByText('Enter a whole number from 18 to 120.').closest('[aria-live=polite]')).not.toBeNull()
})

test('people who retype their own age keep their partner’s', async () => {
  await ask({ coverFor: 'couples', ages: [34, 32] })

  await userEvent.clear(screen.getByLabelText('Your age'))
  await userEvent.type(screen.getByLabelText('Your age'), '35')

  expect(screen.getByLabelText('Your partner’s age')).toHaveValue('32')
  expect(currentAnswers().ages).toEqual([35, 32])
})

test('a partner’s age without the visitor’s own is kept, and says what it waits for', async () => {
  await ask({ coverFor: 'couples' })

  await userEvent.type(screen.getByLabelText('Your partner’s age'), '70')
  expect(screen.getByText(/Enter your own age too/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Your age'), '36')

  expect(screen.queryByText(/Enter your own age too/)).toBeNull()
  expect(currentAnswers().ages).toEqual([36, 70])
})

test('a family is asked for its children, and each after the first raises the income limits', async () => {
  await ask({ coverFor: 'families' })
  const income = screen.getByLabelText(/^Income for Medicare Levy Surcharge purposes/)
  expect(within(income).getByText('Up to $210,000')).toBeInTheDocument()

  await userEvent.type(screen.getByLabelText('Dependent children'), '3')

  expect(within(income).getByText('Up to $213,000')).toBeInTheDocument()
})

test('a couple is asked for both histories', async () => {
  await openInNsw({ coverFor: 'couples', ages: [40, 40], history: 'since-31' })
  await userEvent.click(summary('Details for your price'))

  await userEvent.selectOptions(screen.getByLabelText('Does your partner have it now?'), 'No hospital cover now')
  await userEvent.click(within(cards()[0]!).getByText('How this price is worked out'))

  expect(within(cards()[0]!).getByText(/^10% of hospital cover/)).toBeVisible()
  expect(location.hash).toContain('history=since-31&partner-history=none')
  expect(screen.getByLabelText('Loading for both of you, %')).toHaveAccessibleDescription(
    'Enter the average of both: 20% and 0% make 10%.',
  )
  // On paper, where the questions are not printed.
  expect(
    screen.getByText(/Ages: 40 and 40. Current cover: .*Partner’s current cover: No hospital cover now/),
  ).toBeInTheDocument()
})

test('people up to 30 are not asked for a loading, which nobody pays yet, nor is a couple before one of them is 31', async () => {
  await ask({ coverFor: 'couples', ages: [30, 29], history: 'none' })
  expect(screen.getByLabelText('Does your partner have it now?')).toBeVisible()
  expect(screen.queryByLabelText(/^Loading/)).toBeNull()

  await userEvent.clear(screen.getByLabelText('Your partner’s age'))
  await userEvent.type(screen.getByLabelText('Your partner’s age'), '31')

  expect(screen.getByLabelText('Loading for both of you, %')).toBeVisible()
})

test('who came on a visa is told that visitors’ cover is not meant: with it they would be shown no loading', async () => {
  await ask({ ages: [45] })

  expect(screen.getByLabelText('Do you have hospital cover now?')).toHaveAccessibleDescription(
    /Cover for overseas visitors or students does not count\./,
  )
})

test('months of hospital cover are spoken of beside a list with hospital cover, and not beside extras alone', async () => {
  await openInNsw({ coverType: 'hospital-only', history: 'later', monthsHeld: 7 })
  expect(screen.getByText(/You have held your policy for 7 months\./)).toBeVisible()

  keepAnswers({ coverType: 'extras-cover' })
  await waitFor(() => expect(screen.queryByText(/You have held your policy/)).toBeNull())
})

test('extras alone say nothing about hospital cover except that its answers are saved', async () => {
  await openInNsw({ coverType: 'extras-cover', treatments: ['Cataracts'], history: 'none', ages: [40] })

  expect(screen.getByText(/Your hospital answers are saved, and will count if you choose hospital cover/)).toBeVisible()
  await userEvent.click(summary('Details for your price'))
  expect(screen.queryByLabelText('Do you have hospital cover now?')).toBeNull()
  expect(document.body.textContent).not.toMatch(/loading/i)
})
