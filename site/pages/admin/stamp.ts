import { BRAND } from '#widgets/domain/brand.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { zoneCity } from '#widgets/domain/zone-clock.ts'

const CLOCK = new Intl.DateTimeFormat('en', {
  timeZone: BRAND.officeZone,
  hourCycle: 'h23',
  hour: '2-digit',
  minute: '2-digit',
})

/** '2026-11-21 14:39' on the office's clock, as on the screens: a form that spreadsheets can sort and calculate with. */
export function stamp(iso: string): string {
  const at = new Date(iso)
  return `${officeDay(at)} ${CLOCK.format(at)}`
}

/** The head of a column of such times: a file may be kept for years, far from the screen that says whose clock it is. */
export const onOurClock = (head: string): string => `${head} (${zoneCity(BRAND.officeZone)} time)`
