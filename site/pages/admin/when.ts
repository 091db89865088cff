import { BRAND } from '#widgets/domain/brand.ts'

const MOMENT = new Intl.DateTimeFormat('en-AU', {
  timeZone: BRAND.officeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment on the office's clock: '21 Nov 2026, 2:39 pm'. */
export const when = (iso: string): string => MOMENT.format(new Date(iso))
