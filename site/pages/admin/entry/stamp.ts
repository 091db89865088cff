import { BRAND } from '#widgets/domain/brand.ts'
import { wallClock, zoneCity } from '#widgets/domain/zone-clock.ts'

/** '2026-11-21 14:39' on the office's clock, as on the screens: a form that spreadsheets can sort and calculate with. */
export const stamp = (iso: string): string =>
  wallClock(BRAND.officeZone, new Date(iso)).toISOString().slice(0, '2026-11-21T14:39'.length).replace('T', ' ')

/** The head of a column of such times: a file may be kept for years, far from the screen that says whose clock it is. */
export const onOurClock = (head: string): string => `${head} (${zoneCity(BRAND.officeZone)} time)`
