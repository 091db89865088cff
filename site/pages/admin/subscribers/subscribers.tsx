import { useRef, useState } from 'react'
import { useRefused } from '#site/session/use-refused.ts'
import { whyFailed } from '#site/session/why-failed.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import type { Row } from '#widgets/kit/backend/database.types.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { askTeam } from '../ask-team.ts'
import { Moment } from '../entry/moment.tsx'
import { onOurClock, stamp } from '../entry/stamp.ts'
import { when } from '../entry/when.ts'
import { Sure } from '../forms/sure.tsx'
import type { Column } from '../ledger/ledger-table.tsx'
import { LedgerView } from '../ledger/ledger-view.tsx'
import type { LedgerRow } from '../ledger/pages.ts'
import { byLetter, byTime } from '../ledger/sort.ts'
import { useLedger } from '../ledger/use-ledger.ts'
import { leaveRow } from '../next-row.ts'

type Subscriber = Row<'newsletter_subscriptions'> & LedgerRow

/** Who gets the newsletter. */
export default function Subscribers() {
  const [leaving, setLeaving] = useState<Subscriber>()
  const row = useRef<HTMLTableRowElement>(null)
  const { refused, refuse, forget } = useRefused()
  const columns: readonly Column<Subscriber>[] = [
    {
      head: 'Email',
      cell: subscriber => (
        <>
          <span className="block lg:min-w-60">{subscriber.email}</span>
          {/* Here, because the column of the button is too narrow for a sentence. */}
          {refused(subscriber.id) && (
            <span className="block py-1 font-semibold text-ember">{refused(subscriber.id)}</span>
          )}
        </>
      ),
      sort: byLetter('email'),
    },
    {
      head: 'Since',
      cell: subscriber => <Moment>{when(subscriber.created_at)}</Moment>,
      sort: byTime('created_at'),
      from: 'tablet',
    },
    {
      head: 'Browser',
      cell: subscriber => <span className="line-clamp-2 text-muted text-sm">{subscriber.user_agent}</span>,
      from: 'desktop',
    },
    {
      head: 'Newsletter',
      cell: subscriber => (
        <button
          type="button"
          className="-my-1.5 min-h-11 cursor-pointer whitespace-nowrap text-ember underline underline-offset-4"
          onClick={({ currentTarget }) => {
            row.current = currentTarget.closest('tr')
            setLeaving(subscriber)
          }}
        >
          Unsubscribe<span className="sr-only"> {subscriber.email}</span>
        </button>
      ),
    },
  ]
  const ledger = useLedger<Subscriber>('newsletter_subscriptions', { columns })

  async function remove({ id, email }: Subscriber) {
    const pressedIn = row.current
    setLeaving(undefined)
    forget(id)
    const answer = await askTeam(client => client.from('newsletter_subscriptions').delete().eq('id', id).select('id'))
    if (!answer.ok) return refuse(id, whyFailed(answer))
    leaveRow(pressedIn)
    ledger.drop(id)
    notify.success(`${email} will get no more newsletters`)
  }
  return (
    <LedgerView<Subscriber>
      ledger={ledger}
      caption="Subscribers"
      searchFor="email"
      name={subscriber => subscriber.email}
      empty="No subscribers match."
      columns={columns}
      exported={{
        file: 'subscribers',
        columns: {
          email: subscriber => subscriber.email,
          [onOurClock('since')]: subscriber => stamp(subscriber.created_at),
          leave_by: subscriber => new URL(`/unsubscribe#token=${subscriber.unsubscribe_token}`, BRAND.siteUrl).href,
        },
      }}
    >
      {leaving && (
        <Sure
          question={`Unsubscribe ${leaving.email} from the newsletter?`}
          yes="Unsubscribe"
          onYes={() => void remove(leaving)}
          onNo={() => setLeaving(undefined)}
        />
      )}
    </LedgerView>
  )
}
