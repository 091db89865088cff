import { expect, test } from 'vitest'
import { australianTime, zoneLike } from './australian-time.ts'

const CAPITALS = ['Sydney', 'Canberra', 'Melbourne', 'Hobart', 'Brisbane', 'Adelaide', 'Darwin', 'Perth'].map(
  city => `Australia/${city}`,
)
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Minutes ahead of UTC, by the time zone database. */
const ahead = (zone: string) => (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds / 6e10

/** A quarter past midnight of every day from 2010 to 2036, in UTC, and past every hour where clocks may change. */
const MOMENTS = Array.from({ length: (Date.UTC(2037, 0, 1) - Date.UTC(2010, 0, 1)) / HOUR_MS }, (_, no) => {
  return new Date(Date.UTC(2010, 0, 1) + (no + 1 / 4) * HOUR_MS)
}).filter(at => at.getUTCHours() === 0 || /-(03-31|04-0|09-30|10-0)/.test(at.toISOString()))

test.each(CAPITALS)('%s keeps the time of the time zone database from 2010 to 2036', zone => {
  const wrong = MOMENTS.filter(at => australianTime(zone, at)?.ahead !== ahead(zone)(at) * MINUTE_MS)

  expect(wrong).toEqual([])
})

test.each(CAPITALS)('the times of %s have the names that Intl gives them for Australians', zone => {
  const names = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'short' })

  for (const day of ['2026-01-15', '2026-07-15']) {
    const at = new Date(day)
    const name = names.formatToParts(at).find(part => part.type === 'timeZoneName')!.value
    expect(australianTime(zone, at)?.name).toBe(name)
  }
})

test.each(['Australia/Broken_Hill', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC', ''])(
  'the time of "%s" is not known without Intl',
  zone => {
    expect(australianTime(zone, new Date('2026-11-21'))).toBeUndefined()
  },
)

test.each(['2009-12-31T23:59:59Z', 'no time'])('the time at %s is not known without Intl', at => {
  expect(australianTime('Australia/Sydney', new Date(at))).toBeUndefined()
})

test.each([
  ['the office’s', 'Australia/Brisbane', 'Australia/Brisbane', 'Australia/Brisbane'],
  ['the office’s, far from it', 'Pacific/Port_Moresby', 'Australia/Brisbane', 'Australia/Brisbane'],
  ['the office’s, though others keep the same', 'Australia/Sydney', 'Australia/Hobart', 'Australia/Hobart'],
  ['another city’s', 'Australia/Melbourne', 'Australia/Brisbane', 'Australia/Sydney'],
  ['one with half an hour', 'Australia/Broken_Hill', 'Australia/Brisbane', 'Australia/Adelaide'],
  ['one without summer', 'Australia/Darwin', 'Australia/Adelaide', 'Australia/Darwin'],
  ['the west’s', 'Asia/Singapore', 'Australia/Brisbane', 'Australia/Perth'],
])('a clock that is %s is known', (_, zone, office, like) => {
  expect(zoneLike(ahead(zone), 2026, office)).toBe(like)
})

test.each(['Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Norfolk', 'Europe/London', 'UTC'])(
  'a clock in %s is none of the capitals’',
  zone => {
    expect(zoneLike(ahead(zone), 2026, 'Australia/Brisbane')).toBeUndefined()
  },
)
