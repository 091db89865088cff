import { useState } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { forgetReceipt } from '#widgets/kit/backend/receipts.ts'
import { type SubmitOutcome, submit } from '#widgets/kit/backend/submit.ts'

const SENTENCE: Record<'waiting' | 'refused', string> = {
  waiting:
    'We could not be reached just now. Your wish is kept on this device and goes out by itself as soon as we can be reached.',
  refused: `This link names no request. Write to ${BRAND.email} with your reference, and we delete it.`,
}

/** A button, not the visit itself: mail programs open links to look at them. */
export function Withdraw({ request }: { request: string | undefined }) {
  const [state, setState] = useState<'asking' | 'sending' | SubmitOutcome>('asking')

  async function withdraw() {
    if (state === 'sending') return
    if (!request) return setState('refused')
    setState('sending')
    const outcome = await submit('quote_withdrawals', { request_id: request })
    if (outcome === 'arrived') forgetReceipt(request)
    setState(outcome)
  }

  if (state === 'arrived')
    return (
      <div role="status" className="max-w-prose border-eucalypt border-l-4 bg-mist p-5">
        <h2 className="text-xl">Your request is withdrawn</h2>
        <p className="mt-2">What this link names is deleted. You can ask for a quote again at any time.</p>
        <p className="mt-4">
          <AppLink to="/compare" className="inline-flex min-h-11 items-center text-eucalypt">
            Back to the comparison
          </AppLink>
        </p>
      </div>
    )
  return (
    <div className="grid max-w-prose gap-4">
      {state !== 'asking' && state !== 'sending' && (
        <p role="alert" className="border-ember border-l-4 bg-sand p-5">
          {SENTENCE[state === 'waiting' ? 'waiting' : 'refused']}
        </p>
      )}
      <p>
        <button
          type="button"
          className="hic-button"
          data-look="action"
          aria-disabled={state === 'sending'}
          onClick={() => void withdraw()}
        >
          {state === 'sending' ? 'Withdrawing…' : 'Withdraw my request'}
        </button>
      </p>
      <p className="text-muted">
        A call that you booked has a link of its own, in its message. Without a link,{' '}
        <AppLink to="/contact" className="text-eucalypt">
          write to us
        </AppLink>{' '}
        and name your reference.
      </p>
    </div>
  )
}
