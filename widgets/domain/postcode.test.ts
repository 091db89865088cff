import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPostcode, stateFromQuery, stateOfPostcode, statesOfPostcode } from './postcode.ts'
import { STATES } from './states.ts'

describe('each range belongs to its state, to its edges', () => {
  test.each([
    ['0199', undefined],
    ['0200', 'ACT'],
    ['0299', 'ACT'],
    ['0300', undefined],
    ['0799', undefined],
    ['0800', 'NT'],
    ['0999', 'NT'],
    ['1000', 'NSW'],
    ['1999', 'NSW'],
    ['2000', 'NSW'],
    ['2599', 'NSW'],
    ['2600', 'ACT'],
    ['2618', 'ACT'],
    ['2619', 'NSW'],
    ['2899', 'NSW'],
    ['2900', 'ACT'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['2999', 'NSW'],
    ['3000', 'VIC'],
    ['3999', 'VIC'],
    ['4000', 'QLD'],
    ['4999', 'QLD'],
    ['5000', 'SA'],
    ['5999', 'SA'],
    ['6000', 'WA'],
    ['6999', 'WA'],
    ['7000', 'TAS'],
    ['7999', 'TAS'],
    ['8000', 'VIC'],
    ['8999', 'VIC'],
    ['9000', 'QLD'],
    ['9999', 'QLD'],
    ['0000', undefined],
  ])('%s: %s', (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state)
  })
})

test.each(['', '200', '20000', '2 000', 'NSW', '-200', '2e3', '20.0'])('"%s" is no postcode', typed => {
  expect(readPostcode(typed)).toBeUndefined()
  expect(stateOfPostcode(typed)).toBeUndefined()
  expect(statesOfPostcode(typed)).toEqual([])
})

test('full-width digits, as some keyboards type them, are digits', () => {
  expect(stateOfPostcode('４０００')).toBe('QLD')
})

test('a leading zero is kept', () => {
  expect(readPostcode(' 0800 ')).toBe('0800')
})

test('a border postcode gives more than one state', () => {
  expect(statesOfPostcode('0872')).toEqual(['NT', 'SA', 'WA'])
  expect(statesOfPostcode(' 2620 ')).toEqual(['NSW', 'ACT'])
  expect(statesOfPostcode('2000')).toEqual(['NSW'])
})

describe('the postcode of a link', () => {
  test.each([
    ['QLD', 'QLD'],
    ['qld', 'QLD'],
    [' nsw ', 'NSW'],
    ['4000', 'QLD'],
    ['0800', 'NT'],
    ['2620', 'NSW'],
    ['XYZ', undefined],
    ['40000', undefined],
    ['', undefined],
  ])('"%s" means %s', (value, state) => {
    expect(stateFromQuery(value)).toBe(state)
  })
})

test('whatever is typed gets a state or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{3,5}$/)), typed => {
      const state = stateOfPostcode(typed)

      expect(state === undefined || STATES.includes(state)).toBe(true)
      expect(statesOfPostcode(typed)[0]).toBe(state)
    }),
  )
})
