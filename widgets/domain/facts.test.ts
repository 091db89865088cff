import { expect, test } from 'vitest'
import { AGE_DISCOUNT } from './age-discount.ts'
import { AMBULANCE, AMBULANCE_FACT } from './ambulance.ts'
import { TIERS_IN_FORCE } from './hospital-tiers.ts'
import { INCOME_YEARS } from './income-tiers.ts'
import { LIFETIME_LOADING } from './lifetime-loading.ts'
import { IN_HOSPITAL_SHARES, OLDEST_DEPENDANT } from './medicare.ts'
import { type Fact, isDay } from './period.ts'
import { PREMIUM_CHANGES_SOURCE } from './premium-changes.ts'
import { REBATE_TABLES } from './rebate.ts'
import { SOURCES } from './sources.ts'
import { STATES } from './states.ts'
import { HIGHEST_EXCESS, SURCHARGE_RATES } from './surcharge.ts'
import { HOSPITAL_WAITS_FACT, SWITCHING } from './waiting-periods.ts'

const FACTS: [string, Fact][] = [
  ...INCOME_YEARS.map((year): [string, Fact] => [`income tiers of ${year.incomeYear}`, year]),
  ...REBATE_TABLES.map((table): [string, Fact] => [`rebate from ${table.validFrom}`, table]),
  ...SURCHARGE_RATES.map((rates): [string, Fact] => ['surcharge rates', rates]),
  ['highest excess', HIGHEST_EXCESS],
  ['lifetime loading', LIFETIME_LOADING],
  ['age discount', AGE_DISCOUNT],
  ['hospital tiers', TIERS_IN_FORCE],
  ['hospital waits', HOSPITAL_WAITS_FACT],
  ['switching', SWITCHING],
  ['shares in hospital', IN_HOSPITAL_SHARES],
  ['oldest dependant', OLDEST_DEPENDANT],
  ['ambulances', AMBULANCE_FACT],
]

test.each(FACTS)('%s: source, mark and period are named', (_name, { source, mark, validFrom, validTo }) => {
  expect(SOURCES).toHaveProperty(source)
  expect(['P', 'S']).toContain(mark)
  expect(isDay(validFrom)).toBe(true)
  if (validTo !== undefined) expect(isDay(validTo) && validTo > validFrom).toBe(true)
})

test('the average rises have a source', () => {
  expect(SOURCES).toHaveProperty(PREMIUM_CHANGES_SOURCE)
})

test.each(Object.entries(SOURCES))('source %s has a name and a safe address', (_key, { name, url }) => {
  expect(name.length).toBeGreaterThan(10)
  expect(new URL(url).protocol).toBe('https:')
})

test.each(STATES)('it is said who pays for an ambulance in %s', state => {
  expect(AMBULANCE[state].words).toMatch(/\.$/)
})

test('a private patient in hospital is paid for in full up to the schedule fee', () => {
  expect(IN_HOSPITAL_SHARES.medicare + IN_HOSPITAL_SHARES.insurer).toBe(100_000)
})

test('dependants may stay until 31', () => {
  expect(OLDEST_DEPENDANT.age).toBe(31)
})
