import { visitorZone } from '#site/journey/zone.ts'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { clockShows } from '#widgets/domain/call-slots.ts'
import { officeDay } from '#widgets/domain/office-day.ts'

/** The opening hours in the visitor's local time; nothing where that is the same as the office's. Keeps its line until known. */
export function OwnHours() {
  const hours = useInBrowser(hoursHere, '')
  return <span className="block min-h-[1lh] text-muted text-sm">{hours && `In your local time: ${hours}.`}</span>
}

function hoursHere(): string {
  const here = visitorZone()
  const [opens, closes] = [instant(BRAND.hours.opens), instant(BRAND.hours.closes)]
  if (clock(opens, here) === clock(opens, BRAND.officeZone)) return ''
  return `${clock(opens, here)}-${clock(closes, here)}`
}

/** '9:30am', as the opening hours above it are written. */
const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone }).format(at).replace(/\s/g, '')

/** When the office's clock shows this time, such as 8:30am, today. */
function instant(time: string): Date {
  const [twelveHour = 0, minute = 0] = time.split(':').map(part => Number.parseInt(part, 10))
  const hour = (twelveHour % 12) + (time.endsWith('pm') ? 12 : 0)
  return clockShows(officeDay(), hour * 60 + minute, BRAND.officeZone)
}
