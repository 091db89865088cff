import { useCallback, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import type { Database } from '#widgets/kit/backend/database.types.ts'
import { AnswerView } from '../answer-view.tsx'
import { askTeam } from '../ask-team.ts'
import { useKeptFresh } from '../kept-fresh.ts'
import { DAYS, SpanSelect } from '../span-select.tsx'
import { Bars } from './bars.tsx'
import { Line } from './line.tsx'

type Functions = Database['public']['Functions']
type Day = Functions['admin_series']['Returns'][number]
type Source = Functions['admin_calls_by_source']['Returns'][number]

const SERIES = [
  ['requests', 'Requests'],
  ['bookings', 'Booked calls'],
  ['calls', 'Phone taps'],
  ['subscribers', 'New subscribers'],
  ['messages', 'Messages'],
] as const

interface TrendsProps {
  /** How often the figures above are read again, in milliseconds: these must not fall behind them. */
  freshMs: number
}

/** Recent days, with one small chart for each thing that people do here. */
export function Trends({ freshMs }: TrendsProps) {
  const [days, setDays] = useState(30)
  const question = useCallback(async () => {
    const [series, sources] = await Promise.all([
      askTeam<Day[]>(client => client.rpc('admin_series', { p_days: days })),
      askTeam<Source[]>(client => client.rpc('admin_calls_by_source', { p_days: days })),
    ])
    if (!series.ok) return series
    if (!sources.ok) return sources
    return { ok: true as const, data: { series: series.data, sources: sources.data } }
  }, [days])
  const { asked, reload } = useAnswer(question)

  useKeptFresh(freshMs, reload)

  return (
    <>
      <p className="mt-4">
        <SpanSelect label="The last" spans={DAYS} span={days} onChoose={setDays} />
      </p>
      <AnswerView asked={asked} reload={reload}>
        {({ series, sources }) => (
          <>
            <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
              {SERIES.map(([name, label]) => (
                <Line key={name} label={label} points={series.map(day => ({ day: day.day, count: day[name] }))} />
              ))}
            </div>
            <h3 className="mt-10 text-lg">Phone taps by source</h3>
            <Bars
              caption={`Phone taps by source page, last ${days} days`}
              rows={sources.map(({ source_page, calls }) => [source_page, calls])}
              empty="None in this period."
            />
          </>
        )}
      </AnswerView>
    </>
  )
}
