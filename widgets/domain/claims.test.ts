import { expect, test } from 'vitest'
import { CLAIMS } from './claims.ts'
import { RATING } from './rating.ts'

test.each(Object.entries(CLAIMS))('%s: the figure that is read is the figure that is counted', (_, claim) => {
  expect(Number(claim.figure.replace(/[^\d.]/g, ''))).toBe(claim.value)
  expect(claim.basis).not.toBe('')
})

test('the badge and the claims tell the same rating', () => {
  expect(CLAIMS.rating.value).toBe(RATING.score)
  expect(RATING.basedOn).toContain(CLAIMS.reviews.figure)
})

test('the figures are those that the specification names', () => {
  expect(Object.values(CLAIMS).map(claim => claim.figure)).toEqual([
    '40+',
    '25%',
    '100,000+',
    '1,000+',
    '12+',
    '$520',
    '15%',
    '99.99%',
    '48 hours',
    '100%',
    '4.8',
    '200+',
  ])
})

test('the badge has five stars', () => {
  expect(RATING).toEqual({ score: 4.8, stars: 5, basedOn: '200+ reviews', label: 'Google Reviews' })
})
