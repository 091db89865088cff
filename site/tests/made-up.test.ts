import { expect, inject, test } from 'vitest'
import { PATHS } from '#site/site-map.ts'
import { commissionOf } from '#widgets/domain/commissions.ts'
import { COVER_TYPE_IDS } from '#widgets/domain/cover-types.ts'
import { DEMO_FUNDS, DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'

/** Pages with prices of the demo's market. */
const PRICED: readonly string[] = [...COVER_TYPE_IDS.map(id => `/${id}`), '/hospital-extras', '/singles-cover']

/** What a page prints in its main part before any script. */
async function printed(path: string): Promise<string> {
  const html = await (await fetch(inject('siteUrl') + path)).text()
  return /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!.replaceAll('<!-- -->', '')
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

test('wherever a made-up fund is named or a made-up market’s price is printed, the page says so', async () => {
  const naming: string[] = []
  const silent: string[] = []
  for (const path of PATHS) {
    const main = await printed(path)
    const isNaming = DEMO_FUNDS.some(({ name }) => main.includes(name))
    if (isNaming) naming.push(path)
    if ((isNaming || PRICED.includes(path)) && !main.includes(DEMO_NOTICE)) silent.push(path)
  }

  expect(naming).toEqual(expect.arrayContaining(['/', '/how-we-get-paid']))
  expect(silent).toEqual([])
})

test('the page on how we get paid says of every fund on sale what it pays us, or that this is not stated', async () => {
  const main = await printed('/how-we-get-paid')
  const rows = [...main.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].map(([, row]) => wordsOf(row!))

  for (const { code, name } of DEMO_FUNDS) {
    const commission = commissionOf(code)
    expect(rows).toContain(`${name} ${commission ? (commission.basis ?? 'Nothing') : 'Not stated: ask us'}`)
  }
})
