import { expect, test } from 'vitest'
import { AMBULANCE } from './ambulance.ts'
import { CALLING_HOURS_SOURCE } from './calling-hours.ts'
import { IN_HOSPITAL_SHARES } from './medicare.ts'
import { OLDEST_DEPENDANT } from './oldest-dependant.ts'
import { type Fact, isDay } from './period.ts'
import { PREMIUM_CHANGES_SOURCE } from './premium-changes.ts'
import { REBATE_TABLES } from './rebate.ts'
import { SOURCES } from './sources.ts'
import { STATES } from './states.ts'

// Every table of the room that carries a period, whoever adds it.
const FACTS = Object.entries(import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true })).flatMap(
  ([file, names]) =>
    Object.entries(names)
      .flatMap(([name, value]) => [value].flat().map((fact): [string, Fact] => [`${name} of ${file}`, fact]))
      .filter(([, fact]) => fact && typeof fact === 'object' && 'validFrom' in fact),
)

test('the tables are found, single ones and those of several years', () => {
  const names = FACTS.map(([name]) => name)

  expect(names).toContain('LIFETIME_LOADING of ./lifetime-loading.ts')
  expect(names.filter(name => name === 'REBATE_TABLES of ./rebate.ts')).toHaveLength(REBATE_TABLES.length)
})

test.each(FACTS)('%s: source, mark and period are named', (_name, { source, mark, validFrom, validTo }) => {
  expect(SOURCES).toHaveProperty(source)
  expect(['P', 'S']).toContain(mark)
  expect(isDay(validFrom)).toBe(true)
  if (validTo !== undefined) expect(isDay(validTo) && validTo > validFrom).toBe(true)
})

test.each([
  ['the average rises', PREMIUM_CHANGES_SOURCE],
  ['the calling hours', CALLING_HOURS_SOURCE],
])('%s have a source', (_what, source) => {
  expect(SOURCES).toHaveProperty(source)
})

test.each(Object.entries(SOURCES))('source %s has a name and a safe address', (_key, { name, url }) => {
  expect(name.length).toBeGreaterThan(10)
  expect(new URL(url).protocol).toBe('https:')
})

test.each(STATES)('who pays for an ambulance in %s is stated', state => {
  expect(AMBULANCE[state].words).toMatch(/\.$/)
})

test('a private patient in hospital is paid for in full up to the schedule fee', () => {
  expect(IN_HOSPITAL_SHARES.medicare + IN_HOSPITAL_SHARES.insurer).toBe(100_000)
})

test('dependants may stay until 31', () => {
  expect(OLDEST_DEPENDANT.age).toBe(31)
})
