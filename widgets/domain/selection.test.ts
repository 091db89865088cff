import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COVER_FOR_IDS } from './cover-for.ts'
import { quoteHref, readSelection, scheduleCallHref } from './selection.ts'
import { STATES } from './states.ts'

const read = (query: string) => readSelection(new URLSearchParams(query))

test('START COMPARING carries both selections', () => {
  expect(quoteHref({ coverFor: 'families', state: 'QLD' })).toBe('/quote?coverFor=families&postcode=QLD')
})

test('SCHEDULE A CALL carries only what was chosen', () => {
  expect(scheduleCallHref({})).toBe('/schedule-call')
  expect(scheduleCallHref({ state: 'NT' })).toBe('/schedule-call?postcode=NT')
  expect(scheduleCallHref({ coverFor: 'singles' })).toBe('/schedule-call?coverFor=singles')
})

test('a partner travels along, if it has the shape of one', () => {
  expect(scheduleCallHref({ partner: 'good-partner' })).toBe('/schedule-call?partner=good-partner')
  expect(scheduleCallHref({ partner: 'Not a Slug' })).toBe('/schedule-call')
})

test('four digits are read as their state', () => {
  expect(read('coverFor=couples&postcode=0872')).toEqual({ coverFor: 'couples', state: 'NT' })
  expect(read('postcode=tas')).toEqual({ state: 'TAS' })
})

test.each([
  'coverFor=everyone',
  'postcode=XYZ',
  'postcode=0300',
  'postcode=',
  'partner=-x',
  'partner=%3Cscript%3E',
  '',
])('"%s" says nothing', query => {
  expect(read(query)).toEqual({})
})

test('what a link carries is read back', () => {
  const selection = fc.record(
    {
      coverFor: fc.constantFrom(...COVER_FOR_IDS),
      state: fc.constantFrom(...STATES),
      partner: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(selection, one => {
      expect(readSelection(new URL(scheduleCallHref(one), 'https://x.example').searchParams)).toEqual(one)
    }),
  )
})

test('no link can make it throw', () => {
  fc.assert(
    fc.property(fc.string(), query => {
      expect(() => read(query)).not.toThrow()
    }),
  )
})
