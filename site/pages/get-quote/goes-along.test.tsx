import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { keepAnswers } from '#site/journey/answers.ts'
import { type ChosenPolicy, keepChosen, readChosen } from '#site/journey/chosen.ts'
import { GoesAlong } from './goes-along.tsx'

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
