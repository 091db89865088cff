import { expect, test } from 'vitest'
import type { Adult } from '#widgets/domain/catalogue/adults.ts'
import { loadingDeadline } from './loading-deadline.ts'

const RULE =
  'Start hospital cover by the 1 July after you turn 31, keep it, and you never pay a Lifetime Health Cover loading.'
const aged = (...ages: number[]): Adult[] => ages.map(age => ({ age, history: 'none' }))

test.each([
  ['2026-11-26', 30, 'At 30, that is by 1 July 2027, or by 1 July 2028 if you turn 31 on or after 1 July 2027.'],
  ['2026-11-26', 31, 'At 31, that is by 1 July 2027 if you turned 31 on or after 1 July 2026.'],
  ['2026-06-30', 30, 'At 30, that is by 1 July 2027.'],
  ['2026-06-30', 31, 'At 31, that is by 1 July 2026.'],
  // Cover that starts on the day itself is free of loading.
  ['2026-07-01', 31, 'At 31, that is by 1 July 2026, or by 1 July 2027 if you turn 31 on or after 1 July 2026.'],
  ['2026-07-02', 31, 'At 31, that is by 1 July 2027 if you turned 31 on or after 1 July 2026.'],
])('on %s somebody aged %d reads until when the loading can be avoided', (today, age, by) => {
  expect(loadingDeadline(aged(age), today)).toBe(`${RULE} ${by}`)
})

test('each of two ages is told its own day, and one age once', () => {
  const [at30, at31] = [30, 31].map(age => loadingDeadline(aged(age), '2026-11-26')!.slice(RULE.length))

  expect(loadingDeadline(aged(31, 30), '2026-11-26')).toBe(RULE + at30 + at31)
  expect(loadingDeadline(aged(30, 30), '2026-11-26')).toBe(RULE + at30)
})

test('it is left out for other ages, for an unknown one, and for people with cover', () => {
  expect(loadingDeadline([...aged(29, 32), { age: undefined, history: 'none' }], '2026-11-26')).toBeNull()
  expect(loadingDeadline([{ age: 30, history: 'later' }], '2026-11-26')).toBeNull()
  expect(loadingDeadline([{ age: 31, history: 'since-31' }], '2026-11-26')).toBeNull()
  expect(loadingDeadline([{ age: 30, history: undefined }], '2026-11-26')).not.toBeNull()
})
