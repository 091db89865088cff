import type { Fact } from './period.ts'

/** The oldest age at which an insurer may still cover somebody as a dependant; with a disability there is none. */
export const OLDEST_DEPENDANT = {
  age: 31,
  validFrom: '2021-07-01',
  source: 'circular',
  mark: 'S',
} as const satisfies Fact & Record<string, unknown>
