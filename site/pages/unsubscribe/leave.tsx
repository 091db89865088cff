import { useState } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { type SubmitOutcome, submit } from '#widgets/kit/backend/submit.ts'

const SENTENCE: Record<'waiting' | 'refused', string> = {
  waiting:
    'We could not be reached just now. Your wish is kept on this device and goes out by itself as soon as we can be reached.',
  refused: `This link carries no code that we know. Write to ${BRAND.email} and we take you off the list.`,
}

/** A button, not the visit itself: mail programs open links to look at them. */
export function Leave({ token }: { token: string | undefined }) {
  const [state, setState] = useState<'asking' | 'sending' | SubmitOutcome>('asking')

  async function leave() {
    if (state === 'sending') return
    if (!token) return setState('refused')
    setState('sending')
    setState(await submit('unsubscribe_requests', { token }))
  }

  if (state === 'arrived')
    return (
      <div role="status" className="max-w-prose border-eucalypt border-l-4 bg-mist p-5">
        <h2 className="text-xl">You are off the list</h2>
        <p className="mt-2">
          Your address is deleted from it. You can subscribe again at any time, at the foot of every page.
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
          onClick={() => void leave()}
        >
          {state === 'sending' ? 'Leaving…' : 'Unsubscribe'}
        </button>
      </p>
      <p className="text-muted">
        The link at the foot of each letter brings you here with your own code. Without it we cannot tell which address
        is yours: then{' '}
        <AppLink to="/contact" className="text-eucalypt">
          write to us
        </AppLink>
        .
      </p>
    </div>
  )
}
