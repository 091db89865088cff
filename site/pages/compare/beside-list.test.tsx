import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openInNsw, startAfresh } from './opened-for-tests.tsx'

startAfresh()

test('who looks for ambulance cover in Queensland reads that the state pays', async () => {
  await openInNsw({ coverType: 'ambulance-cover', state: 'QLD' })

  expect(screen.getByText(/Ambulances in QLD: The state pays for its residents/)).toBeVisible()
})

test('above the income limit a list of extras says that none of them avoids the surcharge', async () => {
  await openInNsw({ coverType: 'extras-cover', income: 'tier-2' })

  expect(screen.getByText(/Surcharge of 1.25% of taxable .* No policy in this list avoids it/)).toBeVisible()
})

test('above the income limit hospital cover stands beside the surcharge it avoids, a year', async () => {
  await openInNsw({ income: 'tier-1' })

  expect(
    screen.getByText(
      /Surcharge of 1% of taxable .* cheapest policy in this list that avoids it costs \$[\d,]+\.\d\d a year/,
    ),
  ).toBeVisible()
})

test('up to the limit nothing is said of the surcharge', async () => {
  await openInNsw({ income: 'base' })

  expect(screen.queryByText(/Surcharge of/)).toBeNull()
})
