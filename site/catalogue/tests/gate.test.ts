import { expect, test } from 'vitest'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { mustBeFit } from '../import/gate.ts'

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

test('a release takes the place of one with up to three tenths more policies or funds, and of no larger one', () => {
  expect(() => mustBeFit(release(70, 7), release(100, 10))).not.toThrow()
  expect(() => mustBeFit(release(69), release(100))).toThrow('It has 69 policies; the one in place has 100.')
  expect(() => mustBeFit(release(100, 6), release(100, 10))).toThrow('It has 6 funds; the one in place has 10.')
})

test('demo data never takes the place of real data, however new and complete', () => {
  const demo = release(100, 10, { dataOf: '2026-12-01' })

  expect(() => mustBeFit(demo, release(100, 10, { demo: false }))).toThrow('Demo data never replaces real data.')
})
