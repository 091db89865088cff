import { backendClient, type Client } from '#widgets/kit/backend/client.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { SIGN_IN_FAILED } from './link-trouble.ts'
import { type AuthRefusal, providersOwn } from './providers-own.ts'
import type { SignInLink } from './sign-in-link.ts'
import { changeSession, expectFromLink, followSession, forgetSession, SIGNED_IN, whoseSession } from './store.ts'

type Action = 'sendCode' | 'verifyCode' | 'signIn' | 'signUp' | 'signOut' | 'askReset' | 'openLink' | 'changePassword'

/** As the specification words them; the last ones are ours. For a link the store says whose account it opened. */
const DONE: Record<Action, string | undefined> = {
  sendCode: 'OTP sent to your phone',
  verifyCode: SIGNED_IN,
  signIn: SIGNED_IN,
  signUp: 'Check your email for verification link',
  signOut: 'Signed out successfully',
  askReset: 'Check your email for a link to choose a new password',
  openLink: undefined,
  changePassword: 'Your new password is set',
}
const FAILED: Record<Action, string> = {
  sendCode: 'Failed to send OTP',
  verifyCode: 'Failed to verify OTP',
  signIn: SIGN_IN_FAILED,
  signUp: 'Failed to sign up',
  signOut: 'Failed to sign out',
  askReset: 'Failed to send the link',
  openLink: SIGN_IN_FAILED,
  changePassword: 'Failed to change the password',
}
const UNREACHABLE = 'We could not be reached just now. What you typed is still here: try again in a moment.'
const LINK_KEPT = 'We could not be reached just now. The link may still work: try again in a moment.'
const FORGOTTEN = 'You are signed out in this browser, but may still be signed in elsewhere.'

// As on hosted projects (`secure_password_change`): a session older than 24 hours is not enough.
const SIGN_IN_AGAIN = 'You signed in more than a day ago. Sign out, sign in again, then set the password.'
// The link works for an hour. The provider only says that the address is not confirmed.
const CONFIRM_FIRST =
  'Confirm your email address with the link that we sent. If it no longer works, create the account again to get another.'

/** How an action ended: the problem is for the form; the toast has already been shown. */
export type Ended = { ok: true } | { ok: false; problem: string }

export const sendCode = (phone: string): Promise<Ended> =>
  act('sendCode', auth => auth.signInWithOtp({ phone, options: { channel: 'sms' } }))

export const verifyCode = (phone: string, token: string): Promise<Ended> =>
  act('verifyCode', auth => auth.verifyOtp({ phone, token, type: 'sms' }))

export const signIn = (email: string, password: string): Promise<Ended> =>
  act('signIn', auth => auth.signInWithPassword({ email, password }))

export const signUp = (email: string, password: string): Promise<Ended> =>
  act('signUp', auth => auth.signUp({ email, password, options: { emailRedirectTo: location.origin } }))

/** `global` ends the account's sessions everywhere, once the service has answered; `local` this browser's, at once. */
export type SignOutScope = 'global' | 'local'

/** Somebody who leaves a shared computer is signed out of it, whether or not the auth service hears of it. */
export async function signOut(scope: SignOutScope): Promise<Ended> {
  const leaver = whoseSession()
  const ended = await act('signOut', async auth => {
    const answer = await auth.signOut({ scope })
    // Not awaited: the session is gone at once; only telling a service that does not answer takes time.
    if (answer.error && whoseSession() === leaver) void auth.signOut({ scope: 'local' })
    return answer
  })
  if (!ended.ok) forgetSession(leaver)
  return ended
}

export const askReset = (email: string): Promise<Ended> =>
  act('askReset', auth => auth.resetPasswordForEmail(email, { redirectTo: location.origin }))

/** Exchanges what the link brings for a session: once, so that a press does it and no program that only looks at links. */
export async function openLink({ tokenHash, type }: SignInLink): Promise<Ended> {
  const ended = await act('openLink', auth => {
    expectFromLink(type === 'recovery' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN')
    return auth.verifyOtp({ token_hash: tokenHash, type })
  })
  if (!ended.ok) expectFromLink(undefined)
  return ended
}

export const changePassword = (password: string): Promise<Ended> =>
  act('changePassword', auth => auth.updateUser({ password }))

async function act(
  action: Action,
  ask: (auth: Client['auth']) => Promise<{ error: AuthRefusal | null }>,
): Promise<Ended> {
  changeSession({ loading: true })
  try {
    await followSession()
    const { error } = await ask((await backendClient()).auth)
    if (error) return failed(action, providersOwn(error), error.code)
    const done = DONE[action]
    if (done) notify.success(done)
    return { ok: true }
  } catch {
    return failed(action, undefined)
  } finally {
    changeSession({ loading: false })
  }
}

const WHAT_TO_DO: Record<string, string> = {
  reauthentication_needed: SIGN_IN_AGAIN,
  email_not_confirmed: CONFIRM_FIRST,
}

function failed(action: Action, said: string | undefined, code = ''): Ended {
  const unreachable = action === 'openLink' ? LINK_KEPT : UNREACHABLE
  const toDo = WHAT_TO_DO[code]
  notify.error(said ?? FAILED[action], action === 'signOut' ? FORGOTTEN : (toDo ?? (said ? undefined : unreachable)))
  return { ok: false, problem: toDo ?? said ?? `${FAILED[action]}. ${unreachable}` }
}
