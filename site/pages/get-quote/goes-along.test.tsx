import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { type ChosenPolicy, keepChosen, readChosen } from '#site/journey/answers/chosen.ts'
import { GoesAlong } from './goes-along.tsx'

afterEach(cleanup)

const HOUSEHOLD = { coverFor: 'singles', state: 'NSW' } as const

const chosen = (id: string): ChosenPolicy => ({
  ...HOUSEHOLD,
  id,
  name: `Silver ${id}`,
  fund: 'Demo Mutual',
  monthlyPriceCents: 12_345,
  asShownOn: '2026-11-22',
})

test('a double click leaves one policy out, and not the next one, which moves beneath the mouse', async () => {
  keepAnswers(HOUSEHOLD)
  keepChosen(['1', '2', '3'].map(chosen))
  render(<GoesAlong />)

  await userEvent.dblClick(screen.getByRole('button', { name: 'Leave out Silver 1' }))

  expect(readChosen().map(({ id }) => id)).toEqual(['2', '3'])
})

test('policies priced on an earlier day say which, and removing one moves the focus to the next, or after the last to the heading', async () => {
  keepAnswers(HOUSEHOLD)
  keepChosen([
    { ...chosen('1'), name: 'One', asShownOn: '2026-03-20' },
    { ...chosen('2'), name: 'Two', asShownOn: '2026-03-20', appliesFrom: '2099-04-01', beforeRebate: true },
    { ...chosen('3'), name: 'Three', asShownOn: '2099-01-01' },
  ])
  render(<GoesAlong />)
  const said = (name: string) => screen.getByText(name).closest('li')!.textContent
  const button = (name: string) => screen.getByRole('button', { name: `Leave out ${name}` })

  await expect.poll(() => said('One')).toMatch(/20 March 2026; premiums have changed since\. Compare again/)
  expect(said('One')).not.toContain('before the rebate')
  expect(said('Two')).toMatch(/\$123\.45 a monthfrom 1 April 2099before the rebate.*20 March 2026\. Compare again/)
  expect(said('Three')).not.toMatch(/as shown on|have changed|Compare again/)

  await userEvent.click(button('Two'))
  expect(button('Three')).toHaveFocus()
  await userEvent.click(button('Three'))
  expect(button('One')).toHaveFocus()
  await userEvent.click(button('One'))
  expect(screen.getByRole('heading', { name: 'Sent with your request' })).toHaveFocus()
  expect(readChosen()).toEqual([])
})
