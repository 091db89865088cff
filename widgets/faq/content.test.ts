import { expect, test } from 'vitest'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { FAQ_FACTS } from '#widgets/domain/faq-facts.ts'
import { LIFETIME_LOADING, loadingAtAge } from '#widgets/domain/lifetime-loading.ts'
import { rateLabel } from '#widgets/domain/money.ts'
import { SWITCHING, waitFor } from '#widgets/domain/waiting-periods.ts'
import { FAQ_ITEMS } from './content.ts'

const answers = FAQ_ITEMS.map(item => item.answer)

test('the eight questions ask what the specification names, in its order', () => {
  const subjects = [
    /hospital cover and extras cover/,
    /Medicare\?/,
    /Medicare Levy Surcharge/,
    /switch health funds/,
    /waiting periods/,
    /hospital tiers/,
    /straight away/,
    /Lifetime Health Cover loading/,
  ]

  expect(FAQ_ITEMS).toHaveLength(subjects.length)
  subjects.forEach((subject, i) => {
    expect(FAQ_ITEMS[i]!.question).toMatch(subject)
  })
})

test('nobody is promised the first day while a waiting period is not over', () => {
  expect(answers[6]).toMatch(/claim from the first day, or once you have served what is left of a wait/)
})

// Its figures are held by the tests of `domain`, where they change each year.
const { incomeYear, single, family } = FAQ_FACTS.surcharge.current
test.each([
  [2, '1% to 1.5%'],
  [2, `above $93,000 for singles or $186,000 for families in 2023–\u206024; ${single} or ${family} in ${incomeYear}`],
  [4, 'pre-existing conditions it is 12 months'],
  [4, 'other waiting periods are 2 to 6 months'],
  [4, 'pregnancy-related services 12 months'],
  [5, 'Basic, Bronze, Silver or Gold'],
  [7, '2% on the cost of hospital cover for each year without hospital cover after age 31, capped at 70%'],
])('answer %i gives the specification’s figure: %s', (index, words) => {
  expect(answers[index]).toContain(words)
})

// Tables that would be heavier than the answer: the figure is typed there, and checked against its table here.
const { freeAge } = LIFETIME_LOADING
test.each([
  [3, new RegExp(`Within ${SWITCHING.certificateWithinDays} days`)],
  [4, new RegExp(`palliative care is ${['no', 'one', 'two', 'three'][waitFor('sub-acute').months]} months`)],
  [5, new RegExp(`the ${CLINICAL_CATEGORIES.length} groups of treatment`)],
  [7, new RegExp(`1 July after your ${freeAge + 1}st birthday`)],
  [7, new RegExp(`over ${freeAge} on the 1 July before you join; at 40, that is ${rateLabel(loadingAtAge(40))}`)],
])('answer %i agrees with the table behind it: %s', (index, words) => {
  expect(answers[index]).toMatch(words)
})
