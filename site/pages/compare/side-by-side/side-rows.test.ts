import { expect, test } from 'vitest'
import type { Answers } from '#widgets/domain/answers.ts'
import { personOf } from '#widgets/domain/catalogue/person.ts'
import type { AgeRanges, HospitalCover, Policy } from '#widgets/domain/catalogue/policy.ts'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { sideRows } from './side-rows.ts'

test('a discount under 30 says at which ages, and whether an earlier one carries over', () => {
  const offering = (ageDiscount: HospitalCover['ageDiscount'], discountAges?: AgeRanges) =>
    plainPolicy({}, { ageDiscount, ...(discountAges && { discountAges }) })
  const policies = [
    offering('nobody'),
    offering('by-age-only'),
    offering('also-on-transfer'),
    offering('by-age-only', [[18, 25]]),
    offering('also-on-transfer', [
      [18, 21],
      [24, 24],
    ]),
  ]

  const [terms] = sideRows(policies, personOf({}, '2026-11-21'), null, { answers: {}, since: null }).filter(
    group => group.title === 'Terms',
  )

  expect(terms!.rows.find(row => row.label === 'Discount under 30')?.cells.map(cell => cell.text)).toEqual([
    'No',
    'Yes, by age at joining; an earlier discount is not carried over',
    'Yes',
    'Yes, by age at joining (18 to 25); an earlier discount is not carried over',
    'Yes, by age at joining (18 to 21 and 24); an earlier discount is carried over at any age',
  ])
})

test('side by side, policies say whom else they cover, where any of them covers somebody', () => {
  const family = plainPolicy({
    dependants: [
      { kind: 'Child', to: 20 },
      { kind: 'Student', to: 24 },
    ],
  })
  const alsoCovered = (...policies: Policy[]) =>
    sideRows(policies, personOf({}, '2026-11-21'), null, { answers: {}, since: null })
      .flatMap(({ rows }) => rows)
      .find(row => row.label === 'Also covers')
      ?.cells.map(({ text }) => text)

  expect(alsoCovered(family, plainPolicy())).toEqual(['Children up to age 20, full-time students up to age 24', '–'])
  expect(alsoCovered(plainPolicy())).toBeUndefined()
})

test('the terms say which policies avoid the surcharge, and which way each price went', () => {
  const costing = (hospital: number) => ({ premium: { hospital, extras: 0 }, gained: [], lost: [] })
  const policies = [
    plainPolicy({ id: '1', earlier: costing(8_000) }, { avoidsSurcharge: true }),
    plainPolicy({ id: '2', earlier: costing(12_500) }, { avoidsSurcharge: false }),
    plainPolicy({ id: '3', earlier: costing(10_000), hospital: null }),
    plainPolicy({ id: '4' }),
  ]

  const known = { answers: {}, since: '2025-04-01' }
  const terms = sideRows(policies, personOf({}, '2026-11-21'), null, known).find(group => group.title === 'Terms')
  const said = (label: string) => terms!.rows.find(row => row.label === label)?.cells.map(cell => cell.text)

  expect(said('Avoids the surcharge')).toEqual(['Yes', 'No', 'No', 'Yes'])
  expect(said('Premium change since 1 April 2025')).toEqual(['+25.0%', '−20.0%', 'Unchanged', 'New'])
})

test('hospitals, rooms and what the excess is not asked for are terms', () => {
  const policies = [
    plainPolicy({}, { excessWaivers: ['day surgery', 'children on the policy'] }),
    plainPolicy({ id: '2' }, { accommodation: 'public' }),
    plainPolicy({ id: '3', hospital: null }),
  ]
  const known = { answers: {}, since: null }
  const terms = sideRows(policies, personOf({}, '2026-11-21'), null, known).find(group => group.title === 'Terms')
  const said = (label: string) => terms!.rows.find(row => row.label === label)?.cells.map(cell => cell.text)

  expect(said('Hospitals')).toEqual(['Private or public, own room', 'Public only, own room', '–'])
  expect(said('No excess for')).toEqual(['day surgery and children on the policy', '–', '–'])
})

test('side by side, what was ticked comes before the terms', () => {
  const titles = (answers: Answers) =>
    sideRows([plainPolicy()], personOf({}, '2026-11-21'), null, { answers, since: null }).map(({ title }) => title)

  expect(titles({ treatments: ['Cataracts'] }).slice(1, 4)).toEqual(['Total for a year', 'What you ticked', 'Terms'])
  expect(titles({})).not.toContain('What you ticked')
})
