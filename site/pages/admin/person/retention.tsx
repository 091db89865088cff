import { useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { keptFor, RETENTION } from '#widgets/domain/retention.ts'
import { askTeam } from '../ask-team.ts'
import { Sure } from '../forms/sure.tsx'
import { Counts, countsOf } from './counts.tsx'

/** Deletes data past its retention period. A hosted project does this by itself every night. */
export function Retention() {
  const [asking, setAsking] = useState(false)
  const [running, setRunning] = useState(false)
  const [failed, setFailed] = useState('')
  const [counts, setCounts] = useState<Record<string, number>>()

  async function run() {
    setAsking(false)
    setFailed('')
    setCounts(undefined)
    setRunning(true)
    // By the database's clock: this device's may be weeks behind or ahead.
    const answer = await askTeam(client => client.rpc('purge_expired', { p_now: 'now' }))
    setRunning(false)
    if (answer.ok) setCounts(countsOf(answer.data))
    else setFailed(whyFailed(answer))
  }
  return (
    <section aria-label="Retention">
      <h2 className="text-xl">Retention</h2>
      <dl className="mt-4 max-w-xl border-line border-t">
        {Object.values(RETENTION).map(kind => (
          <div key={kind.what} className="flex justify-between gap-4 border-line border-b py-2">
            <dt>{kind.what}</dt>
            <dd className="whitespace-nowrap text-right tabular-nums">{keptFor(kind)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">Accounts are deleted only by the daily run.</p>
      <p className="mt-4">
        <button type="button" className="hic-button" data-look="quiet" onClick={() => setAsking(true)}>
          Delete expired data now …
        </button>
      </p>
      {asking && (
        <Sure
          question="Delete everything past its retention period? This cannot be undone."
          yes="Delete it"
          onYes={() => void run()}
          onNo={() => setAsking(false)}
        />
      )}
      {failed && (
        <p role="alert" className="trouble-box mt-4">
          {failed}
        </p>
      )}
      <div role="status">
        {running && <p className="mt-6 text-muted">Working …</p>}
        {counts && <Counts title="Deleted" counts={counts} />}
      </div>
    </section>
  )
}
