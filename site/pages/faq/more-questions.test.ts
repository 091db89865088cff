import { expect, test } from 'vitest'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { FAQ_ITEMS } from '#widgets/faq/content.ts'
import { FAQ_CHECKED_ON, MORE_ON_THE_EIGHT } from './more-questions.ts'

test('the answers were checked again when their figures were', () => {
  expect(FAQ_CHECKED_ON >= CHECKED_ON, 'read them again, then enter the day as FAQ_CHECKED_ON').toBe(true)
})

test('each of the questions asked first has its page, whatever their order', () => {
  expect(Object.keys(MORE_ON_THE_EIGHT).sort()).toEqual(FAQ_ITEMS.map(({ question }) => question).sort())
})
