import { useEffect, useState } from 'react'
import { keptAccount } from '#widgets/kit/backend/signed-in.ts'
import { accountLabel } from './account-label.ts'
import { useSession } from './session.tsx'

/** By then the account of somebody who has just signed in, here or in another tab, is there. */
const PATIENCE_MS = 1_000

/**
 * Says that the session which this browser keeps could not be loaded, or not be renewed: meanwhile its owner sees what is
 * for people who are not signed in. It stands below what they may press or fill in, so that nothing of that moves.
 */
export function AccountNotLoaded() {
  const session = useSession()
  const [label, setLabel] = useState<string>()

  useEffect(() => {
    if (session.user || session.loading || !session.known) return
    const timer = setTimeout(() => {
      const account = keptAccount()
      setLabel(account && accountLabel(account))
    }, PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLabel(undefined)
    }
  }, [session])

  if (!label) return null
  return (
    <p role="alert" className="trouble-box mt-8 max-w-prose">
      We could not load your account (<span className="wrap-anywhere">{label}</span>) just now. You may still be signed
      in: we will try again once you are back online, or you can reload the page.
    </p>
  )
}
