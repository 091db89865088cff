import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { setLeaving, signedInAs } from '#widgets/kit/backend/signed-in.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import type { SignOutScope } from './actions.ts'
import { changeSession, listenToSession, NOBODY, type Session, sessionNow } from './store.ts'

const SessionContext = createContext<Session>(NOBODY)

export const useSession = (): Session => useContext(SessionContext)

/** The session for the whole site, and the way to the form for a new password when a link from a mail asks for it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  // Deferred, so that React draws the changes in short slices: a store's own updates are drawn in one go.
  const session = useDeferredValue(useSyncExternalStore(listenToSession, sessionNow, () => NOBODY))
  const navigate = useNavigate()

  // Once, replacing the page that the link opened: visitors can then move on, or back, as they like.
  const lead = useEffectEvent(() => {
    if (location.pathname !== '/auth') void navigate('/auth', { replace: true })
  })
  useEffect(() => {
    if (session.recovering) lead()
  }, [session.recovering])

  return <SessionContext value={session}>{children}</SessionContext>
}

let leaving: Promise<void> | undefined

/** Signs out, here or everywhere; a second press joins the first. The code for it is fetched on the tap. */
export function signOut(scope: SignOutScope = 'global'): Promise<void> {
  leaving ??= leave(scope).finally(() => {
    leaving = undefined
  })
  return leaving
}

async function leave(scope: SignOutScope) {
  setLeaving(signedInAs())
  changeSession({ loading: true })
  const actions = await import('./actions.ts').catch(() => undefined)
  if (actions) return void (await actions.signOut(scope))
  setLeaving(null)
  changeSession({ loading: false })
  // After a deploy it may be gone for as long as this page is open.
  notify.error(
    'Failed to sign out',
    'We could not be reached just now: you are still signed in. Try again in a moment, or first reload this page.',
  )
}
