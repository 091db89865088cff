import { useEffect, useState } from 'react'
import type { Database } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'
import { sentenceOf } from '../use-answer.ts'
import { when } from '../when.ts'

type Trace = Database['public']['Functions']['audit_trail']['Returns'][number]

const PAGE = 100
/** What a row of each audited table is called; a table without a name here is shown by its own. */
const THING: Record<string, string> = {
  admins: 'Administrator',
  call_bookings: 'Call',
  contact_messages: 'Message',
  newsletter_subscriptions: 'Subscriber',
  offers: 'Offer',
  partners: 'Partner',
  public_holidays: 'Holiday',
  quote_requests: 'Request',
}
const ACTION: Record<string, string> = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted' }

const trail = (before?: number) =>
  askTeam<Trace[]>(client =>
    client.rpc('audit_trail', { p_limit: PAGE, ...(before === undefined ? {} : { p_before: before }) }),
  )

/** Who changed what: names of columns, never their values. Nobody can rewrite it. */
export default function Audit() {
  const [traces, setTraces] = useState<Trace[]>([])
  const [state, setState] = useState<'loading' | 'more' | 'end'>('loading')
  const [failed, setFailed] = useState('')

  async function read(before?: number) {
    setState('loading')
    const answer = await trail(before)
    setFailed(answer.ok ? '' : sentenceOf(answer))
    if (answer.ok) setTraces(now => (before === undefined ? answer.data : [...now, ...answer.data]))
    setState(answer.ok && answer.data.length < PAGE ? 'end' : 'more')
  }
  useEffect(() => void read(), [])

  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Audit trail, newest first</caption>
          <thead>
            <tr className="border-ink border-b-2 text-sm">
              <th scope="col" className="py-2 pr-4">
                When
              </th>
              <th scope="col" className="py-2 pr-4">
                What
              </th>
              <th scope="col" className="py-2 pr-4 max-md:hidden">
                Columns
              </th>
              <th scope="col" className="py-2 max-md:hidden">
                Who
              </th>
            </tr>
          </thead>
          <tbody>
            {traces.map(trace => (
              <tr key={trace.id} className="border-line border-b align-baseline">
                <td className="py-2 pr-4 tabular-nums">{when(trace.at)}</td>
                <td className="py-2 pr-4 [overflow-wrap:anywhere]">
                  {THING[trace.table_name] ?? trace.table_name} {ACTION[trace.action] ?? trace.action}
                  <span className="block text-muted text-sm">{trace.row_id}</span>
                </td>
                <td className="py-2 pr-4 max-md:hidden">{trace.changed?.join(', ')}</td>
                <td className="py-2 text-sm [overflow-wrap:anywhere] max-md:hidden">{trace.actor ?? trace.db_role}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="py-4 text-muted">
        {state === 'loading' ? 'Fetching …' : traces.length === 0 ? 'Nothing was changed yet.' : ''}
      </p>
      {failed && (
        <p role="alert" className="mb-4 border-ember border-l-4 bg-sand p-5">
          {failed}
        </p>
      )}
      {state === 'more' && (
        <button type="button" className="hic-button" data-look="quiet" onClick={() => void read(traces.at(-1)?.id)}>
          {failed ? 'Try again' : 'Show more'}
        </button>
      )}
    </>
  )
}
