import { expect, test } from 'vitest'
import { longWaits } from './long-waits.ts'
import { covering, plainPolicy } from './tests/any-policy.ts'

const waits = { preExisting: 12, pregnancy: 12, subAcute: 2, other: 2 }
const covers = covering(['PregnancyBirth', 'JointReplacements'], ['HospitalPsychiatric'])
const GOLD = plainPolicy({}, { covers, waits })
const QUICK = plainPolicy({ id: '2' }, { covers, waits: { ...waits, pregnancy: 9, preExisting: 6 } })
const WITHOUT = plainPolicy({ id: '3' }, { waits: { ...waits, pregnancy: 24, preExisting: 24 } })
const extras = (id: string, wait?: number) =>
  plainPolicy({ id, hospital: null, extras: { Orthodontic: wait === undefined ? {} : { wait }, Optical: { wait: 6 } } })

test('a birth, and a condition that somebody already has, are waited for as long as the policies that cover them ask', () => {
  const ticked = { treatments: ['PregnancyBirth', 'JointReplacements'], services: [] }

  expect(longWaits([GOLD, QUICK, WITHOUT], ticked)).toEqual([
    { label: 'Pregnancy and birth', least: 9, most: 12 },
    { label: 'Hospital treatment of a condition you already have', least: 6, most: 12 },
  ])
  expect(longWaits([QUICK, WITHOUT], ticked)).toEqual([])
})

test('only what was ticked is named, and psychiatric care has a short wait even for a condition that is there', () => {
  const labels = (treatments: string[]) => longWaits([GOLD], { treatments, services: [] }).map(({ label }) => label)

  expect(labels(['PregnancyBirth'])).toEqual(['Pregnancy and birth'])
  expect(labels(['JointReplacements'])).toEqual(['Hospital treatment of a condition you already have'])
  expect(labels(['HospitalPsychiatric'])).toEqual([])
  expect(labels([])).toEqual([])
})

test('of extras those are named that some policy makes people wait a year for, as far as waits are stated', () => {
  const ticked = { treatments: ['PregnancyBirth'], services: ['Orthodontic', 'Optical'] }

  expect(longWaits([extras('1', 12), extras('2', 24), extras('3')], ticked)).toEqual([
    { label: 'Orthodontics', least: 12, most: 24 },
  ])
  const withoutIt = plainPolicy({ id: '4', hospital: null, extras: { Optical: { wait: 6 } } })
  expect(longWaits([GOLD, withoutIt, extras('1', 12)], { treatments: [], services: ['Orthodontic'] })).toEqual([
    { label: 'Orthodontics', least: 12, most: 12 },
  ])
  expect(longWaits([extras('3')], ticked)).toEqual([])
  expect(longWaits([], ticked)).toEqual([])
})
