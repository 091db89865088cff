import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { eachProduct, into, madeFiles, ONE_STATE, policiesOf, scratchFolder, spoiled } from './made-files.ts'

const files = await madeFiles({ market: ONE_STATE })
const ofTwoStates = await madeFiles()

const HOSPITAL = /^Hospital/

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

  const ofHospital = async (at: string, from: Manifest) => {
    const policies = await policiesOf(join(scratch.path, at), from, 'hospital-only')
    expect(policies.length).toBeGreaterThan(20)
    return policies
  }
  for (const { hospital } of await ofHospital('said', manifest))
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

  const hospital = await policiesOf(scratch.path, manifest, 'hospital')
  expect(hospital.length).toBeGreaterThan(20)
  for (const policy of hospital)
    expect(policy.hospital!.excess).toEqual({ perAdmission: null, perPerson: null, perPolicy: null })
})

test.each([
  ['a share', '<HospitalPercent>85</HospitalPercent>', 'per cent of hospital charges paid "85"'],
  ['a number of days', '<LimitHospitalDays>50</LimitHospitalDays>', 'days in hospital paid "50"'],
])('of a stay of which only %s is paid, the rest is a co-payment, and is reported', async (_, part, said) => {
  await using scratch = await scratchFolder()
  const inPart = spoiled(files, HOSPITAL, text => text.replaceAll('<MedicalServices>', `${part}$&`))

  const { manifest, unknown } = await into(scratch.path, inPart)

  const policies = await policiesOf(scratch.path, manifest, '/hospital-only')
  expect(policies.length).toBeGreaterThan(20)
  for (const { hospital } of policies)
    expect(hospital?.coPayment).toEqual({ perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null })
  expect(unknown.get(said)).toBeGreaterThanOrEqual(policies.length)
})

test.each([
  '<HospitalPercent>100.00</HospitalPercent><LimitHospitalDays>365</LimitHospitalDays>',
  '<HospitalPercent>0</HospitalPercent><LimitHospitalDays/>',
])('one that pays for all of a stay has the co-payment that is said: %s', async all => {
  await using scratch = await scratchFolder()
  const whole = spoiled(files, HOSPITAL, text => text.replaceAll('<MedicalServices>', `${all}$&`))

  const { manifest, unknown } = await into(join(scratch.path, 'whole'), whole)
  const plain = await into(join(scratch.path, 'plain'), files)

  expect(manifest.partitions).toEqual(plain.manifest.partitions)
  expect(unknown).toEqual(plain.unknown)
})

test('a wait that is absent or cannot be read is not taken for none', async () => {
  await using scratch = await scratchFolder()
  const holes = spoiled(files, /Open/, text =>
    text
      .replaceAll('<WaitingPeriod Unit="Month" Title="PreExisting">12</WaitingPeriod>', '')
      .replaceAll('Title="PregnancyBirth">12<', 'Title="PregnancyBirth">ask us<')
      .replaceAll(/<WaitingPeriod Unit="Month">\d+</g, '<WaitingPeriod Unit="Month">ask us<'),
  )

  const { manifest, unknown } = await into(scratch.path, holes)

  const policies = await policiesOf(scratch.path, manifest, 'NSW/singles/hospital-and-extras')
  expect(policies.length).toBeGreaterThan(0)
  for (const { hospital, extras } of policies) {
    expect(hospital!.waits).toMatchObject({ preExisting: 12, pregnancy: 12 })
    expect(Object.values(extras!).map(terms => terms.wait)).not.toContain(0)
  }
  expect([...unknown.keys()]).toEqual(['wait "ask us" (Month)'])
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

test('ambulance cover that is left to a fund of which the file says nothing is reported', async () => {
  await using scratch = await scratchFolder()
  const toTheFund = spoiled(files, HOSPITAL, text =>
    text.replaceAll(/<ProductAmbulance .*?<\/ProductAmbulance>/gs, '<ProductAmbulance UseFund="true"/>'),
  )
  const silent = spoiled(toTheFund, /^Funds/, text =>
    text.replaceAll('<Ambulance Cover="EmergencyOnly"/>', '<Ambulance CallOutFees="true"/>'),
  )

  const { manifest, unknown } = await into(scratch.path, silent)

  const policies = await policiesOf(scratch.path, manifest, '/hospital-only')
  expect(policies.length).toBeGreaterThan(20)
  for (const { ambulance } of policies) expect(ambulance).toBe('none')
  expect(unknown.get('whether ambulances are covered')).toBeGreaterThanOrEqual(policies.length)
})

/** The services that policies cover in a state. */
async function extrasIn(folder: string, manifest: Manifest, state: string) {
  const policies = await policiesOf(folder, manifest, `${state}/`)
  const extras = policies.flatMap(policy => Object.values(policy.extras ?? {}))
  expect(extras.length).toBeGreaterThan(20)
  return extras
}

test('what is paid back in one state is not an example for a policy of another', async () => {
  await using scratch = await scratchFolder()
  const benefit = (item: string) => `<Benefit Item="${item}" Type="Dollars">90</Benefit>`
  const lists = ['NSW', 'NT', 'VIC', 'ALL'].map(
    state => `<BenefitsList State="${state}">${benefit(`A visit in ${state}`)}</BenefitsList>`,
  )
  const byState = spoiled(ofTwoStates, /^(GeneralHealth|Combined)/, text =>
    text.replaceAll(/<BenefitsList .*?<\/BenefitsList>/gs, lists.join('')),
  )

  const { manifest } = await into(scratch.path, byState)

  for (const state of ['NSW', 'NT']) {
    for (const { pays } of await extrasIn(scratch.path, manifest, state))
      expect(pays?.map(({ item }) => item)).toEqual([`A visit in ${state}`, 'A visit in ALL'])
  }
})

test('what is paid back in a unit that we do not know is reported, and not taken for dollars', async () => {
  await using scratch = await scratchFolder()
  const strange = spoiled(files, /^(GeneralHealth|Combined)/, text =>
    text.replaceAll('Type="Percent"', 'Type="Percentage"').replaceAll(' Type="Dollars"', ''),
  )

  const { manifest, unknown } = await into(scratch.path, strange)

  for (const terms of await extrasIn(scratch.path, manifest, 'NSW')) expect(terms).not.toHaveProperty('pays')
  expect([...unknown.keys()].sort()).toEqual(['benefit of type ""', 'benefit of type "Percentage"'])
})

test('a policy for all states keeps, in each, the examples of that state', async () => {
  await using scratch = await scratchFolder()
  const lists = ['NSW', 'VIC'].map(
    state => `<BenefitsList State="${state}"><Benefit Item="In ${state}" Type="Dollars">90</Benefit></BenefitsList>`,
  )
  const everywhere = spoiled(ofTwoStates, /^(GeneralHealth|Combined)/, text =>
    text.replaceAll(/<BenefitsList .*?<\/BenefitsList>/gs, lists.join('')).replaceAll(/<State>NSW</g, '<State>ALL<'),
  )

  const { manifest } = await into(scratch.path, everywhere)

  for (const [state, example] of [
    ['NSW', 'In NSW'],
    ['VIC', 'In VIC'],
    ['NT', undefined],
  ] as const) {
    for (const { pays } of await extrasIn(scratch.path, manifest, state)) expect(pays?.[0]?.item).toBe(example)
  }
})
