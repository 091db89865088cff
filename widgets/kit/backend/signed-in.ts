import { backendClient } from './client.ts'
import { onDevice, parsed } from './kept.ts'
import { SESSION_KEY } from './session-key.ts'

/** Milliseconds after which what is sent goes out as nobody's: that it arrives counts more than whose it is. */
const PATIENCE = 8_000

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

/** The token of this user, if that is who is signed in by now. `anew`: the server took the last one for expired. */
export async function tokenOf(user: string, anew = false): Promise<string | undefined> {
  const given = new Promise<undefined>(up => setTimeout(up, PATIENCE))
  return Promise.race([askForToken(user, anew).catch(() => undefined), given])
}

async function askForToken(user: string, anew: boolean): Promise<string | undefined> {
  if (signedIn() !== user) return undefined
  const { auth } = await backendClient()
  const { data } = await (anew ? auth.refreshSession() : auth.getSession())
  return data.session?.user.id === user ? data.session.access_token : undefined
}
