import { expect, test } from 'vitest'
import { type ChosenPolicy, isFor } from './chosen.ts'

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
