import { useEffect, useRef, useState } from 'react'
import { useSession } from '#site/session/session.tsx'
import { whyFailed } from '#site/session/why-failed.ts'
import { Tick } from '#site/ui/tick.tsx'
import { askTeam } from '../ask-team.ts'
import { Moment } from '../entry/moment.tsx'
import { when } from '../entry/when.ts'
import { HeadRow } from '../head-row.tsx'
import { useNextRow } from '../next-row.ts'
import { ShowMore } from '../show-more.tsx'
import { inWords, type Trace, whoIn } from './trace.ts'

const PAGE = 100

const trail = (teamOnly: boolean, before?: number) =>
  askTeam<Trace[]>(client => client.rpc('audit_trail', { p_limit: PAGE, p_team_only: teamOnly, p_before: before }))

/** Who changed what, newest first. Nobody can rewrite it. */
export default function Audit() {
  const { user } = useSession()
  const [traces, setTraces] = useState<Trace[]>([])
  const [state, setState] = useState<'loading' | 'more' | 'end'>('loading')
  const [failed, setFailed] = useState('')
  const [teamOnly, setTeamOnly] = useState(false)
  // Counts the questions: one asked before the choice changed, perhaps to and fro, is about a list that is gone.
  const asked = useRef(0)

  const { body, more } = useNextRow(traces.length, state === 'loading', teamOnly, () => void read(traces.at(-1)?.id))

  async function read(before?: number) {
    const mine = ++asked.current
    setState('loading')
    const answer = await trail(teamOnly, before)
    if (mine !== asked.current) return
    setFailed(answer.ok ? '' : whyFailed(answer))
    if (answer.ok) setTraces(now => (before === undefined ? answer.data : [...now, ...answer.data]))
    setState(answer.ok && answer.data.length < PAGE ? 'end' : 'more')
  }
  useEffect(() => {
    setTraces([])
    void read()
  }, [teamOnly])

  return (
    <>
      <Tick label="Only the team’s changes" checked={teamOnly} onTick={setTeamOnly} className="w-fit" />
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">Audit trail, newest first</caption>
          <HeadRow heads={['When', 'What', ['Who', 'max-md:hidden']]} />
          <tbody ref={body}>
            {traces.map(trace => {
              const { what, which, how } = inWords(trace)
              const who = whoIn(trace, user?.id)
              return (
                <tr key={trace.id} tabIndex={-1} className="border-line border-b align-baseline">
                  <td className="py-2 pr-4 tabular-nums">
                    <Moment>{when(trace.at)}</Moment>
                  </td>
                  <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                    <span className="font-semibold">{what}</span>
                    {how && <span className="block">{how}</span>}
                    <span className="block text-muted text-sm">{which}</span>
                    <span className="block text-muted text-sm md:hidden">by {who}</span>
                  </th>
                  <td className="min-w-28 py-2 wrap-anywhere max-md:hidden">{who}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p role="status" className="py-4 text-muted">
        {state === 'loading' && 'Loading …'}
        {state === 'end' &&
          traces.length === 0 &&
          (teamOnly ? 'The team has not changed anything yet.' : 'Nothing has been changed yet.')}
      </p>
      {failed && (
        <p role="alert" className="trouble-box mb-4">
          {failed}
        </p>
      )}
      {/* While it is tried again, the pressed button keeps the focus. */}
      {(state === 'more' || (state === 'loading' && (traces.length > 0 || failed))) && (
        <ShowMore label={failed ? 'Try again' : undefined} isLoading={state === 'loading'} onMore={more} />
      )}
    </>
  )
}
