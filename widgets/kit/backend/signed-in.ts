import { backendClient } from './client.ts'
import { onDevice, parsed } from './kept.ts'
import { SESSION_KEY } from './session-key.ts'

let inThisDocument: () => string | undefined = () => undefined

/** The site names who is signed in where the browser keeps no session. */
export function setSignedIn(from: () => string | undefined): void {
  inThisDocument = from
}

/** The id of whoever this browser is signed in as; known at once, before supabase-js is there and whatever it can reach. */
export function signedIn(): string | undefined {
  const session = parsed(onDevice.read(SESSION_KEY)) as { user?: { id?: unknown } } | undefined
  return session?.user?.id ? String(session.user.id) : inThisDocument()
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
  if (signedIn() !== user) return undefined
  const { auth } = await backendClient()
  const { data } = await (anew ? auth.refreshSession() : auth.getSession())
  return data.session?.user.id === user ? data.session.access_token : undefined
}
