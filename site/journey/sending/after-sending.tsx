import { type ReactNode, useEffect, useState } from 'react'
import { lastReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'

/** On a form that this tab has sent before: what has arrived. A request being sent now gets a page of its own. */
export function AfterSending({ table }: { table: Receipt['table'] }) {
  const [said, setSaid] = useState<ReactNode>()
  useEffect(() => {
    const receipt = lastReceipt(table)
    if (!receipt) return
    // Nearly everybody opens a form that they have not sent yet, and need not wait for this. If it cannot be fetched,
    // the form has to stay.
    import('./already-sent.tsx').then(
      ({ AlreadySent }) => setSaid(<AlreadySent receipt={receipt} />),
      () => {},
    )
  }, [table])
  return said
}

/** Consent given with one request does not carry over to the next, which may be somebody else's. */
export const consentAnew = (table: Receipt['table']) => (lastReceipt(table) ? 'consent' : undefined)
