import { expect, test } from 'vitest'
import { BRAND } from './brand.ts'
import { dayIn } from './day.ts'
import { dayInAustralia, officeDay } from './office-day.ts'

const HOURS_OF_A_YEAR = Array.from({ length: 366 * 24 }, (_, hour) => new Date(Date.UTC(2026, 0, 1, hour, 59)))

test('at every hour of a year the day at the office is that of its time zone', () => {
  for (const at of HOURS_OF_A_YEAR) expect(officeDay(at), `${at}`).toBe(dayIn(BRAND.officeZone, at))
})

test.each(Intl.supportedValuesOf('timeZone').filter(zone => zone.startsWith('Australia/')))(
  'the day that it is in all of Australia is the day in %s, for 21 hours of every 24',
  zone => {
    const same = HOURS_OF_A_YEAR.filter(at => dayInAustralia(at) !== undefined)

    for (const at of same) expect(dayInAustralia(at), `${at}`).toBe(dayIn(zone, at))
    expect(same.length).toBe((HOURS_OF_A_YEAR.length / 24) * 21)
  },
)
