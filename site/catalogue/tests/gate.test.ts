import { expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { COVER_FOR_IDS } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { addDays, addMonths } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { DATA_STATES } from '../data-states.ts'
import { mustBeFit } from '../import/gate.ts'

const NOTHING_ODD = { unknown: new Map(), withHospital: 0, belowTier: 0 }
/** Puts a release to the gate, in whose files nothing was odd. */
const put = (next: Manifest, old: Manifest | null) => mustBeFit(next, old, NOTHING_ODD)

/** A release as the gate sees it: so many policies, in one partition, of so many funds. */
function release(policies: number, funds = 10, said: Partial<Manifest> = {}): Manifest {
  const partition = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only', count: policies }
  return {
    demo: true,
    dataOf: '2026-11-01',
    leftOut: [],
    totals: { shown: policies, fundsShown: funds },
    partitions: { only: partition },
    ...said,
  } as unknown as Manifest
}

test('a release may have three tenths fewer policies or funds than the one whose place it takes, and no fewer', () => {
  expect(() => put(release(70, 7), release(100, 10))).not.toThrow()
  expect(() => put(release(69), release(100))).toThrow('It has 69 policies; the one in place has 100.')
  expect(() => put(release(100, 6), release(100, 10))).toThrow('It has 6 funds; the one in place has 10.')
})

test('demo data never takes the place of real data, however new and complete', () => {
  const demo = release(100, 10, { dataOf: '2026-12-01' })

  expect(() => put(demo, release(100, 10, { demo: false }))).toThrow('Demo data never replaces real data.')
})

/** Of the whole market, as real data has it: so many policies in each partition. */
function market(count: number, without: string[] = []): Manifest['partitions'] {
  const keys = DATA_STATES.flatMap(state =>
    COVER_FOR_IDS.flatMap(coverFor => COVER_TYPES.map(({ id }) => ({ state, coverFor, coverType: id }))),
  ).filter(key => !Object.values(key).some(id => without.includes(id)))
  return Object.fromEntries(keys.map((key, at) => [String(at), { ...key, count }])) as unknown as Manifest['partitions']
}
const real = (said: Partial<Manifest> = {}) => release(100, 10, { demo: false, partitions: market(10), ...said })

test('real data has every state, household and type of cover, or is not put in place', () => {
  expect(() => put(real(), null)).not.toThrow()
  expect(() => put(real({ partitions: market(10, ['NT', 'singles', 'extras-cover']) }), null)).toThrow(
    /^The release is not put in place\. It has no policy for NT\. It has no policy for "Just for me"\. It has no policy for "Extras only"\.$/,
  )
  // Once is enough: it is not also said to be smaller than before.
  expect(() => put(real({ partitions: market(10, ['NT']) }), real())).toThrow(
    /^The new release does not replace the one in place\. It has no policy for NT\.$/,
  )
  // The demo's market is as small as it likes.
  expect(() => put(release(100), null)).not.toThrow()
})

test('no state or household may shrink by more than three tenths, even where the whole does not', () => {
  const partitions = market(10)
  const fewer = (count: number) =>
    Object.fromEntries(
      Object.entries(partitions).map(([at, one]) => [at, one.state === 'NT' ? { ...one, count } : one]),
    )

  expect(() => put(real({ partitions: fewer(7) }), real())).not.toThrow()
  expect(() => put(real({ partitions: fewer(6) }), real())).toThrow(
    /It has 120 policies for NT; the one in place has 200\. If the market really is that small now, empty the folder of the one in place and import again\.$/,
  )
})

test('demo data may lose a whole state only as it loses anything else', () => {
  const partitions = market(10, ['NT'])

  expect(() => put(release(100, 10, { partitions }), release(100, 10, { partitions: market(10) }))).toThrow(
    'It has 0 policies for NT; the one in place has 200.',
  )
})

test('real data takes the place of the demo’s, whatever its size', () => {
  expect(() => put(real({ dataOf: '2026-10-01' }), release(1_000, 100))).not.toThrow()
})

test('an older release does not replace a newer one, and says all that is against it and how to go back all the same', () => {
  const smaller = release(60, 10, { dataOf: '2026-10-01' })

  const refused = () => put(smaller, release(100))
  expect(refused).toThrow(
    /It is older: 2026-10-01; the one in place is from 2026-11-01\. It has 60 policies; the one in place has 100\./,
  )
  expect(refused).toThrow(
    /To go back to it, empty the folder of the one in place and import again; rises are then shown only from a release that --since names\.$/,
  )
  expect(() => put(release(100), release(100))).not.toThrow()
})

test('a date up to three months ahead is believed, and no later one', () => {
  const limit = addMonths(officeDay(), 3)

  expect(() => put(release(100, 10, { dataOf: limit }), null)).not.toThrow()
  expect(() => put(release(100, 10, { dataOf: addDays(limit, 1) }), null)).toThrow(
    `The release is not put in place. It is dated ${addDays(limit, 1)}, too far ahead.`,
  )
})

test('if most hospital policies lack what their tier covers by law, the files were misread, and nothing is put in place', () => {
  const read = (belowTier: number) => mustBeFit(release(100), null, { ...NOTHING_ODD, withHospital: 2_000, belowTier })

  expect(() => read(1_000)).not.toThrow()
  expect(() => read(1_001)).toThrow(
    'The release is not put in place. 1,001 of 2,000 policies with hospital cover lack treatments that their tier covers by law',
  )
})

test('under why it is refused stands, line by line, what was left out and what was not recognised', () => {
  const leftOut = [{ reason: 'no premium', policies: 1_200, examples: ['H1', 'H2'] }]
  const unknown = new Map([
    ['cover "Included"', 3_000],
    ['tier "Platinum"', 1],
  ])

  expect(() => mustBeFit(release(0, 0, { leftOut }), null, { ...NOTHING_ODD, unknown })).toThrow(
    expect.objectContaining({
      message: [
        'It has no policy that the public can buy.',
        '  left out: 1,200 · no premium (for example H1, H2)',
        '  not recognised or not stated: cover "Included", 3,000 times',
        '  not recognised or not stated: tier "Platinum", once',
      ].join('\n'),
    }),
  )
})

test('a release without a policy is refused', () => {
  expect(() => put(release(0, 0), null)).toThrow(/^It has no policy that the public can buy\.$/)
})
