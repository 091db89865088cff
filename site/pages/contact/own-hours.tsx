import { visitorZone } from '#site/journey/call/zone.ts'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { localHours } from './local-hours.ts'

/** The opening hours in the visitor's local time; nothing where that is the same as the office's. Keeps its line until known. */
export function OwnHours() {
  const hours = useInBrowser(hoursHere, '')
  return <span className="block min-h-[1lh] text-muted text-sm">{hours && `In your local time: ${hours}.`}</span>
}

const hoursHere = () => localHours(visitorZone(), officeDay())
