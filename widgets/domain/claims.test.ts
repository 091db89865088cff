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

test('the figures are those that the specification names, each with what it counts', () => {
  expect(Object.values(CLAIMS).map(({ figure, counts }) => `${figure} ${counts}`)).toEqual([
    '40+ certified advisors',
    '25% more advisors this year',
    '100,000+ Australians helped',
    '1,000+ procedures covered',
    '12+ insurers',
    '$520 average annual savings',
    '15% average savings on premiums',
    '99.99% customer satisfaction',
    '48 hours or less, on average, to hear back',
    '100% price match guarantee',
    '4.8 of five stars on Google Reviews',
    '200+ reviews behind that rating',
  ])
})

test('the badge has five stars', () => {
  expect(RATING).toEqual({ score: 4.8, stars: 5, basedOn: '200+ reviews', label: 'Google Reviews' })
})
