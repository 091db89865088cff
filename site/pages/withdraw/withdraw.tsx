import { useState } from 'react'
import { OneStep } from '#site/journey/sending/one-step.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { submit } from '#widgets/kit/backend/submit.ts'

/** Deletes the quote request that a link names; a prerendered page knows none yet. */
export function Withdraw({ request, onDone }: { request: string | undefined; onDone?: () => void }) {
  // One for each visit: a request that was withdrawn may be sent again, and withdrawn again, within a day.
  const [occasion] = useState(() => new Date().toISOString())

  return (
    <OneStep
      names={request}
      button="Withdraw my request"
      busy="Withdrawing …"
      send={isHere => (request ? submit('quote_withdrawals', { request_id: request }, occasion, isHere) : 'refused')}
      onDone={onDone}
      refused={`This link does not match a request. Email ${BRAND.email} with your reference, and we will delete it.`}
      done={
        <>
          <h2 className="text-xl">Your request has been withdrawn</h2>
          <p className="mt-2">
            We have deleted what we held under {request && referenceOf(request)}. You can ask for a quote again at any
            time.
          </p>
          <p className="mt-4">
            <AppLink to="/compare" className="inline-flex min-h-11 items-center text-eucalypt">
              Back to the comparison
            </AppLink>
          </p>
        </>
      }
    >
      We will then delete it with your name, your number and your answers, and will not call you about it. If you booked
      a call, it has its own link: on the page that confirmed it, and usually in our SMS if you gave a mobile number.
    </OneStep>
  )
}
