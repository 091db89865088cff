import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullPremium } from '#widgets/domain/catalogue/policy.ts'
import { anyPolicies, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { PriceSpread } from '../import/price-spread.ts'

const IN_NSW = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' } as const
const IN_NT = { ...IN_NSW, state: 'NT' } as const
const costing = (id: number, dollars: number) =>
  plainPolicy({ id: String(id), premium: { hospital: dollars * 100, extras: 0 } })

test('half of the policies lie between the two prices, however differently the states are priced', () => {
  fc.assert(
    fc.property(anyPolicies(40), anyPolicies(40), (here, there) => {
      fc.pre(here.length + there.length > 0)
      const spread = new PriceSpread()
      spread.add(IN_NSW, here)
      spread.add(IN_NT, there)

      const [range] = spread.result()

      const all = new Map(
        [...here, ...there].map(policy => [`${policy.id} ${fullPremium(policy)}`, fullPremium(policy)]),
      )
      const prices = [...all.values()]
      const within = prices.filter(price => price >= range!.lowerQuarter && price <= range!.upperQuarter)
      expect(within.length).toBeGreaterThanOrEqual(prices.length / 2)
      expect(prices.filter(price => price < range!.lowerQuarter).length).toBeLessThanOrEqual(prices.length / 4 + 1)
      expect(prices.filter(price => price > range!.upperQuarter).length).toBeLessThanOrEqual(prices.length / 4 + 1)
      expect(range).toMatchObject({ policies: prices.length, lowest: Math.min(...prices) })
    }),
  )
})

test('a policy that is sold in every state counts once', () => {
  const spread = new PriceSpread()
  for (const key of [IN_NSW, IN_NT]) spread.add(key, [costing(1, 100), costing(2, 200)])

  expect(spread.result()).toMatchObject([{ policies: 2 }])
})

test('each household and type of cover has a line, in an order that does not depend on what was ready first', () => {
  const keys = [{ ...IN_NSW, coverFor: 'couples' }, { ...IN_NSW, coverType: 'extras-cover' }, IN_NSW] as const
  const linesOf = (order: readonly (typeof keys)[number][]) => {
    const spread = new PriceSpread()
    for (const key of order) spread.add(key, [costing(1, 100)])
    return spread.result().map(({ coverFor, coverType }) => `${coverFor} ${coverType}`)
  }

  expect(linesOf(keys)).toEqual(['couples hospital-only', 'singles extras-cover', 'singles hospital-only'])
  expect(linesOf(keys.toReversed())).toEqual(linesOf(keys))
})
