import { expect, test } from 'vitest'
import { draftOf, endLabel, lastDayOf, problemIn, writtenOf } from './draft.ts'
import type { Offer } from './offer.ts'

const TODAY = '2026-11-21'
const draft = { ...draftOf(undefined, TODAY), insurer: 'Fund', title: 'Title' }
const offer: Offer = {
  ...writtenOf(draft),
  id: 'x',
  version: 1,
  created_at: '',
  updated_at: '',
  starts_at: '2026-11-02T23:00:00+00:00',
  ends_at: '2026-11-29T23:00:00+00:00',
}

test('an offer runs to the end of its last day in the office, as visitors read it', () => {
  const { starts_at, ends_at } = writtenOf({ ...draft, from: '2026-11-30', until: '2026-11-30' })

  expect([starts_at, ends_at]).toEqual(['2026-11-29T14:00:00.000Z', '2026-11-30T14:00:00.000Z'])
  expect(lastDayOf(ends_at)).toBe('2026-11-30')
  expect(endLabel(ends_at)).toBe('the end of 30 Nov 2026')
  expect(endLabel('2026-11-30T02:00:00Z')).toContain('30 Nov 2026, 12:00')
})

test('a new text leaves the moments as they were, a new day moves only its own', () => {
  const seen = draftOf(offer)

  expect(writtenOf({ ...seen, body: 'New.' }, offer)).toMatchObject({
    starts_at: offer.starts_at,
    ends_at: offer.ends_at,
  })
  expect(writtenOf({ ...seen, until: '2026-12-01' }, offer)).toMatchObject({
    starts_at: offer.starts_at,
    ends_at: '2026-12-01T14:00:00.000Z',
  })
})

test.each([
  ['no title', { title: ' ' }, 'An offer needs'],
  ['terms that lead elsewhere', { terms_url: 'http://fund.example' }, 'The terms need'],
  ['half a date', { until: '' }, 'Enter the first and the last day'],
  ['an end before the beginning', { until: '2026-11-20' }, 'The offer ends before'],
  [
    'published when it is over',
    { from: '2026-11-01', until: '2026-11-20', published: true },
    'Its last day has passed',
  ],
])('%s is said before it is sent', (_, change, problem) => {
  expect(problemIn({ ...draft, ...change }, TODAY)).toContain(problem)
})

test('an offer of one day, and a draft of what is over, are no problem', () => {
  expect(problemIn({ ...draft, from: TODAY, until: TODAY, published: true }, TODAY)).toBe('')
  expect(problemIn({ ...draft, from: '2026-11-01', until: '2026-11-20' }, TODAY)).toBe('')
})
