import { expect, test } from 'vitest'
import { AGE_DISCOUNT } from './age-discount.ts'
import { type Answers, asksExtras, asksHospital, forThisHousehold, MOST, mayPayLoading } from './answers.ts'
import type { CoverType } from './cover-types.ts'
import { LIFETIME_LOADING } from './lifetime-loading.ts'
import { percent } from './money.ts'

test('as much loading and discount can be entered as the law knows', () => {
  expect(percent(MOST.loading)).toBe(LIFETIME_LOADING.cap)
  expect(percent(MOST.discount)).toBe(AGE_DISCOUNT.byAge[0].rate)
})

test('answers given for another household, or about a policy that is no longer named, do not count', () => {
  const told = { ages: [34, 36], history: 'later', partnerHistory: 'none', children: 2, discount: 4 } as const
  const countedFor = (answers: Answers) => {
    const { ages, history, partnerHistory, children, discount } = forThisHousehold({ ...told, ...answers })
    return { ages, history, partnerHistory, children, discount }
  }

  expect(countedFor({})).toEqual({ ...told, discount: undefined })
  expect(countedFor({ coverFor: 'families', currentPolicy: '118204' })).toEqual(told)
  expect(countedFor({ coverFor: 'couples', currentPolicy: '118204' })).toEqual({ ...told, children: undefined })
  expect(countedFor({ coverFor: 'single-parents', currentPolicy: '118204' })).toEqual({
    ...told,
    ages: [34],
    partnerHistory: undefined,
  })
  expect(forThisHousehold({ coverFor: 'singles' }).ages).toBeUndefined()
})

test('a loading counts only where one may be paid, and a partner’s cover only with the visitor’s own', () => {
  const loadingOf = (answers: Answers) => forThisHousehold({ loading: 20, ...answers }).loading

  expect(loadingOf({})).toBe(20)
  expect(loadingOf({ history: 'none' })).toBe(20)
  expect(loadingOf({ history: 'since-31' })).toBeUndefined()
  expect(loadingOf({ coverFor: 'singles', history: 'since-31', partnerHistory: 'none' })).toBeUndefined()
  expect(loadingOf({ coverFor: 'couples', history: 'since-31', partnerHistory: 'none' })).toBe(20)
  expect(loadingOf({ history: 'later', ages: [30] })).toBeUndefined()
  expect(forThisHousehold({ coverFor: 'couples', partnerHistory: 'none' }).partnerHistory).toBeUndefined()
})

test('nor do we ask for a loading where everybody is known to be 30 or younger', () => {
  const asks = (answers: Answers) => mayPayLoading({ history: 'none', ...answers })

  expect(asks({ coverFor: 'singles', ages: [30] })).toBe(false)
  expect(asks({ coverFor: 'singles', ages: [31] })).toBe(true)
  expect(asks({ coverFor: 'single-parents', ages: [30, 45] })).toBe(false)
  expect(asks({ coverFor: 'couples', ages: [30, 18] })).toBe(false)
  expect(asks({ coverFor: 'couples', ages: [30, 31] })).toBe(true)
  expect(asks({ coverFor: 'couples', ages: [30] })).toBe(true)
  expect(asks({ coverFor: 'couples', ages: [45, 28], history: 'since-31', partnerHistory: 'none' })).toBe(false)
  expect(asks({ coverFor: 'couples', ages: [28, 45], partnerHistory: 'since-31' })).toBe(false)
})

test('we skip the loading question if everybody has been covered since 31', () => {
  expect(mayPayLoading({})).toBe(true)
  expect(mayPayLoading({ history: 'none' })).toBe(true)
  expect(mayPayLoading({ history: 'since-31' })).toBe(false)
  expect(mayPayLoading({ coverFor: 'singles', history: 'since-31', partnerHistory: 'none' })).toBe(false)
  expect(mayPayLoading({ coverFor: 'couples', history: 'since-31' })).toBe(false)
  expect(mayPayLoading({ coverFor: 'couples', history: 'since-31', partnerHistory: 'none' })).toBe(true)
  expect(mayPayLoading({ coverFor: 'couples', history: 'later', partnerHistory: 'since-31' })).toBe(true)
})

test('hospital and extras are asked about until a type of cover leaves one of them out', () => {
  const asked = (coverType?: CoverType) => [asksHospital({ coverType }), asksExtras({ coverType })]

  expect(asked()).toEqual([true, true])
  expect(asked('hospital-and-extras')).toEqual([true, true])
  expect(asked('hospital-only')).toEqual([true, false])
  expect(asked('extras-cover')).toEqual([false, true])
  expect(asked('ambulance-cover')).toEqual([false, false])
})
