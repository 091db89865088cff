import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { QuoteRequest } from './request.ts'
import { RequestDetails } from './request-details.tsx'

afterEach(cleanup)

const request: QuoteRequest = {
  id: 'x',
  place: [],
  reference: 'HC-0000-0000',
  cover_for: 'families',
  state: 'QLD',
  full_name: 'Robin Sample',
  email: 'robin@people.example',
  phone: '+61412345678',
  best_time: '',
  answers: {},
  chosen_policies: [],
  consent_version: '2026-11-21',
  partner_ref: null,
  embed_origin: null,
  is_suspect: false,
  status: 'new',
  notes: '',
  version: 1,
  created_at: '2026-11-21T01:00:00Z',
  updated_at: '2026-11-21T01:00:00Z',
}

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'an answer named %s is text like any other',
  name => {
    render(<RequestDetails request={{ ...request, answers: { [name]: { a: 1 } } }} />)

    expect(screen.getByText(name)).toBeVisible()
    expect(screen.getByText('{"a":1}')).toBeVisible()
  },
)

test('what was chosen from a list is read in the words it was chosen in, and anything else as it was sent', () => {
  const answers = {
    coverType: 'hospital-only',
    income: 'tier-2',
    history: 'since-31',
    partnerHistory: 'constructor',
    treatments: ['HeartVascular', 'A title of another year'],
    services: ['DentalGeneral', 'Optical'],
  }
  render(<RequestDetails request={{ ...request, answers }} />)

  const told = within(screen.getByRole('region', { name: 'Answers' }))
  expect(told.getAllByRole('definition').map(value => value.textContent)).toEqual([
    'Hospital only',
    'Tier 2',
    'Yes, since the 1 July after turning 31, or earlier',
    'constructor',
    'Heart and blood vessels; A title of another year',
    'General dental; Optical',
  ])
})

test('answers are read in one order, however the database returns them, and any other follows', () => {
  const answers = { ages: [34], other: 'x', income: 'tier-2', coverType: 'hospital-only' }
  render(<RequestDetails request={{ ...request, answers }} />)

  const told = within(screen.getByRole('region', { name: 'Answers' }))
  expect(told.getAllByRole('term').map(name => name.textContent)).toEqual([
    'Cover type',
    'Ages',
    'Income tier',
    'other',
  ])
})

test('both consents are named by the day of their words', () => {
  render(<RequestDetails request={{ ...request, answers: { healthWording: '2026-11-21' } }} />)

  expect(screen.getAllByText('21 November 2026')).toHaveLength(2)
})

test('a price before the rebate, or from a day to come, is marked as such', () => {
  const chosen = { name: 'Demo Silver', fund: 'Demo Mutual', monthlyPriceCents: 41_235, asShownOn: '2027-04-01' }
  const { rerender } = render(<RequestDetails request={{ ...request, chosen_policies: [chosen] }} />)
  expect(screen.getByRole('cell', { name: '$412.35' })).toBeVisible()
  expect(screen.getByRole('rowheader', { name: /^Demo Silver/ })).toBeVisible()
  expect(screen.getByRole('cell', { name: '1 Apr 2027' })).toBeVisible()

  rerender(<RequestDetails request={{ ...request, chosen_policies: [{ ...chosen, beforeRebate: true }] }} />)
  expect(screen.getByRole('cell', { name: /^\$412.35 ?before the rebate$/ })).toBeVisible()

  const ahead = { ...chosen, asShownOn: '2027-03-20', appliesFrom: '2027-04-01' }
  rerender(<RequestDetails request={{ ...request, chosen_policies: [ahead] }} />)
  expect(screen.getByRole('cell', { name: /^\$412.35 ?from 1 Apr 2027$/ })).toBeVisible()
})

const ODD: QuoteRequest['answers'][] = [
  null,
  5,
  true,
  '',
  [],
  [[]],
  [null],
  [{ a: [] }],
  { toString: 1 },
  { length: -1 },
]

test.each(ODD.map(value => [value]))('an answer and a policy that are %j are shown as what they are', value => {
  render(<RequestDetails request={{ ...request, answers: { ages: value }, chosen_policies: [value] }} />)

  expect(screen.getByRole('region', { name: 'Answers' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Chosen policies' })).toBeVisible()
})
