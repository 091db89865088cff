import { useState } from 'react'
import type { Row } from '#widgets/kit/backend/database.types.ts'
import { Facts } from '../facts.tsx'
import { ExportButton } from '../ledger/export-button.tsx'
import { Filters } from '../ledger/filters.tsx'
import { HandleForm } from '../ledger/handle-form.tsx'
import { LedgerTable } from '../ledger/ledger-table.tsx'
import type { Source } from '../ledger/pages.ts'
import { UndoBar } from '../ledger/undo-bar.tsx'
import { useHandling } from '../ledger/use-handling.ts'
import { useLedger } from '../ledger/use-ledger.ts'
import { Panel } from '../panel.tsx'
import { StatusTag } from '../status-tag.tsx'
import { when } from '../when.ts'

type Letter = Row<'contact_messages'>

const LETTERS: Source = {
  table: 'contact_messages',
  columns:
    'id,reference,full_name,email,topic,message,consent_version,is_suspect,status,notes,version,created_at,updated_at',
  search: ['reference', 'full_name', 'email', 'topic', 'message'],
}

const STATUS: Record<Letter['status'], string> = { new: 'New', answered: 'Answered', spam: 'Spam' }

/** What people wrote to us through the contact form. */
export default function Messages() {
  const ledger = useLedger<Letter>(LETTERS)
  const { handle, last } = useHandling(LETTERS, ledger)
  const [open, setOpen] = useState<Letter>()
  return (
    <>
      <Filters
        filter={ledger.filter}
        narrow={ledger.narrow}
        statuses={STATUS}
        searchFor="name, e-mail, words or reference"
      />
      <UndoBar last={last} />
      <LedgerTable
        caption="Messages"
        ledger={ledger}
        name={letter => letter.reference}
        onOpen={setOpen}
        empty="No message fits."
        columns={[
          { head: 'Reference', cell: letter => letter.reference },
          { head: 'Name', cell: letter => letter.full_name },
          { head: 'About', cell: letter => letter.topic, wideOnly: true },
          { head: 'Status', cell: ({ status }) => <StatusTag label={STATUS[status]} waits={status === 'new'} /> },
          { head: 'Sent', cell: letter => when(letter.created_at), wideOnly: true },
        ]}
      />
      <ExportButton<Letter>
        name="messages"
        source={LETTERS}
        filter={ledger.filter}
        columns={{
          reference: letter => letter.reference,
          sent: letter => letter.created_at,
          status: letter => letter.status,
          name: letter => letter.full_name,
          email: letter => letter.email,
          about: letter => letter.topic,
          message: letter => letter.message,
          notes: letter => letter.notes,
        }}
      />
      {open && (
        <Panel title={`${open.reference}: ${open.full_name}`} onClose={() => setOpen(undefined)}>
          <Facts
            facts={[
              { label: 'About', value: open.topic },
              { label: 'Message', value: open.message },
              { label: 'E-mail', value: open.email },
              { label: 'Sent', value: when(open.created_at) },
              { label: 'Last changed', value: when(open.updated_at) },
              { label: 'Honeypot', value: open.is_suspect ? 'Filled in: probably a machine' : '' },
            ]}
          />
          <HandleForm entry={open} statuses={STATUS} onSave={handle} />
        </Panel>
      )}
    </>
  )
}
