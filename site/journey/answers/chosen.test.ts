import { expect, test } from 'vitest'
import { type ChosenPolicy, isFor, premiumsHaveMoved } from './chosen.ts'

const picked: ChosenPolicy = {
  id: '1',
  coverFor: 'singles',
  state: 'NSW',
  name: 'Plain',
  fund: 'XDM',
  monthlyPriceCents: 10_000,
  asShownOn: '2026-11-21',
}

test('a policy picked in NSW goes along with a request from the ACT, where the same ones are sold', () => {
  const goesTo = (state: 'NSW' | 'ACT' | 'VIC') => isFor({ coverFor: 'singles', state })(picked)

  expect([goesTo('NSW'), goesTo('ACT'), goesTo('VIC')]).toEqual([true, true, false])
  expect(isFor({ coverFor: 'couples', state: 'ACT' })(picked)).toBe(false)
})

test.each([
  ['shown in March', { asShownOn: '2027-03-20' }, true],
  ['shown in March at April’s price', { asShownOn: '2027-03-20', appliesFrom: '2027-04-01' }, false],
  ['shown in April', { asShownOn: '2027-04-01' }, false],
])('in April, premiums have changed since a price was %s: %o %s', (_, shown, moved) => {
  expect(premiumsHaveMoved({ ...picked, ...shown }, '2027-04-02')).toBe(moved)
})
