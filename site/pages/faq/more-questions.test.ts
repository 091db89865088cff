import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { NEWCOMERS } from '#widgets/domain/newcomers.ts'
import { FAQ_ITEMS } from '#widgets/faq/content.ts'
import { CHOOSING } from './choosing.ts'
import { FAQ_CHECKED_ON, MORE_ON_THE_EIGHT } from './more-questions.ts'
import { SITUATIONS } from './situations.ts'

test('the answers were checked again when their figures were', () => {
  expect(FAQ_CHECKED_ON >= CHECKED_ON, 'read them again, then enter the day as FAQ_CHECKED_ON').toBe(true)
})

test('each of the questions asked first has its page, whatever their order', () => {
  expect(Object.keys(MORE_ON_THE_EIGHT).sort()).toEqual(FAQ_ITEMS.map(({ question }) => question).sort())
})

test('nobody with Medicare by agreement is sent to buy cover for a loading that waits for full Medicare', () => {
  const { answer } = SITUATIONS.find(({ question }) => question.includes('Medicare by an agreement'))!

  expect(answer).toMatch(/does not give you full Medicare.*only to cover that starts more than a year after/)
  expect(NEWCOMERS).toMatch(/^Anyone without full Medicare/)
})

test('whoever had a permitted break is not told that the years with a loading start again', () => {
  const { answer } = CHOOSING.find(({ question }) => question.includes('loading or my discount'))!

  expect(answer).toMatch(/start those years again only once they come to more than 1,094/)
})

test.each([
  ['What is the Medicare Levy Surcharge?', '<SurchargeCalculator />'],
  ['What is Lifetime Health Cover loading?', '<LoadingCalculator />'],
])('whoever asks “%s” is led to the part of a guide that works it out', (question, calculator) => {
  const { more, part } = MORE_ON_THE_EIGHT[question]!
  const guide = readFileSync(new URL(`../../content${more}.mdx`, import.meta.url), 'utf8')

  expect(guide.split(/^## /m).find(section => section.startsWith(`${part}\n`))).toContain(calculator)
})
