import { expect, test } from 'vitest'
import { DEMO_FUNDS } from '#widgets/domain/demo-funds.ts'
import { eachProduct, into, madeFiles, policiesOf, scratchFolder, spoiled } from './made-files.ts'

const files = await madeFiles()

const code = (of: string) => `<BrandCode>${of}</BrandCode>`
const name = (of: string) => `<BrandName>${of}</BrandName>`

// The first fund sells under its own name and under two others.
const THREE = [
  `<Brand>${code('OWN')}${name('DEMO mutual')}</Brand>`,
  `<Brand><Website>https://union.example/</Website>${name(' Demo &amp;amp; Union ')}${code('UN')}</Brand>`,
  '<Brand BrandCode="DI" BrandName="Demo Direct"/>',
]

/** What policies are sold under if the first fund lists these brands and each of its products has this about brands. */
async function soldUnder(listed: readonly string[], said: string) {
  await using scratch = await scratchFolder()
  const ofFund = spoiled(files, /^Funds/, text =>
    text.replace(
      /<RelatedBrandNames>.*?<\/RelatedBrandNames>/,
      listed.length ? `<RelatedBrandNames>${listed.join('')}</RelatedBrandNames>` : '',
    ),
  )
  const ofProducts = spoiled(ofFund, /Open/, text =>
    eachProduct(text, product =>
      product.includes('<FundCode>XDM<') ? product.replace(/<Brands>.*?<\/Brands>/, said) : product,
    ),
  )
  const { manifest, unknown } = await into(scratch.path, ofProducts)
  const policies = await policiesOf(scratch.path, manifest, 'NSW/singles/hospital-only')
  const brandsOf = (isFirst: boolean) =>
    new Set(policies.filter(({ fund }) => (fund === 'XDM') === isFirst).map(({ brands }) => brands.join()))
  return { brands: [...brandsOf(true)], ofOthers: [...brandsOf(false)], unknown: [...unknown.keys()] }
}

test.each([
  ['one brand', '<Brands><Brand BrandCode="UN"/></Brands>', ['Demo & Union']],
  ['a code as text', '<Brands><Brand>\n DI </Brand></Brands>', ['Demo Direct']],
  ['a code as an element', `<Brands><Brand>${name('Direct')}${code('DI')}</Brand></Brands>`, ['Demo Direct']],
  ['only codes', `<Brands>${code('DI')}</Brands>`, ['Demo Direct']],
  ['a code with its name', '<Brands><Brand BrandCode="DI">Demo Direct</Brand></Brands>', ['Demo Direct']],
  ['two brands', `<Brands>${code('DI')}${code('UN')}</Brands>`, ['Demo & Union,Demo Direct']],
  ['the fund’s own name', `<Brands>${code('OWN')}</Brands>`, ['']],
  ['all brands', `<Brands>${code('DI')}${code('UN')}${code('OWN')}</Brands>`, ['']],
  ['an empty list', '<Brands/>', ['']],
  ['no list', '', ['']],
])('a product that names %s is sold under it, and under no other', async (_, said, brands) => {
  expect(await soldUnder(THREE, said)).toMatchObject({ brands, ofOthers: [''], unknown: [] })
})

test('the only brand of a fund is named, unless it is called like the fund', async () => {
  const said = `<Brands>${code('UN')}</Brands>`

  expect((await soldUnder([THREE[1]!], said)).brands).toEqual(['Demo & Union'])
  expect((await soldUnder([THREE[0]!], `<Brands>${code('OWN')}</Brands>`)).brands).toEqual([''])
})

test('a brand that the fund does not list, and words that we do not know, are reported and add nothing', async () => {
  expect(await soldUnder(THREE, `<Brands>${code('ZZ')}${code('DI')}</Brands>`)).toMatchObject({
    brands: ['Demo Direct'],
    unknown: ['brand "ZZ"'],
  })
  expect(await soldUnder([], `<Brands>${code('DI')}</Brands>`)).toMatchObject({ brands: [''], unknown: ['brand "DI"'] })
  expect(await soldUnder(THREE, '<Brands><Label>DI</Label></Brands>')).toMatchObject({
    brands: [''],
    unknown: ['<Label> among the brands'],
  })
})

test('one fund of the demo sells some of its policies under a brand, and is still one of twelve', async () => {
  await using scratch = await scratchFolder()
  const { manifest, unknown } = await into(scratch.path, files)
  const policies = await policiesOf(scratch.path, manifest, 'NSW/singles/hospital-only')

  const sellers = new Set(policies.map(({ fund, brands }) => `${fund} ${brands.join()}`))
  expect([...sellers].sort()).toEqual([...DEMO_FUNDS.map(fund => `${fund.code} `), 'XDM Demo Mutual Direct'].sort())
  expect(manifest.totals.fundsShown).toBe(12)
  expect([...unknown.keys()]).toEqual([])
})
