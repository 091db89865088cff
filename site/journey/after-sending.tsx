import { type ReactNode, useEffect, useState } from 'react'
import { lastReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'

/** Says of a form that this tab has sent before what stands. What is sent from here has a page of its own. */
export function AfterSending({ table }: { table: Receipt['table'] }) {
  const [said, setSaid] = useState<ReactNode>()
  useEffect(() => {
    const receipt = lastReceipt(table)
    if (!receipt) return
    // Nearly everybody comes to a form before it was sent, and need not wait for this. Nor may the form go where it
    // cannot be fetched.
    import('./already-sent.tsx').then(
      ({ AlreadySent }) => setSaid(<AlreadySent receipt={receipt} />),
      () => {},
    )
  }, [table])
  return said
}

/** What was agreed to with one request is not agreed to with the next, which may be somebody else's. */
export const consentAnew = (table: Receipt['table']) => (lastReceipt(table) ? 'consent' : undefined)
