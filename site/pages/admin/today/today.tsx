import { lazy, Suspense, useRef, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { takeFocus } from '#site/ui/take-focus.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { AnswerView } from '../answer-view.tsx'
import { shortDay } from '../entry/when.ts'
import { useKeptFresh } from '../kept-fresh.ts'
import { Bars } from './bars.tsx'
import { ComingCalls } from './coming-calls.tsx'
import { type Today, todaysFigures } from './figures.ts'
import { SetAside } from './set-aside.tsx'
import { Stuck } from './stuck.tsx'

const Trends = lazy(() => import('./trends.tsx').then(({ Trends }) => ({ default: Trends })))

const FRESH_MS = 5 * 60_000

/** The day at a glance: what is waiting, whom to call and when, and where phone taps came from. */
export default function TodayScreen() {
  const { asked, reload } = useAnswer(todaysFigures)
  const [trends, setTrends] = useState(false)
  const overTime = useRef<HTMLHeadingElement>(null)

  // It is left open all day, and overnight on a screen that nobody touches, and must show how things are now.
  useKeptFresh(FRESH_MS, reload)

  function show() {
    takeFocus(overTime.current)
    setTrends(true)
  }

  return (
    <AnswerView asked={asked} reload={reload}>
      {figures => (
        <div className="grid gap-12">
          <Figures today={figures} />
          <ComingCalls
            day={figures.day}
            calls={figures.coming}
            inAll={figures.coming_in_all}
            left={figures.bookings_left}
          />
          <section aria-label="Taps on phone links today">
            <h2 className="text-xl">Taps on phone links today, by source</h2>
            <Bars
              caption="Taps on phone links today, by source page"
              rows={Object.entries(figures.calls_by_source)}
              empty="None today."
            />
          </section>
          <section aria-label="Over time">
            <h2 ref={overTime} tabIndex={-1} className="text-xl">
              Over time
            </h2>
            {trends ? (
              <Suspense fallback={<p role="status">Loading …</p>}>
                <Trends freshMs={FRESH_MS} />
              </Suspense>
            ) : (
              <button type="button" className="hic-button mt-4" data-look="quiet" onClick={show}>
                Show the charts
              </button>
            )}
          </section>
        </div>
      )}
    </AnswerView>
  )
}

function Figures({ today }: { today: Today }) {
  return (
    <div>
      {today.outbox_stuck > 0 && <Stuck count={today.outbox_stuck} messages={today.stuck} />}
      <dl className="-mt-4 grid grid-cols-2 sm:grid-cols-3 md:grid-cols-5">
        <Figure
          label="New requests"
          list="?screen=requests&status=new&order=created_at-up"
          value={today.requests_new}
          more={`${countLabel(today.requests_today)} sent today`}
          since={waitingSince(today.requests_since, today.day)}
        />
        <Figure
          label="Calls today"
          value={today.bookings_today}
          more={`${countLabel(today.bookings_made_today)} booked today`}
        />
        <Figure
          label="New messages"
          list="?screen=messages&status=new&order=created_at-up"
          value={today.messages_new}
          since={waitingSince(today.messages_since, today.day)}
        />
        <Figure label="Phone taps today" value={today.calls_today} />
        <Figure
          label="Subscribers"
          value={today.subscribers}
          more={`${countLabel(today.subscribers_today)} since midnight`}
        />
      </dl>
      {/* As every other time here is written. */}
      <p className="mt-4 text-muted">As of {today.as_of.toUpperCase()}</p>
      <SetAside {...today.set_aside} />
    </div>
  )
}

const waitingSince = (since: string | null, today: string) =>
  since ? `waiting since ${since === today ? 'today' : shortDay(since)}` : undefined

interface FigureProps {
  label: string
  value: number
  more?: string
  /** Since when the first of what is counted waits. */
  since?: string
  /** The list of what is counted, in the order in which it came. */
  list?: string
}

function Figure({ label, value, more, since, list }: FigureProps) {
  return (
    <div className="relative border-line border-b py-4 pr-4 max-md:last:col-span-2">
      <dt className="text-muted text-sm">
        {list ? (
          <AppLink
            to="/admin"
            and={list}
            className="-my-3 inline-flex min-h-11 items-center font-semibold text-eucalypt after:absolute after:inset-0"
          >
            {label}
          </AppLink>
        ) : (
          label
        )}
      </dt>
      <dd>
        <span className="block font-display text-2xl">{countLabel(value)}</span>
        {[more, since].map(
          line =>
            line && (
              <span key={line} className="block text-muted text-sm">
                {line}
              </span>
            ),
        )}
      </dd>
    </div>
  )
}
