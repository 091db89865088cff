import { afterEach, expect, test } from 'vitest'
import { currentAnswers, keepAnswers } from './answers.ts'

const address = location.href

afterEach(() => history.replaceState(null, '', address))

test.each([
  ['postcode=999', { coverFor: 'families' }, 'state'],
  ['coverFor=everybody', { state: 'QLD' }, 'coverFor'],
] as const)('a link with the unknown %s leads to asking, not to an earlier answer', (query, stays, asked) => {
  keepAnswers({ coverFor: 'families', state: 'QLD' })

  history.replaceState(null, '', `/compare?${query}`)

  expect(currentAnswers()).toMatchObject(stays)
  expect(currentAnswers()[asked]).toBeUndefined()
})
