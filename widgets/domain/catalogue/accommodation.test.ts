import { expect, test } from 'vitest'
import { type Accommodation, accommodationLabel, isPublicOnly, mayHaveFewerRooms } from './accommodation.ts'
import { plainPolicy } from './tests/any-policy.ts'

const paying = (accommodation?: Accommodation) => plainPolicy({}, accommodation ? { accommodation } : {}).hospital!

test.each([
  [undefined, 'public'],
  [undefined, 'shared'],
  [undefined, 'not-stated'],
  ['public', 'public-shared'],
  ['not-stated', 'public'],
  ['not-stated', 'not-stated'],
  ['private-shared-or-public', 'private-or-public-shared'],
  ['private-or-public-shared', 'private-shared-or-public'],
] as const)('a stay may be paid for in fewer rooms: from %s to %s', (before, after) => {
  expect(mayHaveFewerRooms(paying(before), paying(after))).toBe(true)
})

test.each([
  ['public', undefined],
  ['not-stated', undefined],
  ['shared', 'private-or-public-shared'],
] as const)('no room is lost: from %s to %s', (before, after) => {
  expect(mayHaveFewerRooms(paying(before), paying(after))).toBe(false)
})

test('only what is said to pay for public hospitals alone is called so', () => {
  expect([paying('public'), paying('public-shared')].map(isPublicOnly)).toEqual([true, true])
  expect([paying(), paying('shared'), paying('not-stated')].map(isPublicOnly)).toEqual([false, false, false])
})

test('what most policies pay for has a name although they do not carry it', () => {
  expect(accommodationLabel(paying())).toBe('Private or public, own room')
  expect(accommodationLabel(paying('not-stated'))).toBe('Not stated')
})
