import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import {
  anotherOf,
  coveringGrown,
  eachProduct,
  household,
  into,
  madeFiles,
  ONE_STATE,
  policiesOf,
  scratchFolder,
  spoiled,
} from './made-files.ts'

const files = await madeFiles({ market: ONE_STATE })

const HOSPITAL = /^Hospital/

test('the number of adults is read where the files have it, and as an element as well', async () => {
  await using scratch = await scratchFolder()
  const asElement = spoiled(files, /Open/, text =>
    text.replaceAll(/<Coverage NumberOfAdults="(\d)">/g, '<Coverage><NumberOfAdults>$1</NumberOfAdults>'),
  )

  const { manifest } = await into(join(scratch.path, 'element'), asElement)
  const plain = await into(join(scratch.path, 'plain'), files)

  expect(files['Hospital Open 01-Apr-2026.xml']).toContain('<Coverage NumberOfAdults="2">')
  expect(Object.keys(plain.manifest.partitions)).toContain('NSW/families/hospital-only')
  expect(manifest.partitions).toEqual(plain.manifest.partitions)
})

test('an extended family’s policy says whether it covers one adult or two', async () => {
  await using scratch = await scratchFolder()
  let at = 0
  const extended = spoiled(files, HOSPITAL, text =>
    text.replaceAll('<WhoIsCovered OnlyOnePerson="true"/>', () => {
      at += 1
      return household(at % 3 ? 1 : 2)
    }),
  )

  const { manifest } = await into(scratch.path, extended)

  const policies = await policiesOf(scratch.path, manifest, 'NSW/extended-family/hospital-only')
  expect(new Set(policies.map(policy => policy.adults))).toEqual(new Set([1, 2]))
})

test('a family is also shown policies that cover adult children: the cheapest of each kind that the fund does not sell without them', async () => {
  await using scratch = await scratchFolder()
  const isForTwo = (product: string) => product.includes('NumberOfAdults="2"')
  const dearer = (product: string) => anotherOf(product).replace('<PremiumNoRebate>', '$&9')
  const renamed = (product: string) => product.replace('<Name>', '$&Grown ')
  const grown = spoiled(files, HOSPITAL, text =>
    eachProduct(text, product => {
      if (!isForTwo(product)) return product
      const covering = coveringGrown(anotherOf(product))
      if (!product.includes('<FundCode>XDM<')) return product + covering + renamed(anotherOf(covering))
      return covering + dearer(dearer(covering)) + anotherOf(covering).replace('Title="Child" Covered="true"', '')
    }),
  )

  const { manifest } = await into(join(scratch.path, 'grown'), grown)
  const plain = await into(join(scratch.path, 'plain'), files)

  const read = async (at: string, manifest: Manifest, household: string) =>
    policiesOf(join(scratch.path, at), manifest, `NSW/${household}/hospital-only`)
  const before = await read('plain', plain.manifest, 'families')
  const families = await read('grown', manifest, 'families')
  expect(families.map(({ fund, name }) => [fund, name])).toEqual(before.map(({ fund, name }) => [fund, name]))
  expect(families.filter(({ id }) => id.startsWith('999'))).toEqual([])
  expect(new Set(families.filter(({ id }) => id.startsWith('9')).map(({ fund }) => fund))).toEqual(new Set(['XDM']))
  expect((await read('grown', manifest, 'extended-family')).length).toBeGreaterThan(before.length)
  expect(manifest.totals.shown).toBeGreaterThan(plain.manifest.totals.shown)
})

test('if there is nothing else, a list holds only policies that cover adult children, of one parent or of both', async () => {
  await using scratch = await scratchFolder()
  const grown = spoiled(files, HOSPITAL, text =>
    eachProduct(text, product => coveringGrown(product).replace(/NumberOfAdults="2"/, adultsBy(product))),
  )

  const { manifest } = await into(scratch.path, grown)

  for (const [household, adults] of [
    ['families', 2],
    ['single-parents', 1],
  ] as const) {
    const listed = await policiesOf(scratch.path, manifest, `NSW/${household}/hospital-only`)
    expect(listed.length).toBeGreaterThan(0)
    for (const policy of listed) expect(policy.adults).toBe(adults)
  }
})

const adultsBy = (product: string) => `NumberOfAdults="${product.includes('<FundCode>XDM<') ? 2 : 1}"`

test('policies name whom else they cover, and up to which age their fund does', async () => {
  await using scratch = await scratchFolder()
  const limits = '<DependantLimit Title="Child" MaxAge="17"/><DependantLimit Title="Student" MinAge="18" MaxAge="999"/>'
  const some = spoiled(files, /^Funds/, text =>
    text.replaceAll(/(<DependantLimits>).*?(<\/DependantLimits>)/gs, `$1${limits}$2`),
  )

  const { manifest, unknown } = await into(scratch.path, some)

  expect(unknown.get('ages of dependants')).toBeGreaterThan(20)
  const families = await policiesOf(scratch.path, manifest, '/families/')
  expect(families.length).toBeGreaterThan(20)
  for (const { dependants } of families) expect(dependants).toEqual([{ kind: 'Child', to: 17 }, { kind: 'Student' }])
  const singles = await policiesOf(scratch.path, manifest, '/singles/')
  expect(singles.length).toBeGreaterThan(0)
  for (const { dependants } of singles) expect(dependants).toEqual([])
})
