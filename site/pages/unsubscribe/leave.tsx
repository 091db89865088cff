import { useState } from 'react'
import { OneStep } from '#site/journey/one-step.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { submit } from '#widgets/kit/backend/submit.ts'

/** Takes the address off the list that the token in a letter's link stands for; a printed page knows none yet. */
export function Leave({ token }: { token: string | undefined }) {
  // Each visit is one of its own: who left may subscribe again, and leave again, within a day.
  const [occasion] = useState(() => new Date().toISOString())

  return (
    <OneStep
      names={token}
      button="Unsubscribe"
      busy="Leaving…"
      send={isHere => (token ? submit('unsubscribe_requests', { token }, occasion, isHere) : 'refused')}
      refused={`This link carries no code that we know. Write to ${BRAND.email} and we take you off the list.`}
      done={
        <>
          <h2 className="text-xl">You are off the list</h2>
          <p className="mt-2">
            Your address is deleted from it. You can subscribe again at any time, at the foot of every page.
          </p>
        </>
      }
    >
      We then delete your address from the list, and keep no copy of it there. Your link is for the address that the
      letter went to, and for no other.
    </OneStep>
  )
}
