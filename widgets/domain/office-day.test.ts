import { expect, test } from 'vitest'
import { BRAND } from './brand.ts'
import { officeDay } from './office-day.ts'

test('at every hour of a year the day at the office is that of its time zone', () => {
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const at = Temporal.Instant.fromEpochMilliseconds(Date.UTC(2026, 0, 1, hour, 59))
    const day = at.toZonedDateTimeISO(BRAND.officeZone).toPlainDate().toString()
    expect(officeDay(new Date(at.epochMilliseconds)), `${at}`).toBe(day)
  }
})
