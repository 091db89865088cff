import { expect, test } from 'vitest'
import { lastDayOf } from '#widgets/domain/last-day.ts'
import { differences, draftOf, endLabel, problemsIn, writtenOf } from './draft.ts'
import { type Offer, offerState } from './offer.ts'

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

test('a new offer is empty, is not published, and is to run for thirty days', () => {
  expect(draftOf(undefined, TODAY)).toEqual({
    insurer: '',
    title: '',
    body: '',
    terms_url: null,
    published: false,
    from: '2026-11-21',
    until: '2026-12-21',
  })
})

test('an offer runs to the end of its last day in the office’s zone, as visitors read it', () => {
  const { starts_at, ends_at } = writtenOf({ ...draft, from: '2026-11-30', until: '2026-11-30' })

  expect([starts_at, ends_at]).toEqual(['2026-11-29T14:00:00.000Z', '2026-11-30T14:00:00.000Z'])
  expect(lastDayOf(ends_at)).toBe('2026-11-30')
  expect(endLabel(ends_at)).toBe('the end of 30 Nov 2026')
  expect(endLabel('2026-11-30T02:00:00Z')).toContain('30 Nov 2026, 12:00')
})

test('changing the text leaves the start and end as they were, and changing one date moves only that one', () => {
  const seen = draftOf(offer)

  expect(writtenOf({ ...seen, body: 'New.' }, offer)).toMatchObject({
    starts_at: offer.starts_at,
    ends_at: offer.ends_at,
  })
  expect(writtenOf({ ...seen, until: '2026-12-01' }, offer)).toMatchObject({
    starts_at: offer.starts_at,
    ends_at: '2026-12-01T14:00:00.000Z',
  })
  expect(writtenOf({ ...seen, from: '2026-11-05' }, offer)).toMatchObject({
    starts_at: '2026-11-04T14:00:00.000Z',
    ends_at: offer.ends_at,
  })
  expect(writtenOf({ ...seen, published: true }, offer, Date.parse('2026-11-21T05:00:00Z')).ends_at).toBe(offer.ends_at)
})

test('an offer ended by mistake can be published again for the rest of the day, but correcting its text does not bring it back', () => {
  const now = Date.parse('2026-11-21T05:00:00Z')
  const ended = { ...offer, published: true, ends_at: '2026-11-21T04:00:00+00:00' }
  const unpublished = { ...ended, published: false }

  for (const at of [now, Date.parse(ended.ends_at)])
    expect(writtenOf({ ...draftOf(unpublished), published: true }, unpublished, at).ends_at).toBe(
      '2026-11-21T14:00:00.000Z',
    )
  expect(writtenOf({ ...draftOf(ended), body: 'New.' }, ended, now).ends_at).toBe(ended.ends_at)
  expect(writtenOf({ ...draftOf(unpublished), body: 'New.' }, unpublished, now).ends_at).toBe(ended.ends_at)
})

test('an offer that was ended is over, even on a device whose clock is behind', () => {
  const ended = {
    ...offer,
    published: true,
    ends_at: '2026-11-21T04:00:00+00:00',
    updated_at: '2026-11-21T04:00:00+00:00',
  }

  expect(offerState(ended, new Date('2026-11-21T03:50:00Z'))).toBe('expired')
  expect(offerState({ ...ended, updated_at: '2026-11-20T04:00:00+00:00' }, new Date('2026-11-21T03:50:00Z'))).toBe(
    'current',
  )
})

test.each([
  ['no fund', { insurer: ' ' }, { insurer: 'Enter the fund.' }],
  ['no title', { title: ' ' }, { title: 'Enter a title.' }],
  [
    'a title that was pasted whole',
    { title: 'x'.repeat(141) },
    { title: 'Shorten the title to 140 characters: it has 141.' },
  ],
  [
    'a text that was pasted whole',
    { body: 'x'.repeat(4001) },
    { body: 'Shorten the text to 4,000 characters: it has 4,001.' },
  ],
  [
    'terms that lead elsewhere',
    { terms_url: 'http://fund.example' },
    { terms_url: expect.stringContaining('https://') },
  ],
  [
    'published without its terms',
    { terms_url: ' ', published: true },
    { terms_url: 'A published offer needs a link to its terms.' },
  ],
  [
    'terms with something after the link',
    { terms_url: 'https://fund.example/terms (PDF)' },
    { terms_url: expect.stringMatching(/^Enter the link alone: .*https:\/\/.* no spaces/) },
  ],
  [
    'terms with something before the link',
    { terms_url: 'see https://fund.example/terms' },
    { terms_url: expect.stringContaining('https://') },
  ],
  [
    'a link that is too long',
    { terms_url: `https://fund.example/${'x'.repeat(480)}` },
    { terms_url: 'Shorten the link to 500 characters: it has 501.' },
  ],
  [
    'a fund that was pasted whole',
    { insurer: 'x'.repeat(81) },
    { insurer: 'Shorten the fund to 80 characters: it has 81.' },
  ],
  ['half a first day', { from: '' }, { from: 'Enter the first day of the offer.' }],
  ['half a date', { until: '' }, { until: 'Enter the last day of the offer.' }],
  [
    'a year with a digit too many',
    { until: '20266-12-31' },
    { until: 'Write the year with four digits, such as 2026.' },
  ],
  ['a year with two digits', { from: '0026-11-21' }, { from: 'Write the year with four digits, such as 2026.' }],
  ['an end before the beginning', { until: '2026-11-20' }, { until: expect.stringContaining('ends before') }],
  [
    'published when it is over',
    { terms_url: 'https://fund.example/terms', from: '2026-11-01', until: '2026-11-20', published: true },
    { until: expect.stringContaining('Its last day has passed') },
  ],
])('%s is reported at its field before anything is sent', (_, change, problems) => {
  expect(problemsIn({ ...draft, ...change }, TODAY)).toEqual(problems)
})

test('spaces around a pasted link are removed', () => {
  const pasted = { ...draft, terms_url: ' https://fund.example/terms\t' }

  expect(problemsIn(pasted, TODAY)).toEqual({})
  expect(writtenOf(pasted).terms_url).toBe('https://fund.example/terms')
})

test('a one-day offer, and a draft of an offer that is over, are accepted', () => {
  expect(
    problemsIn(
      { ...draft, terms_url: 'https://fund.example/terms', from: TODAY, until: TODAY, published: true },
      TODAY,
    ),
  ).toEqual({})
  expect(problemsIn({ ...draft, from: '2026-11-01', until: '2026-11-20' }, TODAY)).toEqual({})
})

test('only what somebody else wrote differently is shown', () => {
  expect(differences(draft, { ...draft, title: 'Theirs', published: true })).toEqual([
    ['title', 'Theirs'],
    ['state', 'published'],
  ])
  expect(differences({ ...draft, published: true, terms_url: 'https://fund.example' }, draft)).toEqual([
    ['terms', ''],
    ['state', 'a draft'],
  ])
})
