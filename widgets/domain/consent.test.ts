import { expect, test } from 'vitest'
import { consentLapses, consentMonths, consentStands, currentWording, WORDINGS, wordingOf } from './consent.ts'

test('consent to be called lapses after three months', () => {
  const call = currentWording('call')

  expect(consentLapses(call, '2026-11-21')).toBe('2027-02-21')
  expect(consentStands(call, '2026-11-21', '2026-11-20')).toBe(false)
  expect(consentStands(call, '2026-11-21', '2026-11-21')).toBe(true)
  expect(consentStands(call, '2026-11-21', '2027-02-20')).toBe(true)
  expect(consentStands(call, '2026-11-21', '2027-02-21')).toBe(false)
})

test('a wording that states a period stands for that long', () => {
  expect(consentLapses({ kind: 'call', version: '2026-11-21', text: '', months: 6 }, '2026-11-21')).toBe('2027-05-21')
})

test('a wording for calls that states no period lapses after three months all the same, and says so', () => {
  expect(consentLapses({ kind: 'call', version: '2026-11-21', text: '' }, '2026-11-30')).toBe('2027-02-28')
  expect(consentMonths({ kind: 'call', version: '2026-11-21', text: '' })).toBe(3)
})

test('the newsletter goes on until it is ended', () => {
  expect(consentMonths(currentWording('email'))).toBeUndefined()
  expect(consentLapses(currentWording('email'), '2026-11-21')).toBeUndefined()
  expect(consentStands(currentWording('email'), '2026-11-21', '2040-01-01')).toBe(true)
})

test('the wording says the period that is kept', () => {
  expect(currentWording('call').text).toContain('three months')
})

/** What stood at the forms. A wording is added here, never changed and never taken out: people agreed to it. */
const AGREED_TO = [
  {
    kind: 'call',
    version: '2026-11-21',
    text: 'Call me about this request on the number above. My agreement ends after three months, or when I say so.',
    months: 3,
  },
  {
    kind: 'email',
    version: '2026-11-21',
    text: 'Send me the newsletter. Every issue has a link that ends it at once.',
  },
  {
    kind: 'health',
    version: '2026-11-21',
    text: 'Also send the treatments and services I ticked. I know that they say something about my health.',
  },
]

test('no wording that people agreed to is changed in place or lost', () => {
  expect(WORDINGS).toHaveLength(AGREED_TO.length)
  for (const wording of AGREED_TO) expect(WORDINGS).toContainEqual(wording)
})

test('a stored version leads back to its words', () => {
  for (const wording of WORDINGS) expect(wordingOf(wording.kind, wording.version)).toBe(wording)
  expect(wordingOf('call', '1999-01-01')).toBeUndefined()
})

test('versions have the shape that the database checks', () => {
  for (const wording of WORDINGS) expect(wording.version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})
