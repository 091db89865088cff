import { useState } from 'react'
import { OneStep } from '#site/journey/one-step.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { submit } from '#widgets/kit/backend/submit.ts'

/** Deletes the request for a quote that a link names; a printed page knows none yet. */
export function Withdraw({ request }: { request: string | undefined }) {
  // Each visit is one of its own: a request that was withdrawn may be sent again, and withdrawn again, within a day.
  const [occasion] = useState(() => new Date().toISOString())

  return (
    <OneStep
      names={request}
      button="Withdraw my request"
      busy="Withdrawing…"
      send={isHere => (request ? submit('quote_withdrawals', { request_id: request }, occasion, isHere) : 'refused')}
      refused={`This link names no request. Write to ${BRAND.email} with your reference, and we delete it.`}
      done={
        <>
          <h2 className="text-xl">Your request is withdrawn</h2>
          <p className="mt-2">
            What we held as {request && referenceOf(request)} is deleted. You can ask for a quote again at any time.
          </p>
          <p className="mt-4">
            <AppLink to="/compare" className="inline-flex min-h-11 items-center text-eucalypt">
              Back to the comparison
            </AppLink>
          </p>
        </>
      }
    >
      We then delete it with your name, your number and your answers, and do not call you about it. A call that you
      booked has its own link: on the page that confirmed it, and usually in our SMS if you gave a mobile number.
    </OneStep>
  )
}
