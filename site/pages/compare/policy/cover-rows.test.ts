import { expect, test } from 'vitest'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import type { Held } from '#widgets/domain/catalogue/waits-left.ts'
import { heldOf, serviceRows, tickedRows, treatmentRows, waitRows } from './cover-rows.ts'

const optical = (id: string, terms: object) => plainPolicy({ id, hospital: null, extras: { Optical: terms } })
const textsOf = (rows: ReturnType<typeof waitRows>) =>
  rows.find(row => row.label === 'Optical')?.cells.map(cell => cell.text)

test('what a service pays back is printed to the cent, and never rounded up', () => {
  const paying = (amount: number) => optical('1', { pays: [{ item: 'Single lenses', dollars: amount }] })

  expect(textsOf(serviceRows([paying(33.6), paying(40)]))).toEqual([
    '$33.60 back for single lenses',
    '$40 back for single lenses',
  ])
})

test('a percentage stands for the whole service only if every example has one', () => {
  const paying = (...pays: object[]) => optical('1', { pays })
  const [exam, filling] = [
    { item: 'Oral exam', percent: 100 },
    { item: 'Filling', percent: 60 },
  ]

  expect(
    textsOf(
      serviceRows([
        paying(exam, { ...filling, percent: 100 }),
        paying(exam, filling),
        paying(exam, { item: 'Filling', dollars: 60 }),
        paying({ item: 'Filling', dollars: 60 }, exam),
      ]),
    ),
  ).toEqual(['100% back', '60 to 100% back', '100% back for oral exam', '$60 back for filling'])
})

test('a limit per person and one in total are both printed if both apply: no difference is hidden, and no shared limit is promised to each', () => {
  const limited = (perPerson?: number, perPolicy?: number): Policy => ({
    ...optical('1', { perPerson, perPolicy }),
    adults: 2,
  })

  expect(
    textsOf(
      serviceRows([
        limited(500, 800),
        limited(500, 1_000),
        limited(500, 500),
        limited(500, 400),
        limited(500),
        limited(undefined, 800),
      ]),
    ),
  ).toEqual([
    'up to $500 a person a year, $800 in total',
    'up to $500 a person a year, $1,000 in total',
    'up to $500 a year in total',
    'up to $400 a year in total',
    'up to $500 a person a year',
    'up to $800 a year in total',
  ])
})

test('where only one person is covered, the lower of both limits is theirs', () => {
  const limited = (perPerson?: number, perPolicy?: number) => optical('1', { perPerson, perPolicy, lifetime: 900 })

  expect(textsOf(serviceRows([limited(500, 800), limited(500, 400), limited(undefined, 800), limited()]))).toEqual([
    'up to $500 a year, $900 in a lifetime',
    'up to $400 a year, $900 in a lifetime',
    'up to $800 a year, $900 in a lifetime',
    '$900 in a lifetime',
  ])
  expect(textsOf(serviceRows([{ ...limited(500), dependants: [{ kind: 'Child', to: 20 }] }]))).toEqual([
    'up to $500 a person a year, $900 in a lifetime',
  ])
})

test('in full, a service names every example and all services that share its limit', () => {
  const terms = {
    pays: [
      { item: 'Single lenses', dollars: 40 },
      { item: 'Frames', percent: 60 },
    ],
    perPerson: 300,
    sharedWith: ['Podiatry', 'DentalMajor'],
  }

  expect(serviceRows([optical('1', terms)]).find(row => row.label === 'Optical')?.cells).toEqual([
    {
      text: '$40 back for single lenses, up to $300 a year, shared limit',
      inFull:
        '$40 back for single lenses, 60% back for frames, up to $300 a year, limit shared with Podiatry and Major dental',
      mark: 'full',
    },
  ])
})

test('what was ticked comes together: the treatments, then the extras with what they pay and their wait', () => {
  const paying = plainPolicy(
    {
      id: '1',
      extras: { Optical: { pays: [{ item: 'Frames', percent: 60 }], perPerson: 300, wait: 6 }, Podiatry: {} },
    },
    { covers: covering(['Cataracts']) },
  )
  const atOnce = plainPolicy({ id: '2', extras: { Optical: { wait: 0 } } }, { covers: covering([]) })
  const ticked = { treatments: ['Cataracts'], services: ['Podiatry', 'Optical'] }
  const said = (held: Held | null) =>
    tickedRows([paying, atOnce], ticked, held).map(({ label, cells }) => [label, ...cells.map(({ text }) => text)])

  expect(said(null)).toEqual([
    ['Cataracts', 'Covered', 'Not covered'],
    ['Optical', '60% back, up to $300 a year; wait 6 months', 'Covered; no wait'],
    ['Podiatry', 'Covered; wait not stated', 'Not covered'],
  ])
  expect(said({ policy: paying, months: 6 })[1]).toEqual([
    'Optical',
    '60% back, up to $300 a year; no wait left',
    'Covered; no wait',
  ])
  expect(said({ policy: atOnce, months: 2 })[1]?.[1]).toBe(
    '60% back, up to $300 a year; wait: 4 months for what you are covered for now, 6 months for new or higher benefits',
  )
  expect(tickedRows([plainPolicy()], { services: ['Optical'] }, null)).toEqual([])
})

test('a service that something else limits says so', () => {
  expect(textsOf(serviceRows([optical('1', { perPerson: 300, limitedFurther: true })]))).toEqual([
    'up to $300 a year, further limits apply',
  ])
})

test('a service without a wait looks different from one that is not covered', () => {
  const none = plainPolicy({ id: '3', hospital: null, extras: {} })

  expect(textsOf(waitRows([optical('1', { wait: 2 }), optical('2', { wait: 0 }), none], null))).toEqual([
    '2 months',
    'None',
    '–',
  ])
})

test('a hospital wait that a policy does not have is not called one that was served', () => {
  const waits = { preExisting: 12, pregnancy: 12, subAcute: 0, other: 2 }
  const covers = covering(['Rehabilitation', 'Skin'])
  const policies = [plainPolicy({ id: '1' }, { waits, covers })]
  const cellsOf = (months?: number) =>
    Object.fromEntries(
      waitRows(policies, months ? { policy: policies[0]!, months } : null).map(({ label, cells }) => [
        label,
        cells[0]!.text,
      ]),
    )

  expect(cellsOf()).toMatchObject({
    'Psychiatric care, rehabilitation and palliative care': 'None',
    'Other hospital treatment': '2 months',
  })
  expect(cellsOf(24)).toMatchObject({
    'Psychiatric care, rehabilitation and palliative care': 'None',
    'Other hospital treatment': 'None left',
  })
})

test('a policy without hospital cover beside one that has it covers no treatment, and one without extras no service', () => {
  const hospital = plainPolicy({ id: '1' }, { covers: covering(['Eye']) })
  const extras = optical('2', {})
  const eye = (...policies: Policy[]) =>
    treatmentRows(policies)
      .find(row => row.title === 'Eye')
      ?.cells.map(({ text }) => text)

  expect(eye(hospital, extras)).toEqual(['Covered', 'Not covered'])
  expect(textsOf(serviceRows([hospital, extras]))).toEqual(['Not covered', 'Covered'])
  expect(treatmentRows([extras])).toEqual([])
  expect(serviceRows([hospital])).toEqual([])
})

test('in full, one percentage for all examples is said once, and different ones with what each is for', () => {
  const [exam, filling] = [
    { item: 'Oral exam', percent: 100 },
    { item: 'Filling', percent: 60 },
  ]
  const inFull = (...pays: object[]) =>
    serviceRows([optical('1', { pays })]).find(row => row.label === 'Optical')?.cells[0]?.inFull

  expect(inFull(exam, { ...filling, percent: 100 })).toBe('100% back')
  expect(inFull(exam, filling)).toBe('100% back for oral exam, 60% back for filling')
  expect(inFull({ item: 'Filling', dollars: 60 }, { item: 'Oral exam', dollars: 40 })).toBe(
    '$60 back for filling, $40 back for oral exam',
  )
})

test('what was ticked says its wait in full, too', () => {
  const inFull = (terms: object) =>
    tickedRows([optical('1', { ...terms, wait: 6 })], { services: ['Optical'] }, null)[0]?.cells[0]?.inFull

  expect(inFull({ pays: [{ item: 'Frames', percent: 60 }], sharedWith: ['Podiatry'] })).toBe(
    '60% back, limit shared with Podiatry; wait 6 months',
  )
  // Nothing is stated but that it is covered.
  expect(inFull({})).toBe('Covered; wait 6 months')
})

test('a service is paid at once only by a policy that says so of this service', () => {
  const podiatry = plainPolicy({ id: '2', hospital: null, extras: { Podiatry: { wait: 0 } } })

  expect(textsOf(waitRows([optical('1', { wait: 2 }), podiatry, plainPolicy({ id: '3' })], null))).toEqual([
    '2 months',
    '–',
    '–',
  ])
})

test('the policy that is held counts from the moment it is known for how long', () => {
  const policy = plainPolicy()

  expect(heldOf(policy, 0)).toEqual({ policy, months: 0 })
  expect(heldOf(policy, undefined)).toBeNull()
  expect(heldOf(null, 24)).toBeNull()
})
