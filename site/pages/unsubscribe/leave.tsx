import { useState } from 'react'
import { OneStep } from '#site/journey/sending/one-step.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { submit } from '#widgets/kit/backend/submit.ts'

/** Takes the address behind a newsletter link's token off the list; a prerendered page knows no token yet. */
export function Leave({ token, onDone }: { token: string | undefined; onDone?: () => void }) {
  // One for each visit: people who left may subscribe again, and leave again, within a day.
  const [occasion] = useState(() => new Date().toISOString())

  return (
    <OneStep
      names={token}
      button="Unsubscribe"
      busy="Unsubscribing …"
      send={isHere => (token ? submit('unsubscribe_requests', { token }, occasion, isHere) : 'refused')}
      onDone={onDone}
      refused={`We do not recognise this link. Email ${BRAND.email} and we will take you off the list.`}
      done={
        <>
          <h2 className="text-xl">You have been unsubscribed</h2>
          <p className="mt-2">
            We have deleted your address from the list. You can subscribe again at any time, at the foot of every page.
          </p>
        </>
      }
    >
      We will then delete your address from the list, and keep no copy of it there. Your link works only for the address
      that the newsletter went to.
    </OneStep>
  )
}
