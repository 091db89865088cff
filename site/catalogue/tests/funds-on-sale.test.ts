import { expect, test } from 'vitest'
import { DEMO_FUNDS } from '#widgets/domain/demo-funds.ts'
import { onSaleIn, withoutCommission } from '../funds-on-sale.ts'

const fund = (code: string, policies: number) => ({ code, name: `Fund ${code}`, type: 'Open' as const, policies })

test('a fund with nothing that can be bought is not on sale', () => {
  expect(onSaleIn({ funds: [fund('ABC', 0), fund('DEF', 3)] })).toEqual([{ code: 'DEF', name: 'Fund DEF' }])
})

test('the report names each fund on sale without a commission line, and only those', () => {
  const demo = DEMO_FUNDS.map(({ code }) => fund(code, 1))

  expect(withoutCommission({ funds: demo })).toEqual([])
  expect(withoutCommission({ funds: [...demo, fund('ABC', 0), fund('DEF', 3), fund('GHI', 1)] })).toEqual([
    expect.stringMatching(/commissions\.ts.*not stated: Fund DEF \(DEF\), Fund GHI \(GHI\)$/),
  ])
})
