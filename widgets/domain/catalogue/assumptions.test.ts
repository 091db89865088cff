import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import { WITHOUT_REBATE } from '../tests/unpublished.ts'
import { personOf, priceFor } from './person.ts'
import type { Policy } from './policy.ts'
import { plainPolicy } from './tests/any-policy.ts'

const TODAY = '2026-11-21'

describe('a discount from before 30 that was not entered', () => {
  const plain = plainPolicy()
  const gives = plainPolicy({}, { ageDiscount: 'also-on-transfer' })
  const said = (answers: Answers, held?: Policy) =>
    personOf({ coverFor: 'singles', income: 'base', history: 'since-31', ...answers }, TODAY, held).assumed
  const notCounted = expect.stringMatching(
    /no discount from when you were younger.*carry it over.*“Your current policy”/,
  )

  test.each([
    ['at 33, covered for long', { ages: [33] }],
    ['at 28, who may have more than that of 28', { ages: [28], history: 'later' }],
    ['at 33, who did not say', { ages: [33], history: undefined, loading: 0 }],
    ['of a partner', { coverFor: 'couples', ages: [50, 33], partnerHistory: 'since-31' }],
  ] as const)('is said not to count: %s', (_, answers) => {
    expect(said(answers)).toContainEqual(notCounted)
    expect(said(answers, gives)).toContainEqual(notCounted)
  })

  test.each([
    ['at 25, who has the most already', { ages: [25] }],
    ['at 38, who was 30 when it began', { ages: [38] }],
    ['without cover now', { ages: [33], history: 'none', loading: 0 }],
    ['for extras alone', { ages: [33], coverType: 'extras-cover' }],
  ] as const)('is not mentioned %s', (_, answers) => {
    expect(said(answers)).toEqual([])
  })

  test('is not mentioned once it was entered, or with a policy that gives none', () => {
    expect(said({ ages: [33], discount: 8 }, gives)).toEqual([])
    expect(said({ ages: [33] }, plain)).toEqual([])
  })
})

test('assumptions are stated for skipped questions, and not for answered ones', () => {
  expect(personOf({}, TODAY).assumed).toHaveLength(4)
  expect(personOf({ coverFor: 'couples', ages: [44], income: 'base', history: 'since-31' }, TODAY).assumed).toEqual([
    'Your partner is about your age.',
    expect.stringMatching(/partner’s hospital cover so far is like yours/),
  ])
  expect(
    personOf(
      { coverFor: 'couples', ages: [44, 40], income: 'base', history: 'since-31', partnerHistory: 'since-31' },
      TODAY,
    ).assumed,
  ).toEqual([])
  expect(personOf({ coverFor: 'singles', ages: [44], income: 'base', history: 'since-31' }, TODAY).assumed).toEqual([])
})

test('the age from which the rebate is higher comes from the day’s table, and without a table none is named', () => {
  const said = (on: string) => personOf({ coverFor: 'singles', coverType: 'extras-cover', income: 'base' }, on).assumed

  expect(said(TODAY)).toEqual(['The oldest person is under 65.'])
  expect(said(WITHOUT_REBATE)).toEqual([])
})

test('what was assumed about cover so far is stated', () => {
  const couple = { coverFor: 'couples', ages: [40, 40], income: 'base' } as const
  const said = (answers: Answers) => personOf(answers, TODAY).assumed.map(sentence => sentence.slice(0, 40))

  expect(said({ ...couple, history: 'since-31' })).toEqual(['Your partner’s hospital cover so far is '])
  expect(said({ ...couple, history: 'since-31', partnerHistory: 'since-31' })).toEqual([])
  expect(said({ ...couple, history: 'since-31', loading: 10 })).toEqual(['Your partner’s hospital cover so far is '])
  expect(said({ ...couple, history: 'later' })).toEqual([
    'Your partner’s hospital cover so far is ',
    'You no longer pay a loading. Your fund’s',
  ])
  expect(said({ ...couple, history: 'since-31', partnerHistory: 'later' })).toEqual([
    'Your partner no longer pays a loading. T',
  ])
  expect(said({ ...couple, history: 'later', partnerHistory: 'later' })).toEqual([
    'You no longer pay a loading. Your fund’s',
  ])
  expect(said({ coverFor: 'singles', income: 'base', history: 'none' })).toEqual([
    'The oldest person is under 65.',
    'Nobody gets the discount for people unde',
    'We count no loading, as we do not know y',
  ])
  expect(personOf({ coverFor: 'singles', ages: [40], income: 'base' }, TODAY).assumed).toEqual([
    'Nobody pays Lifetime Health Cover loading, which starts at age 31.',
  ])
})

test('people aged 30 or younger are told of no earlier loading: it begins at 31', () => {
  const said = (answers: Answers, held?: Policy) =>
    personOf({ income: 'base', history: 'later', ...answers }, TODAY, held).assumed.filter(one => /loading/.test(one))

  expect(said({ coverFor: 'singles', ages: [30] })).toEqual([])
  expect(said({ coverFor: 'singles', ages: [30] }, plainPolicy())).toEqual([])
  expect(said({ coverFor: 'singles', ages: [31] })).toEqual([expect.stringMatching(/^You no longer pay a loading/)])
  expect(said({ coverFor: 'couples', ages: [30, 31], partnerHistory: 'later' })).toEqual([
    expect.stringMatching(/^Your partner no longer pays a loading/),
  ])
})

test('a loading that was entered for people aged 30 or younger counts for nothing, and it says so', () => {
  const loaded = { income: 'base', history: 'none', loading: 20 } as const
  const with20 = (answers: Answers) => personOf({ ...loaded, ...answers }, TODAY)
  const notCounted = ['We count no loading: nobody pays one up to age 30.']
  const priced = (answers: Answers) => priceFor(plainPolicy(), with20(answers))

  expect(with20({ coverFor: 'singles', ages: [30] }).assumed).toEqual(notCounted)
  expect(with20({ coverFor: 'couples', ages: [30, 28] }).assumed).toContain(notCounted[0])
  expect(priced({ coverFor: 'couples', ages: [30, 28] })).toBe(7588)
  expect(with20({ coverFor: 'singles', ages: [30], loading: 0 }).assumed).toEqual([])
  const oneIsOlder = { coverFor: 'couples', ages: [45, 28], history: 'since-31', partnerHistory: 'none' } as const
  expect(with20(oneIsOlder).assumed).toEqual(notCounted)
  // The partner may be older.
  expect(priced({ coverFor: 'couples', ages: [30] })).toBe(9588)
  expect(priced({ coverFor: 'couples', ages: [30, 31] })).toBe(9588)
  expect(priced({ coverFor: 'singles', ages: [31] })).toBe(9588)
})

test('a loading that comes from an age says how it was counted; one that is known does not', () => {
  const counted = expect.stringMatching(/your age today.*1 July.*by 2%.*1,094 days.*full Medicare.*may pay none/)
  const answered = { coverFor: 'singles', income: 'base', history: 'none' } as const

  expect(personOf({ ...answered, ages: [40] }, TODAY).assumed).toEqual([counted])
  expect(personOf({ ...answered, ages: [31] }, TODAY).assumed).toEqual([counted])
  expect(personOf({ ...answered, ages: [30] }, TODAY).assumed).toEqual([])
  expect(personOf({ ...answered, ages: [40], loading: 20 }, TODAY).assumed).toEqual([])
})

test('days without cover are free only after cover on the base day or later: at 25 it saves nobody a loading', () => {
  const { assumed } = personOf({ coverFor: 'singles', ages: [33], income: 'base', history: 'none' }, TODAY)

  expect(assumed.join()).toContain(
    'If you held hospital cover on the 1 July after you turned 31, or later, up to 1,094',
  )
})

test('whoever serves, or has a Gold Card, reads that this counts as hospital cover', () => {
  const { assumed } = personOf({ coverFor: 'singles', ages: [55], income: 'base', history: 'none' }, TODAY)

  expect(assumed.join()).toMatch(
    /Defence Force, or with a Gold Card from Veterans’ Affairs, counts as hospital cover\./,
  )
})

test('it says how much less a loading may be: averaged for a couple, and nothing at the cap', () => {
  const said = (answers: Answers) => personOf({ income: 'base', ...answers }, TODAY).assumed.join()

  const oneOfTwo = { coverFor: 'couples', ages: [34, 36], history: 'since-31', partnerHistory: 'none' } as const
  expect(said(oneOfTwo)).toMatch(/may be less, by 1% of the hospital part/)
  expect(said({ ...oneOfTwo, history: 'none' })).toMatch(/may be less, by 2% of the hospital part/)
  expect(said({ coverFor: 'singles', ages: [67], history: 'none' })).toMatch(
    /your age today\. If you held.*full Medicare/,
  )
  expect(said({ coverFor: 'singles', ages: [67], history: 'none' })).not.toContain('less, by')
})

test('a loading that was entered is for the whole policy, and for two it is said to be the average', () => {
  const two = { coverFor: 'couples', ages: [40, 40], income: 'base', history: 'later', loading: 20 } as const
  const said = (answers: Answers) => personOf(answers, TODAY).assumed

  expect(priceFor(plainPolicy(), personOf(two, TODAY))).toBe(9588)
  expect(said(two)).toEqual([expect.stringMatching(/loading of 20% .* whole policy: the average of both of you\.$/)])
  expect(said({ ...two, coverFor: 'singles' })).toEqual([])
  expect(said({ ...two, history: 'since-31', partnerHistory: 'since-31' })).toEqual([])
})

describe('with the loading that an extended family entered, the average of both parents,', () => {
  const parents = { coverFor: 'extended-family', ages: [40, 40], income: 'base', history: 'later' } as const
  const personWith = (answers: Answers) => personOf({ ...parents, loading: 10, ...answers }, TODAY)
  const mayBeAnother = expect.stringMatching(/average of both of you\. On a policy for one parent it may be different/)

  test('a policy for one has twice as much if the other has none, up to the cap', () => {
    const alone = personWith({ partnerHistory: 'since-31' })

    expect(priceFor(plainPolicy({ adults: 1 }), alone)).toBe(9588)
    expect(priceFor(plainPolicy({ adults: 2 }), alone)).toBe(8588)
    expect(alone.assumed).not.toContainEqual(mayBeAnother)
    expect(priceFor(plainPolicy({ adults: 1 }), personWith({ partnerHistory: 'since-31', loading: 60 }))).toBe(14_588)
  })

  test('the same if the other is not yet 31, and nothing may be different then', () => {
    const alone = personWith({ ages: [40, 30] })

    expect(priceFor(plainPolicy({ adults: 1 }), alone)).toBe(9588)
    expect(priceFor(plainPolicy({ adults: 2 }), alone)).toBe(8588)
    expect(alone.assumed).not.toContainEqual(mayBeAnother)
    expect(personWith({ ages: [30, 40] }).assumed).not.toContainEqual(mayBeAnother)
    expect(priceFor(plainPolicy({ adults: 1 }), personWith({ ages: [30, 40] }))).toBe(7588)
  })

  test('it is said that on a policy for one it may be different, if both may have one', () => {
    expect(personWith({ partnerHistory: 'later' }).assumed).toContainEqual(mayBeAnother)
    expect(personWith({ coverFor: 'families', partnerHistory: 'later' }).assumed).not.toContainEqual(mayBeAnother)
  })
})

test('it says that the birthday decides only at the age at which it does', () => {
  const answered = { coverFor: 'singles', income: 'base', history: 'none' } as const
  const unsure = expect.stringMatching(/born on or before 1 July 1934.*enter 0 as the loading under “Details/)

  expect(personOf({ ...answered, ages: [91] }, TODAY).assumed).not.toContainEqual(unsure)
  expect(personOf({ ...answered, ages: [92] }, TODAY).assumed).toContainEqual(unsure)
  expect(personOf({ ...answered, ages: [93] }, TODAY).assumed).toEqual([])
})

test('whoever is covered already is not told that the birthday decides: only one without cover might pay', () => {
  const covered = { coverFor: 'couples', ages: [92, 85], income: 'base', history: 'later' } as const

  expect(personOf({ ...covered, partnerHistory: 'none' }, TODAY).assumed.join()).not.toContain('birthday')
})

test('if one of two may be exempt by birthday, the average of both is to be entered', () => {
  const { assumed } = personOf({ coverFor: 'couples', ages: [92, 85], income: 'base', history: 'none' }, TODAY)

  expect(assumed).toContainEqual(expect.stringMatching(/At age 92 the birthday.*enter the average of 0 and the other/))
  expect(assumed.join()).not.toContain('enter 0')
})

test('if the loading is entered beside the policy that is held, that place is named', () => {
  const held = { coverFor: 'singles', ages: [92], income: 'base', history: 'none', currentPolicy: 'extras' } as const

  expect(personOf(held, TODAY, plainPolicy({ hospital: null })).assumed).toContainEqual(
    expect.stringMatching(/enter 0 as the loading under “Your current policy”/),
  )
})

test.each(['extras-cover', 'ambulance-cover'] as const)('nothing is assumed about hospital cover for %s', coverType => {
  expect(personOf({ coverFor: 'couples', coverType, history: 'none' }, TODAY).assumed).toEqual([
    'Your income is in the base tier, so the full rebate applies.',
    'The oldest person is under 65.',
  ])
})
