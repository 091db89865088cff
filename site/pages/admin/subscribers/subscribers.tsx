import { useState } from 'react'
import type { Row } from '#widgets/kit/backend/database.types.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { askTeam } from '../ask-team.ts'
import { ExportButton } from '../ledger/export-button.tsx'
import { Filters } from '../ledger/filters.tsx'
import { LedgerTable } from '../ledger/ledger-table.tsx'
import type { Source } from '../ledger/pages.ts'
import { useLedger } from '../ledger/use-ledger.ts'
import { Sure } from '../sure.tsx'
import { sentenceOf } from '../use-answer.ts'
import { when } from '../when.ts'

type Subscriber = Row<'newsletter_subscriptions'>

const SUBSCRIBERS: Source = {
  table: 'newsletter_subscriptions',
  columns: 'id,email,user_agent,created_at',
  search: ['email'],
}

/** Who gets the newsletter. */
export default function Subscribers() {
  const ledger = useLedger<Subscriber>(SUBSCRIBERS)
  const [leaving, setLeaving] = useState<Subscriber>()

  async function remove({ id, email }: Subscriber) {
    setLeaving(undefined)
    const answer = await askTeam(client => client.from('newsletter_subscriptions').delete().eq('id', id).select('id'))
    if (!answer.ok) return notify.error(sentenceOf(answer))
    ledger.drop(id)
    notify.success(`${email} gets no more newsletters`)
  }
  return (
    <>
      <Filters filter={ledger.filter} narrow={ledger.narrow} searchFor="e-mail" />
      {leaving && (
        <Sure
          question={`Take ${leaving.email} off the newsletter?`}
          yes="Take off"
          onYes={() => void remove(leaving)}
          onNo={() => setLeaving(undefined)}
        />
      )}
      <LedgerTable
        caption="Subscribers"
        ledger={ledger}
        name={subscriber => subscriber.email}
        empty="No subscriber fits."
        columns={[
          { head: 'E-mail', cell: subscriber => subscriber.email },
          { head: 'Since', cell: subscriber => when(subscriber.created_at) },
          { head: 'Browser', cell: subscriber => subscriber.user_agent, wideOnly: true },
          {
            head: 'Newsletter',
            cell: subscriber => (
              <button
                type="button"
                className="min-h-8 cursor-pointer text-ember underline underline-offset-4"
                onClick={() => setLeaving(subscriber)}
              >
                Take off<span className="sr-only"> {subscriber.email}</span>
              </button>
            ),
          },
        ]}
      />
      <ExportButton<Subscriber>
        name="subscribers"
        source={SUBSCRIBERS}
        filter={ledger.filter}
        columns={{ email: subscriber => subscriber.email, since: subscriber => subscriber.created_at }}
      />
    </>
  )
}
