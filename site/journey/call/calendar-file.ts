import { BRAND } from '#widgets/domain/brand.ts'

interface CalendarEntry {
  uid: string
  start: Date
  end: Date
  summary: string
  description: string
  /** When the file was made. */
  madeAt: Date
}

const LONGEST_LINE = 73
/** Counted from here, seconds outgrow the numbers of iCalendar in 2094; counted from 1970 they would in 2038. */
const SEQUENCE_SINCE = Date.UTC(2026, 0)

/** What to do about a calendar entry when its call has changed: nothing else tells the calendar. */
export const IN_CALENDAR = {
  moved: 'If it is in your calendar, add it again.',
  cancelled: 'If it is in your calendar, delete it there.',
}

/** An iCalendar file (RFC 5545) with one entry and a reminder a quarter of an hour before. */
export function calendarFile({ uid, start, end, summary, description, madeAt }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${BRAND.name}//Call//EN`)}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(madeAt)}`,
    // A calendar takes a later file of the same call in place of the earlier one only where this has risen.
    `SEQUENCE:${Math.floor((madeAt.getTime() - SEQUENCE_SINCE) / 1000)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

// Lines of at most 75 octets; what follows begins with a space.
function folded(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length
  const parts = ['']
  for (const letter of line) {
    const last = parts.length - 1
    if (octets(parts[last]! + letter) > LONGEST_LINE) parts.push(letter)
    else parts[last] += letter
  }
  return parts.join('\r\n ')
}
