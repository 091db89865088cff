import { CalendarPlus } from 'lucide'
import { useState } from 'react'
import { saveFile } from '#site/ui/save-file.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { slotEnd, slotStart } from '#widgets/domain/call-slots.ts'
import type { Day } from '#widgets/domain/period.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { calendarFile } from './calendar-file.ts'
import { callsFrom } from './calls-from.ts'

interface CalendarButtonProps {
  day: Day
  no: number
  reference: string
  manageUrl: string
  className?: string
}

/** Gives the call as a file that every calendar reads. */
export function CalendarButton({ day, no, reference, manageUrl, className = 'hic-button' }: CalendarButtonProps) {
  const [pressed, setPressed] = useState(false)

  function download() {
    const number = callsFrom()
    const file = calendarFile({
      uid: `${reference}@${new URL(BRAND.siteUrl).hostname}`,
      start: slotStart(day, no, BRAND.officeZone),
      end: slotEnd(day, no, BRAND.officeZone),
      summary: `Call from ${BRAND.name}`,
      description: `Reference ${reference}.${number ? ` We will call from ${number}.` : ''}\nChange or cancel: ${manageUrl}`,
      madeAt: new Date(),
    })
    saveFile(`${reference}.ics`, 'text/calendar', file)
    setPressed(true)
  }
  return (
    <span className="inline-grid">
      <button type="button" className={className} data-look="quiet" onClick={download}>
        <Icon of={CalendarPlus} className="size-5" /> Add to my calendar
        <span className="sr-only"> ({reference})</span>
      </button>
      {/* Apps with a browser of their own save no files, and do not say so. As wide as the button, so that nothing beside it moves. */}
      <span role="status" className="w-0 min-w-full text-hint text-muted">
        {pressed && (
          <span className="mt-2 block">
            No file? Some apps do not let pages save files. In your browser, this button is on every page where you can
            change the call.
          </span>
        )}
      </span>
    </span>
  )
}
