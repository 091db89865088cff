import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { cards, openInNsw, startAfresh, summary } from './opened-for-tests.tsx'

startAfresh()

const AT_32 = { ages: [32], history: 'since-31', income: 'base' } as const
/** Holds a policy that gives the discount, and another that does not covers no less. */
const GIVES_DISCOUNT = '100004500'

test('no saving is claimed over a discount that somebody may have kept, until they say what they get', async () => {
  await openInNsw({ ...AT_32, currentPolicy: GIVES_DISCOUNT })
  for (const card of cards()) expect(card.textContent).not.toContain('Like for like:')
  expect(screen.getAllByText(/age-based discount of up to 10% .*fund’s statement says how much/)[0]).toBeVisible()

  await userEvent.click(summary('Your policy now'))
  await userEvent.type(screen.getByLabelText('Discount you get now, %'), '0')

  expect(cards().some(card => card.textContent.includes('Like for like:'))).toBe(true)
  expect(screen.queryByText(/age-based discount of up to/)).toBeNull()
})

test('who was too old for the discount when it began is not asked for it', async () => {
  await openInNsw({ ...AT_32, ages: [50], currentPolicy: GIVES_DISCOUNT })

  await userEvent.click(summary('Your policy now'))

  expect(screen.getByLabelText('Months you have held it')).toBeVisible()
  expect(screen.queryByLabelText('Discount you get now, %')).toBeNull()
  expect(cards().some(card => card.textContent.includes('Like for like:'))).toBe(true)
})
