import { useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { keptFor, RETENTION } from '#widgets/domain/retention.ts'
import { askTeam } from '../ask-team.ts'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import { Sure } from '../forms/sure.tsx'
import { Counts, countsOf } from './counts.tsx'

/** Deletes data past its retention period. A hosted project does this by itself every night. */
export function Retention() {
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState('')
  const [counts, setCounts] = useState<Record<string, number>>()
  const { busy, run } = useOneAtATime()

  async function purge() {
    setAsking(false)
    setFailed('')
    setCounts(undefined)
    // By the database's clock: this device's may be weeks behind or ahead.
    const answer = await askTeam(client => client.rpc('purge_expired', { p_now: 'now' }))
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
        <button
          type="button"
          className="hic-button"
          data-look="quiet"
          // What a second run deletes, which is nothing, would take the place of what the first has deleted.
          aria-disabled={busy || undefined}
          onClick={() => busy || setAsking(true)}
        >
          Delete expired data now …
        </button>
      </p>
      {asking && (
        <Sure
          question="Delete everything past its retention period? This cannot be undone."
          yes="Delete it"
          onYes={() => void run(purge)}
          onNo={() => setAsking(false)}
        />
      )}
      {failed && (
        <p role="alert" className="trouble-box mt-4">
          {failed}
        </p>
      )}
      <div role="status">
        {busy && <p className="mt-6 text-muted">Working …</p>}
        {counts && <Counts title="Deleted" counts={counts} />}
      </div>
    </section>
  )
}
