import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { decode } from '#widgets/domain/catalogue/partition.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { importRelease } from '../import/import-release.ts'
import { openSource } from '../import/sources.ts'
import {
  anotherOf,
  coveringGrown,
  eachProduct,
  into,
  madeFiles,
  scratchFolder,
  spoiled,
  writeFolder,
  zipped,
} from './made-files.ts'

let files: Record<string, string>
beforeAll(async () => {
  files = await madeFiles()
})

const HOSPITAL = /^Hospital/

test('a folder, a ZIP file and the generator give the same release', async () => {
  await using scratch = await scratchFolder()
  await using made = await scratchFolder()
  await writeFolder(made.path, files)
  await writeFile(join(scratch.path, 'a.zip'), await zipped(files))

  const direct = await into(join(scratch.path, '1'), files)
  const folder = await openSource(made.path)
  const fromFolder = await importRelease({ source: folder, into: join(scratch.path, '2'), quality: 1 })
  const zip = await openSource(join(scratch.path, 'a.zip'))
  const fromZip = await importRelease({ source: zip, into: join(scratch.path, '3'), quality: 1 })
  await zip.close()

  expect(fromFolder.manifest).toEqual(direct.manifest)
  expect(fromZip.manifest).toEqual(direct.manifest)
})

test('every partition holds what the manifest says of it, and every file has its name', async () => {
  await using scratch = await scratchFolder()
  const { manifest } = await into(scratch.path, files)

  for (const entry of Object.values(manifest.partitions)) {
    const policies = decode(JSON.parse(await readFile(join(scratch.path, entry.file), 'utf8')))
    expect(policies).toHaveLength(entry.count)
    expect(new Set(policies.map(policy => policy.id)).size).toBe(entry.count)
    expect((await readFile(join(scratch.path, `${entry.file}.br`))).length).toBe(entry.bytes)
  }
  const shown = Object.values(manifest.partitions).reduce((sum, entry) => sum + entry.count, 0)
  expect(shown).toBe(manifest.totals.shown)
  expect(manifest.totals.shown + manifest.leftOut.reduce((sum, { policies }) => sum + policies, 0)).toBe(
    manifest.totals.inData,
  )
})

test('the public sees what it can buy; the rest is counted with its reason', async () => {
  await using scratch = await scratchFolder()
  const product = (code: string, change: (xml: string) => string) => {
    const [first] = /<Product .*?<\/Product>/s.exec(files['Hospital Open 01-Apr-2026.xml']!)!
    return change(
      first.replace(/ProductCode="[^"]*" ProductItemID="[^"]*"/, `ProductCode="${code}" ProductItemID="${code}"`),
    )
  }
  const cases: [string, string, (xml: string) => string][] = [
    ['C1', 'Closed to new members', xml => xml.replace('>Open<', '>Closed<')],
    ['C2', 'Only for one employer’s staff', xml => xml.replace('IsCorporate="false"', 'IsCorporate="true"')],
    ['C3', 'Only sold together with another policy', xml => xml.replace('<NotApplicable/>', '<Products/>')],
    ['C4', 'The fund is not in the Funds file', xml => xml.replace(/<FundCode>.*?</, '<FundCode>ZZZ<')],
    [
      'C5',
      'The fund is only for certain occupations or employers',
      xml => xml.replace(/<FundCode>.*?</, '<FundCode>XST<'),
    ],
    ['C6', 'State not recognised', xml => xml.replace(/<State>.*?</, '<State>NZ<')],
    ['C7', 'For a household other than our five', xml => xml.replace('OnlyOnePerson="true"', '')],
    ['C10', 'For a household other than our five', xml => xml.replace(/<WhoIsCovered[^>]*>/, household(0))],
    ['C8', 'No readable premium', xml => xml.replace(/<PremiumNoRebate>.*?</, '<PremiumNoRebate>ask us<')],
    ['C9', 'Hospital tier not recognised', xml => xml.replace(/<HospitalTier>.*?</, '<HospitalTier>Platinum<')],
  ]
  const more = cases.map(([code, , change]) => product(code, change)).join('')
  const grown = spoiled(files, HOSPITAL, text =>
    text
      .replace(/Count="(\d+)"/, (_, count) => `Count="${Number(count) + cases.length}"`)
      .replace(/<\/Products>\s*$/, `${more}</Products>`),
  )

  const { manifest } = await into(scratch.path, grown)
  const plain = await into(join(scratch.path, 'plain'), files)

  expect(manifest.totals.shown).toBe(plain.manifest.totals.shown)
  for (const [, reason] of cases) expect(manifest.leftOut.map(entry => entry.reason)).toContain(reason)
})

const household = (adults: number) =>
  `<WhoIsCovered><Coverage NumberOfAdults="${adults}"><DependantCover Title="Child" Covered="true"/><DependantCover Title="NonStudent" Covered="true"/></Coverage></WhoIsCovered>`

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

test('what the excess is not asked for, and in which hospitals a stay is paid for', async () => {
  await using scratch = await scratchFolder()
  const said = spoiled(files, HOSPITAL, text =>
    text
      .replaceAll(/<Excesses.*?(<\/Excesses>|\/>)/gs, EXCESS)
      .replaceAll(/<Accommodation>.*?</g, '<Accommodation>PublicShared<'),
  )
  const silent = spoiled(files, HOSPITAL, text => text.replaceAll(/<Accommodation>.*?<\/Accommodation>/g, ''))

  const { manifest } = await into(join(scratch.path, 'said'), said)
  const unsaid = await into(join(scratch.path, 'silent'), silent)
  const plain = await into(join(scratch.path, 'plain'), files)

  const ofHospital = (at: string, from: Manifest) => policiesOf(join(scratch.path, at), from, 'hospital-only')
  const policies = await ofHospital('said', manifest)
  expect(policies.length).toBeGreaterThan(20)
  for (const { hospital } of policies)
    expect(hospital).toMatchObject({
      excessWaivers: ['day surgery', 'children on the policy'],
      accommodation: 'public-shared',
    })
  for (const { hospital } of await ofHospital('silent', unsaid.manifest))
    expect(hospital?.accommodation).toBe('not-stated')
  for (const { hospital } of await ofHospital('plain', plain.manifest))
    expect(hospital).not.toHaveProperty('accommodation')
})

const EXCESS =
  '<Excesses ExcessType="LimitedPerPerson"><ExcessPerPerson>500</ExcessPerPerson><ExcessWaivers><Waiver>DaySurgery</Waiver><Waiver>Dependents</Waiver></ExcessWaivers></Excesses>'

test('the address called a statement’s comes before that of the product, in either order', async () => {
  await using scratch = await scratchFolder()
  const address = '<PHISURL>https://statement.example/1</PHISURL>'
  let at = 0
  const both = spoiled(files, HOSPITAL, text =>
    text.replaceAll(/<ProductURL>.*?<\/ProductURL>/g, own => {
      at += 1
      return at % 2 ? own + address : address + own
    }),
  )

  const { manifest } = await into(scratch.path, both)

  const policies = await policiesOf(scratch.path, manifest, '/hospital-only')
  expect(policies.length).toBeGreaterThan(20)
  for (const { statement } of policies) expect(statement).toBe('https://statement.example/1')
})

test('without a stable id, a code that stands for several households is not listed twice', async () => {
  await using scratch = await scratchFolder()
  const oneCode = spoiled(files, HOSPITAL, text =>
    text.replaceAll(/ProductCode="[^"]*" ProductItemID="[^"]*"/g, 'ProductCode="H1/XDM"'),
  )

  const { manifest } = await into(join(scratch.path, 'one'), oneCode)
  const plain = await into(join(scratch.path, 'plain'), files)

  expect(Object.keys(manifest.partitions)).toEqual(Object.keys(plain.manifest.partitions))
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

  const { file } = manifest.partitions['NSW/extended-family/hospital-only']!
  const policies = decode(JSON.parse(await readFile(join(scratch.path, file), 'utf8')))
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

  const read = async (at: string, { partitions }: Manifest, household: string) =>
    policiesOf(join(scratch.path, at), { partitions } as Manifest, `NSW/${household}/hospital-only`)
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

test('ambulance cover that is left to the fund is none if the fund has none', async () => {
  await using scratch = await scratchFolder()
  const toTheFund = spoiled(files, /^GeneralHealth/, text =>
    text.replaceAll(/<ProductAmbulance .*?<\/ProductAmbulance>/gs, '<ProductAmbulance UseFund="true"/>'),
  )
  const ofNone = spoiled(toTheFund, /^Funds/, text =>
    text.replaceAll('<Ambulance Cover="EmergencyOnly"/>', '<Ambulance Cover="None"/>'),
  )

  const { manifest } = await into(join(scratch.path, 'none'), ofNone)
  const { manifest: covering } = await into(join(scratch.path, 'emergency'), toTheFund)

  const ofAmbulance = ({ partitions }: Manifest) => Object.keys(partitions).filter(at => at.includes('ambulance'))
  expect(ofAmbulance(covering)).not.toEqual([])
  expect(ofAmbulance(manifest)).toEqual([])
  expect(manifest.leftOut.map(({ reason }) => reason)).toContain('No readable cover')
})

test('a wait that is absent or cannot be read is not taken for none', async () => {
  await using scratch = await scratchFolder()
  const holes = spoiled(files, /Open/, text =>
    text
      .replaceAll('<WaitingPeriod Unit="Month" Title="PreExisting">12</WaitingPeriod>', '')
      .replaceAll('Title="PregnancyBirth">12<', 'Title="PregnancyBirth">ask us<')
      .replaceAll(/<WaitingPeriod Unit="Month">\d+</g, '<WaitingPeriod Unit="Month">ask us<'),
  )

  const { manifest } = await into(scratch.path, holes)

  const { file } = manifest.partitions['NSW/singles/hospital-and-extras']!
  const policies = decode(JSON.parse(await readFile(join(scratch.path, file), 'utf8')))
  expect(policies.length).toBeGreaterThan(0)
  for (const { hospital, extras } of policies) {
    expect(hospital!.waits).toMatchObject({ preExisting: 12, pregnancy: 12 })
    expect(Object.values(extras!).map(terms => terms.wait)).not.toContain(0)
  }
})

test('what a cover says about excess and co-payment holds for every policy that is printed alike', async () => {
  await using scratch = await scratchFolder()
  const money =
    '<Excesses ExcessType="Limited"><ExcessPerAdmission>750</ExcessPerAdmission></Excesses>' +
    '<CoPayments CoPaymentType="Limited"><Shared>70</Shared></CoPayments>'
  const within = spoiled(files, /^(Hospital|Combined)/, text =>
    text
      .replaceAll(/<Excesses.*?(<\/Excesses>|\/>)/gs, '')
      .replaceAll(/<CoPayments.*?(<\/CoPayments>|\/>)/gs, '')
      .replaceAll('</HospitalCover>', `${money}</HospitalCover>`),
  )

  const { manifest } = await into(scratch.path, within)

  const hospital = await policiesOf(scratch.path, manifest, 'hospital')
  expect(hospital.length).toBeGreaterThan(20)
  for (const policy of hospital)
    expect(policy.hospital).toMatchObject({ excess: { perAdmission: 750 }, coPayment: { perDay: 70 } })
})

test('an excess in words is nowhere taken for none', async () => {
  await using scratch = await scratchFolder()
  const inWords = spoiled(files, /^(Hospital|Combined)/, text =>
    text
      .replaceAll(/<Excesses.*?(<\/Excesses>|\/>)/gs, '')
      .replaceAll(
        '<HospitalCover>',
        '<Excesses><ExcessPerPerson>up to $500</ExcessPerPerson></Excesses><HospitalCover>',
      ),
  )

  const { manifest } = await into(scratch.path, inWords)

  for (const policy of await policiesOf(scratch.path, manifest, 'hospital'))
    expect(policy.hospital!.excess).toEqual({ perAdmission: null, perPerson: null, perPolicy: null })
})

test.each([
  ['all of them where none are named', '', undefined],
  ['those that are named', '<AgeRange><MinAge>18</MinAge><MaxAge>25</MaxAge></AgeRange>', [[18, 25]]],
  [
    'as attributes too',
    '<AgeRange MinAge="18" MaxAge="21"/><AgeRange MinAge="24" MaxAge="40"/>',
    [
      [18, 21],
      [24, 29],
    ],
  ],
  [
    'all of them where they are named one after the other',
    '<AgeRange><MaxAge>29</MaxAge><MinAge>24</MinAge></AgeRange><AgeRange><MinAge>18</MinAge><MaxAge>23</MaxAge></AgeRange>',
    undefined,
  ],
])('the ages on joining with a discount: %s', async (_, ranges, ages) => {
  await using scratch = await scratchFolder()
  const given = `<AgeBasedDiscount Available="true" AvailableForTransferee="false">${ranges}</AgeBasedDiscount>`
  const some = spoiled(files, HOSPITAL, text => withDiscount(text, given))

  const { manifest } = await into(scratch.path, some)

  const policies = await policiesOf(scratch.path, manifest, '/hospital-only')
  expect(policies.length).toBeGreaterThan(20)
  for (const { hospital } of policies)
    expect(hospital).toMatchObject({ ageDiscount: 'by-age-only', ...(ages ? { discountAges: ages } : {}) })
  for (const { hospital } of policies) expect(hospital?.discountAges).toEqual(ages)
})

test('nobody gets a discount whose ages cannot be read, or that is not given', async () => {
  await using scratch = await scratchFolder()
  const ranges = [
    '<AgeRange><MinAge>young</MinAge></AgeRange>',
    '<AgeRange><MinAge>18</MinAge><MaxAge>25</MaxAge></AgeRange>',
  ]
  let at = 0
  const unclear = spoiled(files, HOSPITAL, text =>
    eachProduct(text, product => {
      at += 1
      return withDiscount(
        product,
        `<AgeBasedDiscount Available="${at % 2 === 1}">${ranges[(at + 1) % 2]}</AgeBasedDiscount>`,
      )
    }),
  )

  const { manifest, unknown } = await into(scratch.path, unclear)

  expect(unknown.get('ages of a discount')).toBeGreaterThan(20)
  const policies = await policiesOf(scratch.path, manifest, '/hospital-only')
  expect(policies.length).toBeGreaterThan(20)
  for (const { hospital } of policies) {
    expect(hospital?.ageDiscount).toBe('nobody')
    expect(hospital).not.toHaveProperty('discountAges')
  }
})

const withDiscount = (xml: string, discount: string) =>
  xml.replaceAll(/<AgeBasedDiscount [^>]*?(\/>|>.*?<\/AgeBasedDiscount>)/gs, discount)

test('what is paid back in one state is not an example for a policy of another', async () => {
  await using scratch = await scratchFolder()
  const benefit = (item: string) => `<Benefit Item="${item}" Type="Dollars">90</Benefit>`
  const lists = ['NSW', 'NT', 'VIC', 'ALL'].map(
    state => `<BenefitsList State="${state}">${benefit(`A visit in ${state}`)}</BenefitsList>`,
  )
  const byState = spoiled(files, /^(GeneralHealth|Combined)/, text =>
    text.replaceAll(/<BenefitsList .*?<\/BenefitsList>/gs, lists.join('')),
  )

  const { manifest } = await into(scratch.path, byState)

  for (const state of ['NSW', 'NT']) {
    const extras = (await policiesOf(scratch.path, manifest, `${state}/`)).flatMap(policy =>
      Object.values(policy.extras ?? {}),
    )
    expect(extras.length).toBeGreaterThan(20)
    for (const { pays } of extras)
      expect(pays?.map(({ item }) => item)).toEqual([`A visit in ${state}`, 'A visit in ALL'])
  }
})

test('a policy for all states keeps, in each, the examples of that state', async () => {
  await using scratch = await scratchFolder()
  const lists = ['NSW', 'VIC'].map(
    state => `<BenefitsList State="${state}"><Benefit Item="In ${state}" Type="Dollars">90</Benefit></BenefitsList>`,
  )
  const everywhere = spoiled(files, /^(GeneralHealth|Combined)/, text =>
    text.replaceAll(/<BenefitsList .*?<\/BenefitsList>/gs, lists.join('')).replaceAll(/<State>NSW</g, '<State>ALL<'),
  )

  const { manifest } = await into(scratch.path, everywhere)

  for (const [state, example] of [
    ['NSW', 'In NSW'],
    ['VIC', 'In VIC'],
    ['NT', undefined],
  ] as const) {
    const extras = (await policiesOf(scratch.path, manifest, `${state}/`)).flatMap(policy =>
      Object.values(policy.extras ?? {}),
    )
    expect(extras.length).toBeGreaterThan(20)
    for (const { pays } of extras) expect(pays?.[0]?.item).toBe(example)
  }
})

test('policies name whom else they cover, and up to which age their fund does', async () => {
  await using scratch = await scratchFolder()
  const limits = '<DependantLimit Title="Child" MaxAge="17"/><DependantLimit Title="Student" MinAge="18" MaxAge="999"/>'
  const some = spoiled(files, /^Funds/, text =>
    text.replaceAll(/(<DependantLimits>).*?(<\/DependantLimits>)/gs, `$1${limits}$2`),
  )

  const { manifest } = await into(scratch.path, some)

  const families = await policiesOf(scratch.path, manifest, '/families/')
  expect(families.length).toBeGreaterThan(20)
  for (const { dependants } of families) expect(dependants).toEqual([{ kind: 'Child', to: 17 }, { kind: 'Student' }])
  for (const { dependants } of await policiesOf(scratch.path, manifest, '/singles/')) expect(dependants).toEqual([])
})

async function policiesOf(folder: string, { partitions }: Manifest, name: string): Promise<Policy[]> {
  const wanted = Object.entries(partitions).filter(([at]) => at.includes(name))
  const read = wanted.map(async ([, { file }]) => decode(JSON.parse(await readFile(join(folder, file), 'utf8'))))
  return (await Promise.all(read)).flat()
}

test('a policy for all states is listed in each of them', async () => {
  await using scratch = await scratchFolder()
  const everywhere = spoiled(files, HOSPITAL, text => text.replace('<State>NSW<', '<State>ALL<'))

  const { manifest } = await into(scratch.path, everywhere)

  const inPartitions = Object.values(manifest.partitions).reduce((sum, entry) => sum + entry.count, 0)
  expect(inPartitions).toBe(manifest.totals.shown + 6)
})

test('another order, prefixes, unknown elements and stray characters change nothing', async () => {
  await using scratch = await scratchFolder()
  const odd = spoiled(files, HOSPITAL, text =>
    text
      .replaceAll(/(<Name>.*?<\/Name>)(<ProductType>.*?<\/ProductType>)/g, '$2<New A="1"><Deep/>x</New>$1')
      .replaceAll('<Name>', '<Name>\uFFFD ')
      .replaceAll('<State>', '<State>\n '),
  )
  const odder = spoiled(odd, /^(Funds|GeneralHealth|Combined)/, text =>
    text.replaceAll('<FundName>', '<FundName>&amp;nbsp;\n').replaceAll(/Item="(\w+)/g, 'Item="\uFFFD&amp;#160;&#10;$1'),
  )

  const { manifest } = await into(join(scratch.path, 'odd'), odder)
  const plain = await into(join(scratch.path, 'plain'), files)

  expect(manifest.partitions).toEqual(plain.manifest.partitions)
  expect(manifest.funds).toEqual(plain.manifest.funds)
})

test('unknown titles are reported, and the policy is kept', async () => {
  await using scratch = await scratchFolder()
  const newer = spoiled(files, HOSPITAL, text =>
    text
      .replace('<MedicalServices>', '<MedicalServices><MedicalService Title="Telepathy" Cover="Covered"/>')
      .replace('<Accommodation>PrivateOrPublic<', '<Accommodation>Hotel<'),
  )

  const { unknown, manifest } = await into(scratch.path, newer)

  expect([...unknown].sort()).toEqual([
    ['accommodation "Hotel"', 1],
    ['treatment "Telepathy"', 1],
  ])
  expect(manifest.totals.shown).toBeGreaterThan(0)
})
