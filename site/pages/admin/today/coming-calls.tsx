import { useDeferredValue } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { SLOT_MINUTES, slotLabel, slotStart } from '#widgets/domain/call-slots.ts'
import { dayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { clockIn } from '#widgets/domain/zone-clock.ts'
import { timesToRing } from '../calls/time-to-ring.ts'
import { PhoneFact } from '../entry/phone-fact.tsx'
import { useThisMinute } from '../this-minute.ts'
import type { ComingCall, Today } from './figures.ts'
import { useWhereLeft } from './where-left.ts'

interface ComingCallsProps {
  day: string
  calls: readonly ComingCall[]
  inAll: Today['coming_in_all']
  /** How many of earlier days are still booked. */
  left: number
}

/** As many as one screen shows; the rest are drawn in the pauses after it. */
const AT_FIRST = 40

/** Calls to make, slot by slot, from today on, and above them that some of earlier days were perhaps never made. */
export function ComingCalls({ day, calls, inAll, left }: ComingCallsProps) {
  const drawn = useDeferredValue(calls, calls.slice(0, AT_FIRST))
  useWhereLeft(drawn.length === calls.length)
  const byDay = Map.groupBy(drawn, call => call.slot_date)
  const now = useThisMinute()
  const timeOf = timesToRing(now)
  const over = lastOver(day, now)
  const today = calls.filter(call => call.slot_date === day).length
  return (
    <section aria-label="Calls by slot">
      <h2 className="text-xl">Calls by slot</h2>
      {left > 0 && <Left count={left} />}
      {byDay.has(day) || <p className="mt-3 text-muted">No calls are booked for today, {dayLabel(day)}.</p>}
      {[...byDay].map(([date, ofDay]) => (
        // Below the fold, days are laid out only when scrolled to, so the first view waits only for what it shows.
        <div
          key={date}
          className="-mx-2 mt-5 px-2 [content-visibility:auto] print:[content-visibility:visible]"
          style={{ containIntrinsicBlockSize: `auto ${2 + 2.6 * ofDay.length}rem` }}
        >
          <table className="w-full table-fixed border-collapse text-left max-md:text-sm">
            <caption className="text-left font-semibold">
              {date === day ? 'Today, ' : ''}
              {weekdayLabel(date)}, {dayLabel(date)}
            </caption>
            <colgroup>
              <col className="w-22 md:w-28" />
              <col />
              <col className="w-28 md:w-40" />
              <col className="w-36 max-md:hidden" />
            </colgroup>
            <thead className="sr-only">
              <tr>
                <th scope="col">Time</th>
                <th scope="col">Name</th>
                <th scope="col">Phone</th>
                <th scope="col">Reference</th>
              </tr>
            </thead>
            <tbody>
              {ofDay.map(call => (
                <tr key={call.id} className="border-line border-t align-top">
                  <th scope="row" className="whitespace-nowrap py-2 tabular-nums">
                    {slotLabel(call.slot_no)}
                  </th>
                  <td className="py-2 pr-4 wrap-anywhere">
                    <AppLink to="/admin" and={`?screen=calls&open=${call.reference}`} className="py-1.5 text-eucalypt">
                      <bdi>{call.full_name}</bdi>
                    </AppLink>{' '}
                    {/* Looks like a `StatusTag` that waits, whose file would be one more for the first screen to load. */}
                    {date === day && call.slot_no <= over && (
                      <b className="inline-block border-wattle-deep border-l-4 pl-2">overdue</b>
                    )}
                  </td>
                  <td className="whitespace-nowrap py-2 tabular-nums">
                    <PhoneFact
                      phone={call.phone}
                      may={timeOf({ ...call, status: 'booked' }).may}
                      className="py-1.5 text-eucalypt"
                    />
                  </td>
                  <td className="whitespace-nowrap py-2 text-right tabular-nums max-md:hidden">{call.reference}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <More count={inAll.today - today} of="today" and={`&day=${day}`} />
      <More count={inAll.later - (calls.length - today)} of="on later days" />
    </section>
  )
}

/** The last of the day's slots whose half-hour is over, or -1, also if the device's clock shows a day other than the database's. */
function lastOver(day: string, now: Date): number {
  const [shown] = clockIn(BRAND.officeZone, now)
  if (shown !== day) return -1
  // One reading of the zone, not one for each slot: no clock is changed in office hours.
  const sinceFirst = now.getTime() - slotStart(day, 0, BRAND.officeZone).getTime()
  return Math.floor(sinceFirst / (SLOT_MINUTES * 60_000)) - 1
}

/** Calls that nobody noted anything about: at midnight they leave the list below. */
const Left = ({ count }: { count: number }) => (
  <p className="mt-4 max-w-2xl border-wattle-deep border-l-4 bg-sand p-4">
    <AppLink to="/admin" and="?screen=calls&status=booked&order=slot-up" className="py-2 font-semibold text-eucalypt">
      {count === 1 ? '1 call of an earlier day' : `${countLabel(count)} calls of earlier days`}
    </AppLink>{' '}
    {count === 1 ? 'is' : 'are'} still booked: nobody has noted what became of {count === 1 ? 'it' : 'them'}.
  </p>
)

/** So that a part is never taken for the whole. */
function More({ count, of, and = '' }: { count: number; of: string; and?: string }) {
  if (count <= 0) return null
  return (
    <p className="mt-4">
      <AppLink to="/admin" and={`?screen=calls${and}`} className="py-2 font-semibold text-eucalypt">
        and {countLabel(count)} more {of}
      </AppLink>
    </p>
  )
}
