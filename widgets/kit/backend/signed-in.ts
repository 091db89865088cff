import { backendClient, type User } from './client.ts'
import { onDevice, parsed } from './kept.ts'
import { SESSION_KEY } from './session-key.ts'

type Account = Pick<User, 'id' | 'email' | 'phone'>

let inThisDocument: () => Account | null = () => null
let leaving: string | undefined

/** The site says who is signed in if the browser keeps no session. */
export function setSignedIn(from: () => Account | null): void {
  inThisDocument = from
}

/**
 * The account that anything sent now goes to; known at once, before supabase-js has loaded and whether or not it can
 * connect. Pages that name the account ask here too, so that they always say what happens.
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

/** From now on nothing is sent as this account, however long signing out takes; null ends that. */
export function setLeaving(account: Account | null): void {
  leaving = account?.id
}

/**
 * The token of this user, if they are the one signed in now and it comes within `patience` milliseconds. `anew`: the
 * server considered the last one expired.
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
