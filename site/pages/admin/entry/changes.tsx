import { useCallback } from 'react'
import { useSession } from '#site/session/session.tsx'
import { useAnswer } from '#site/session/use-answer.ts'
import type { Database } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'
import { howOf, whoIn } from '../audit/trace.ts'
import type { HandledName } from '../ledger/pages.ts'
import { useTriedAgain } from '../tried-again.ts'
import { when } from './when.ts'

type Change = Database['public']['Functions']['admin_changes']['Returns'][number]

/** The function answers with no more than these. */
const MOST = 20

interface ChangesProps {
  of: HandledName
  /** A new version asks anew. */
  entry: { id: string; version: number }
}

/** Who changed the entry, when and how: whom to ask before ringing again, and what a complaint is about. */
export function Changes({ of, entry: { id, version } }: ChangesProps) {
  const { user } = useSession()
  const question = useCallback(
    () => askTeam<Change[]>(client => client.rpc('admin_changes', { p_ledger: of, p_id: id })),
    [of, id],
  )
  const { asked, reload } = useAnswer(question, version)
  useTriedAgain(asked, reload)
  return (
    <section aria-label="Changes">
      <h3 className="mt-8 text-lg">Changes</h3>
      {asked.state !== 'there' ? (
        <p className="mt-2 text-muted">{asked.state === 'loading' ? 'Looking …' : asked.sentence}</p>
      ) : (
        <ul className="mt-4 border-line border-t">
          {asked.data.map(change => (
            <li key={change.id} className="border-line border-b py-2 wrap-anywhere">
              <span className="tabular-nums">{when(change.at)}</span>, by {whoIn(change, user?.id)}
              <span className="block text-muted">{howOf(change)}</span>
            </li>
          ))}
          {asked.data.length === MOST && <li className="py-2 text-muted">These are the latest {MOST}.</li>}
        </ul>
      )}
    </section>
  )
}
