import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { decode } from '#widgets/domain/catalogue/partition.ts'
import { COVER_FOR_IDS } from '#widgets/domain/cover-for.ts'
import { DATA_STATES } from '../data-states.ts'
import { importRelease } from '../import/import-release.ts'
import { openSource } from '../import/sources.ts'
import {
  eachProduct,
  household,
  into,
  madeFiles,
  policiesOf,
  scratchFolder,
  spoiled,
  writeFolder,
  zipped,
} from './made-files.ts'

const files = await madeFiles()

/** The release of these files as they are. */
let plain: { path: string; manifest: Manifest }
let made: Awaited<ReturnType<typeof scratchFolder>>
beforeAll(async () => {
  made = await scratchFolder()
  plain = { path: made.path, manifest: (await into(made.path, files)).manifest }
})
afterAll(() => made[Symbol.asyncDispose]())

const HOSPITAL = /^Hospital/

test('a folder, a ZIP file and the generator give the same release', async () => {
  await using scratch = await scratchFolder()
  await using unpacked = await scratchFolder()
  await writeFolder(unpacked.path, files)
  await writeFile(join(scratch.path, 'a.zip'), await zipped(files))

  const folder = await openSource(unpacked.path)
  const fromFolder = await importRelease({ source: folder, into: join(scratch.path, '2'), quality: 1 })
  const zip = await openSource(join(scratch.path, 'a.zip'))
  const fromZip = await importRelease({ source: zip, into: join(scratch.path, '3'), quality: 1 })
  await zip.close()

  expect(fromFolder.manifest).toEqual(plain.manifest)
  expect(fromZip.manifest).toEqual(plain.manifest)
})

test.each(['General', 'General Health'])('the file of extras may be called "%s Open" as well', async kind => {
  await using scratch = await scratchFolder()
  const names = Object.entries(files).map(([name, text]) => [name.replace('GeneralHealth', kind), text])

  const { manifest, unread } = await into(scratch.path, Object.fromEntries(names))

  expect(manifest.partitions).toEqual(plain.manifest.partitions)
  expect(unread).toEqual(['ReadMe 01-Apr-2026.txt'])
})

test('every partition holds what the manifest says of it, and every file has its name', async () => {
  const { path, manifest } = plain

  for (const entry of Object.values(manifest.partitions)) {
    const policies = decode(JSON.parse(await readFile(join(path, entry.file), 'utf8')))
    expect(policies).toHaveLength(entry.count)
    expect(new Set(policies.map(policy => policy.id)).size).toBe(entry.count)
    expect((await readFile(join(path, `${entry.file}.br`))).length).toBe(entry.bytes)
  }
  const shown = Object.values(manifest.partitions).reduce((sum, entry) => sum + entry.count, 0)
  expect(shown).toBe(manifest.totals.shown)
  expect(manifest.totals.shown + manifest.leftOut.reduce((sum, { policies }) => sum + policies, 0)).toBe(
    manifest.totals.inData,
  )
})

test('a release of real funds is not called made up, and names its source in the words that its licence asks for', async () => {
  await using scratch = await scratchFolder()
  const ofOneState = await madeFiles({ market: { states: ['NSW'], households: COVER_FOR_IDS } })
  let at = 0
  // Real data has every state: each of these policies is sold in the next.
  const ofAll = spoiled(ofOneState, /Open/, text =>
    text.replaceAll('<State>NSW<', () => {
      at += 1
      return `<State>${DATA_STATES[at % DATA_STATES.length]}<`
    }),
  )
  const real = spoiled(ofAll, /xml$/, text => text.replaceAll('XDM', 'ABC'))

  const { manifest } = await into(scratch.path, real)

  expect(manifest).toMatchObject({
    demo: false,
    source: {
      licence: 'CC BY 3.0 AU',
      attribution: 'PrivateHealth.gov.au, Commonwealth Ombudsman, CC BY 3.0 AU, transformed',
    },
  })
  expect(plain.manifest).toMatchObject({ demo: true, source: { attribution: 'Made up for demonstration' } })
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
    ['', 'Without a code to know it by', xml => xml],
    ['C11', 'Only for one employer’s staff', xml => xml.replace('IsCorporate="false"', 'IsCorporate="perhaps"')],
    ['C12', 'No readable hospital part of the premium', combined],
    [
      'C13',
      'No readable hospital part of the premium',
      xml => combined(xml).replace('</PremiumNoRebate>', '$&<PremiumHospitalComponent>9999</PremiumHospitalComponent>'),
    ],
    ['C9', 'Hospital tier not recognised', xml => xml.replace(/<HospitalTier>.*?</, '<HospitalTier>Platinum<')],
  ]
  const more = cases.map(([code, , change]) => product(code, change)).join('')
  const grown = spoiled(files, HOSPITAL, text =>
    text
      .replace(/Count="(\d+)"/, (_, count) => `Count="${Number(count) + cases.length}"`)
      .replace(/<\/Products>\s*$/, `${more}</Products>`),
  )

  const { manifest } = await into(scratch.path, grown)

  expect(manifest.totals.shown).toBe(plain.manifest.totals.shown)
  const leftOut = (of: typeof manifest, reason: string) =>
    of.leftOut.find(entry => entry.reason === reason)?.policies ?? 0
  for (const [, reason] of cases)
    expect([reason, leftOut(manifest, reason) - leftOut(plain.manifest, reason)]).toEqual([
      reason,
      cases.filter(one => one[1] === reason).length,
    ])
  const [nameless] = manifest.leftOut.find(entry => entry.reason.startsWith('Without a code'))!.examples
  expect(more).toContain(`<Name>${nameless}</Name>`)
})

/** As a policy with extras, whose premium then needs to say how much of it is for hospital. */
const combined = (xml: string) =>
  xml
    .replace('>Hospital<', '>Combined<')
    .replace(
      '</HospitalCover>',
      '$&<GeneralHealthCover><GeneralHealthService Title="Optical" Covered="true"/></GeneralHealthCover>',
    )

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

  const { manifest } = await into(scratch.path, oneCode)

  expect(Object.keys(manifest.partitions)).toEqual(Object.keys(plain.manifest.partitions))
})

test('a policy for all states is listed in each of them', async () => {
  await using scratch = await scratchFolder()
  const everywhere = spoiled(files, HOSPITAL, text => text.replace('<State>NSW<', '<State>ALL<'))

  const { manifest } = await into(scratch.path, everywhere)

  const inPartitions = Object.values(manifest.partitions).reduce((sum, entry) => sum + entry.count, 0)
  expect(inPartitions).toBe(manifest.totals.shown + 6)
})

test.each(['ALL', 'ACT'])(
  'a policy that is sold in New South Wales is there once, if it is listed for %s as well',
  async state => {
    await using scratch = await scratchFolder()
    const twice = spoiled(files, HOSPITAL, text =>
      eachProduct(text, product =>
        product.includes('<State>NSW<') ? product + product.replace('<State>NSW<', `<State>${state}<`) : product,
      ),
    )

    const { manifest } = await into(scratch.path, twice)

    const ids = (await policiesOf(scratch.path, manifest, 'NSW/singles/hospital-only')).map(policy => policy.id)
    expect(ids).not.toHaveLength(0)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

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

  const { manifest } = await into(scratch.path, odder)

  expect(manifest.partitions).toEqual(plain.manifest.partitions)
  expect(manifest.funds).toEqual(plain.manifest.funds)
})

test('what is not known or not said is reported, and the policy is kept', async () => {
  await using scratch = await scratchFolder()
  const newer = spoiled(files, HOSPITAL, text =>
    text
      .replace('Title="Skin" Cover="Covered"', 'Title="Skin" Cover="Included"')
      .replace('<Ambulance Cover="', '<Ambulance Cover="Some')
      .replace('<AgeBasedDiscount Available="true"', '<AgeBasedDiscount Available="maybe"')
      .replace(/<MedicareLevySurchargeExempt>.*?<\/MedicareLevySurchargeExempt>/, '')
      .replace(/<Excesses.*?<\/Excesses>/s, '')
      .replace(/<CoPayments.*?\/>/s, '')
      .replace(/<Corporate .*?\/>/, '')
      .replace(/<OnlyAvailableWith>.*?<\/OnlyAvailableWith>/, '')
      .replace('Title="SubAcute">2<', 'Title="SubAcutely">2<')
      // Behind the first, which says nothing of it.
      .replace(/<Excesses ExcessType="Limited">.*?<\/Excesses>/s, '<Excesses ExcessType="Sliding"/>')
      .replace(/<CoPayments CoPaymentType="Limited">.*?<\/CoPayments>/s, '<CoPayments CoPaymentType="Sliding"/>')
      .replace('<MedicalServices>', '<MedicalServices><MedicalService Title="Telepathy" Cover="Covered"/>')
      .replace('<Accommodation>PrivateOrPublic<', '<Accommodation>Hotel<'),
  )

  const ofFund = spoiled(newer, /^Funds/, text =>
    text.replace('>Restricted<', '>Ajar<').replace('<Ambulance Cover="', '<Ambulance Cover="Some'),
  )

  const { unknown, manifest } = await into(scratch.path, ofFund)

  expect([...unknown].sort()).toEqual([
    ['accommodation "Hotel"', 1],
    ['ambulance cover "SomeEmergencyAndNonEmergency"', 1],
    ['ambulance cover of a fund "SomeEmergencyOnly"', 1],
    ['cover "Included"', 1],
    ['discount available "maybe"', 1],
    ['the amount of a co-payment', 1],
    ['the amount of an excess', 1],
    ['the co-payment', 1],
    ['the excess', 1],
    ['treatment "Telepathy"', 1],
    ['treatments that every Bronze policy covers by law', 1],
    ['type of a fund "Ajar"', 1],
    ['wait for "SubAcutely"', 1],
    ['whether a policy avoids the surcharge', 1],
    ['whether a policy is only for one employer’s staff', 1],
    ['whether a policy is sold alone', 1],
  ])
  expect(manifest.totals.shown).toBeGreaterThan(0)
})

test('a file with any number of names that we do not know does not fill the memory or the report', async () => {
  await using scratch = await scratchFolder()
  let at = 0
  const strange = spoiled(files, HOSPITAL, text =>
    text.replaceAll('<MedicalServices>', tag => {
      at += 1
      return `${tag}<MedicalService Title="${'x'.repeat(999)}${at}" Cover="Covered"/>${`<MedicalService Title="T${at}" Cover="Covered"/>`.repeat(2)}`
    }),
  )

  const { unknown } = await into(scratch.path, strange)

  expect(unknown.size).toBeLessThanOrEqual(201)
  expect(Math.max(...[...unknown.keys()].map(name => name.length))).toBeLessThanOrEqual(100)
  expect([...unknown.values()].reduce((sum, times) => sum + times, 0)).toBe(3 * at)
})
