import { EmailFact } from '../entry/email-fact.tsx'
import { Facts } from '../entry/facts.tsx'
import { Moment } from '../entry/moment.tsx'
import { SameSender } from '../entry/same-sender.tsx'
import { onOurClock, stamp } from '../entry/stamp.ts'
import { when } from '../entry/when.ts'
import { HandledLedger } from '../ledger/handled-ledger.tsx'
import { NAME_COLUMN } from '../ledger/name-column.tsx'
import { byLetter, byTime } from '../ledger/sort.ts'
import { statusColumn } from '../ledger/status-column.tsx'
import { LETTER_STATUS, type Letter } from './letter.ts'

/** What people wrote to us through the contact form. */
export default function Messages() {
  return (
    <HandledLedger<Letter>
      of="contact_messages"
      caption="Messages"
      statuses={LETTER_STATUS}
      searchFor="name, email, reference or words"
      empty="No messages match."
      columns={[
        { head: 'Reference', cell: letter => letter.reference },
        NAME_COLUMN,
        { head: 'About', cell: letter => <bdi>{letter.topic}</bdi>, sort: byLetter('topic'), from: 'tablet' },
        statusColumn(LETTER_STATUS, 'new'),
        {
          head: 'Sent',
          cell: letter => <Moment>{when(letter.created_at)}</Moment>,
          sort: byTime('created_at'),
          from: 'tablet',
          under: true,
        },
      ]}
      exported={{
        file: 'messages',
        columns: {
          reference: letter => letter.reference,
          [onOurClock('sent')]: letter => stamp(letter.created_at),
          status: letter => letter.status,
          name: letter => letter.full_name,
          email: letter => letter.email,
          about: letter => letter.topic,
          message: letter => letter.message,
          notes: letter => letter.notes,
        },
      }}
      first={letter => (
        <>
          <Facts
            facts={[
              { label: 'About', value: letter.topic },
              { label: 'Message', value: letter.message },
              { label: 'Email', value: <EmailFact email={letter.email} reference={letter.reference} /> },
            ]}
          />
          <SameSender id={letter.id} email={letter.email} />
        </>
      )}
      details={letter => (
        <Facts
          facts={[
            { label: 'Sent', value: when(letter.created_at) },
            { label: 'Last changed', value: when(letter.updated_at) },
            { label: 'Honeypot', value: letter.is_suspect ? 'Filled in: probably a bot' : '' },
          ]}
        />
      )}
    />
  )
}
