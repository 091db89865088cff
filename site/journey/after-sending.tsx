import { lazy, Suspense, useEffect, useState } from 'react'
import { lastReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'

// Nearly everybody comes to a form before it was sent, and need not wait for this.
const AlreadySent = lazy(() => import('./already-sent.tsx').then(({ AlreadySent }) => ({ default: AlreadySent })))

/** Says of a form that this tab has sent before what stands. What is sent from here has a page of its own. */
export function AfterSending({ table }: { table: Receipt['table'] }) {
  const [receipt, setReceipt] = useState<Receipt>()
  useEffect(() => setReceipt(lastReceipt()), [])
  return receipt?.table === table ? (
    <Suspense>
      <AlreadySent receipt={receipt} />
    </Suspense>
  ) : null
}
