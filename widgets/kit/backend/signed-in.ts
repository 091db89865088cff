import { backendClient, type User } from './client.ts'
import { onDevice, parsed } from './kept.ts'
import { SESSION_KEY } from './session-key.ts'

type Account = Pick<User, 'id' | 'email' | 'phone'>

let inThisDocument: () => Account | null = () => null
let leaving: string | undefined

/** The site names who is signed in where the browser keeps no session. */
export function setSignedIn(from: () => Account | null): void {
  inThisDocument = from
}

/**
 * The account that what is sent now goes into; known at once, before supabase-js is there and whatever it can reach.
 * Pages that name it ask here too: what they say and what happens are never two things.
 */
export function signedInAs(): Account | null {
  const account = keptAccount() ?? inThisDocument()
  return account?.id === leaving ? null : account
}

/** Whose session the browser keeps, for all its tabs. */
export function keptAccount(): Account | undefined {
  const session = parsed(onDevice.read(SESSION_KEY)) as { user?: Account } | undefined
  return session?.user?.id ? session.user : undefined
}

/** From now on nothing goes out as whoever is here, however long it takes until they are signed out; null ends that. */
export function setLeaving(account: Account | null): void {
  leaving = account?.id
}

/**
 * The token of this user, if that is who is signed in by now and it can be had in so many milliseconds. `anew`: the
 * server took the last one for expired.
 */
export async function tokenOf(user: string, patience: number, anew: boolean): Promise<string | undefined> {
  const over = new Promise<undefined>(done => setTimeout(done, patience))
  return Promise.race([askForToken(user, anew).catch(() => undefined), over])
}

async function askForToken(user: string, anew: boolean): Promise<string | undefined> {
  if (signedInAs()?.id !== user) return undefined
  const { auth } = await backendClient()
  const { data } = await (anew ? auth.refreshSession() : auth.getSession())
  return data.session?.user.id === user && signedInAs() ? data.session.access_token : undefined
}
