import type { AuthChangeEvent, Session as AuthSession, User } from '#widgets/kit/backend/client.ts'
import { backendClient } from '#widgets/kit/backend/client.ts'
import { onDevice } from '#widgets/kit/backend/kept.ts'
import { SESSION_KEY } from '#widgets/kit/backend/session-key.ts'
import { keptAccount, setLeaving, setSignedIn } from '#widgets/kit/backend/signed-in.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { accountLabel } from './account-label.ts'
import { tellLinkError, tellLinkFailed } from './link-trouble.ts'
import { hasNoPassword } from './no-password.ts'
import type { AuthRefusal } from './providers-own.ts'
import { linkBrings } from './sign-in-link.ts'
import { somebodyMayBeSignedIn } from './stored.ts'
import { forgetTyped } from './typed.ts'

/** Who is signed in, as the pages see it. */
export interface Session {
  user: User | null
  session: AuthSession | null
  /** True while something is being asked of the auth service. */
  loading: boolean
  isAdmin: boolean
  /** False until it is known who is here and whether they are an administrator. */
  known: boolean
  /** A link for a new password brought the visitor here, in this tab. */
  recovering: boolean
}

/** The session until it is known: pages are prerendered for nobody in particular. */
export const NOBODY: Session = {
  user: null,
  session: null,
  loading: false,
  isAdmin: false,
  known: false,
  recovering: false,
}

/** As the specification words it. */
export const SIGNED_IN = 'Successfully signed in!'

const ADMIN_CHECK_MS = 8_000

let state = NOBODY
const listeners = new Set<() => void>()
let following: Promise<void> | undefined
// Counts the changes of who is here: an answer about an earlier user says nothing about this one.
let turn = 0
/** The event that the link in this tab's address will bring about. */
let link: ReturnType<typeof linkBrings>
/** The event that a link's button, pressed on this page, will bring about. */
let opening: typeof link

setSignedIn(() => state.user)

export const sessionNow = (): Session => state

/** Changes the session and tells every listener. */
export function changeSession(change: Partial<Session>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Whose session this is: as the browser keeps it for all its tabs, otherwise as this tab has it. */
export const whoseSession = (): string | undefined => keptAccount()?.id ?? state.user?.id

/**
 * Ends the session here when the auth client, which would do it, could not be loaded or failed. Anybody who has signed
 * in since, here or in another tab, stays.
 */
export function forgetSession(of: string | undefined): void {
  setLeaving(null)
  const here = whoseSession()
  if (here === undefined || here === of) onDevice.forget(SESSION_KEY)
  if (state.user && state.user.id !== of) return
  turn += 1
  changeSession({ user: null, session: null, isAdmin: false, known: true, recovering: false })
}

/** For `useSyncExternalStore`. The first listener starts the look at who is here. */
export function listenToSession(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    addEventListener('storage', changedElsewhere)
    addEventListener('online', lookAgain)
    addEventListener('pageshow', cameBack)
    if (somebodyMayBeSignedIn()) void followSession()
    else if (!following) changeSession({ known: true })
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', changedElsewhere)
    removeEventListener('online', lookAgain)
    removeEventListener('pageshow', cameBack)
  }
}

// Another tab signed in or out. A loaded client hears of that by itself, but not from a tab that could not load one.
function changedElsewhere({ key, newValue }: StorageEvent) {
  if (key !== SESSION_KEY) return
  // They may have signed out again before this tab's client has loaded and could say that they came.
  if (newValue !== null) forgetTyped()
  if (onDevice.read(SESSION_KEY) === null) return forgetSession(state.user?.id)
  void followSession()
  if (!state.user || state.isAdmin) return
  // What that client hears may overtake what the other tab stored: a question asked in between was asked as nobody.
  turn += 1
  void checkAdmin()
}

// A browser need not tell a page in its memory what others stored meanwhile (Chromium does): on a shared computer Back
// would show whoever has signed out, or somebody before the one who is signed in now, and their data.
function cameBack({ persisted }: PageTransitionEvent) {
  if (!persisted) return
  if (state.user && keptAccount()?.id !== state.user.id) forgetSession(state.user.id)
  lookAgain()
}

// Opened offline, a page could not load the client. One that is loaded looks again by itself.
function lookAgain() {
  if (somebodyMayBeSignedIn()) void followSession()
}

/** Loads the client and follows every event of the auth service from then on. */
export function followSession(): Promise<void> {
  if (following) return following
  tellLinkError()
  link = linkBrings()
  following = backendClient().then(
    ({ auth }) => {
      auth.onAuthStateChange(onEvent)
      if (link) void auth.initialize().then(({ error }) => error && linkFailed(error))
    },
    error => {
      following = undefined
      changeSession({ known: true })
      if (link) linkFailed()
      console.warn('The account part of the page could not be loaded.', error)
    },
  )
  return following
}

/** The next event of this kind comes from a link's button, not from a form; `undefined` once the link was refused. */
export function expectFromLink(event: typeof opening): void {
  opening = event
}

function linkFailed(error?: AuthRefusal) {
  link = undefined
  tellLinkFailed(error)
}

const CHECKS_ADMIN: ReadonlySet<AuthChangeEvent> = new Set(['INITIAL_SESSION', 'SIGNED_IN', 'MFA_CHALLENGE_VERIFIED'])

function onEvent(event: AuthChangeEvent, session: AuthSession | null): void {
  const user = session?.user ?? null
  const sameUser = user !== null && user.id === state.user?.id
  if (!user) setLeaving(null)
  else forgetTyped()
  // The link's tokens were of no use, so a later sign-in through the form did not come from it. `opening` stays: a button
  // may have been pressed before this is known.
  if (event === 'INITIAL_SESSION' && !session) link = undefined
  const byLink = event === link || event === opening
  if (byLink) link = opening = undefined
  // The link opens the home page, which on a phone does not show who is signed in. Anybody's link may do that.
  if (byLink && event === 'SIGNED_IN') notify.success(SIGNED_IN, user ? `As ${accountLabel(user)}` : undefined)
  if (!sameUser) turn += 1
  // Only in the link's own tab: the others hear of the event too, and somebody may be filling in a form there.
  const leads = byLink && (event === 'PASSWORD_RECOVERY' || hasNoPassword(user))
  changeSession({
    user,
    session,
    isAdmin: sameUser && state.isAdmin,
    // A link in another tab may sign in somebody else meanwhile, and a password typed into that form is not for them.
    recovering: leads || (sameUser && state.recovering && event !== 'USER_UPDATED'),
    known: sameUser ? state.known : user === null,
  })
  // SIGNED_IN comes whenever a tab is shown again, online or not: a known administrator is not checked again for that.
  if (user && (!sameUser || (CHECKS_ADMIN.has(event) && !state.isAdmin))) void checkAdmin()
}

let checking: { turn: number; done: Promise<void> } | undefined

/** Asks the backend whether this is an administrator; callers at the same moment share one question. */
export function checkAdmin(): Promise<void> {
  if (checking?.turn === turn) return checking.done
  const mine = { turn, done: learnIsAdmin(turn) }
  checking = mine
  return mine.done.finally(() => {
    if (checking === mine) checking = undefined
  })
}

async function learnIsAdmin(asked: number): Promise<void> {
  const isAdmin = await askIsAdmin()
  if (asked === turn && state.user) changeSession({ isAdmin, known: true })
}

/** Anything but a plain yes is a no. */
async function askIsAdmin(): Promise<boolean> {
  try {
    const client = await backendClient()
    const { data, error } = await client.rpc('is_admin').abortSignal(AbortSignal.timeout(ADMIN_CHECK_MS))
    return error === null && data === true
  } catch {
    return false
  }
}
