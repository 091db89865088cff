import { waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type AuthChangeEvent, backendClient } from '#widgets/kit/backend/client.ts'
import { SESSION_KEY } from '#widgets/kit/backend/session-key.ts'
import * as actions from './actions.ts'
import { followSession, listenToSession, sessionNow } from './store.ts'

const CREDENTIALS = { email: 'person@example.com', password: 'long enough' }

/** The auth service's answers: each has another token and other data about the same person. */
let answered = 0
let isAnswered = Promise.resolve()

const person = () => ({ id: 'a-person', aud: 'authenticated', user_metadata: { answer: answered } })
const opened = () => ({
  access_token: `token.of.answer-${answered}`,
  refresh_token: 'next',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: person(),
})

async function answer(input: RequestInfo | URL) {
  const { pathname } = new URL(`${input}`)
  if (pathname.endsWith('/is_admin')) return Response.json(true)
  await isAnswered
  answered += 1
  if (pathname.endsWith('/logout')) return new Response(null, { status: 204 })
  return Response.json(pathname.endsWith('/user') ? person() : opened())
}

const heard: AuthChangeEvent[] = []

const service = async () => (await backendClient()).auth

beforeAll(async () => {
  vi.spyOn(window, 'fetch').mockImplementation(answer)
  localStorage.setItem(SESSION_KEY, JSON.stringify(opened()))
  await followSession()
  const auth = await service()
  auth.onAuthStateChange(event => void heard.push(event))
})
afterEach(() => {
  heard.length = 0
  isAnswered = Promise.resolve()
})
afterAll(async () => {
  await actions.signOut('global')
  vi.restoreAllMocks()
})

/** What makes the auth service emit each of its events; any event besides these seven does not compile. */
const RAISE: Record<AuthChangeEvent, () => Promise<unknown>> = {
  INITIAL_SESSION: followSession,
  SIGNED_IN: async () => (await service()).signInWithPassword(CREDENTIALS),
  TOKEN_REFRESHED: async () => (await service()).refreshSession(),
  USER_UPDATED: async () => (await service()).updateUser({ data: { any: 'thing' } }),
  PASSWORD_RECOVERY: async () => (await service()).verifyOtp({ type: 'recovery', token_hash: 'of-a-mail' }),
  MFA_CHALLENGE_VERIFIED: async () =>
    (await service()).mfa.verify({ factorId: 'app', challengeId: 'asked', code: '123456' }),
  SIGNED_OUT: async () => (await service()).signOut(),
}
const HELD = Object.keys(RAISE).filter(event => event !== 'SIGNED_OUT') as AuthChangeEvent[]

test.each(HELD)('session and user are those that come with %s', async event => {
  await RAISE[event]()

  await waitFor(() => expect(heard).toContain(event))
  const { data } = await (await service()).getSession()
  expect(data.session).toMatchObject({ user: { user_metadata: { answer: answered } } })
  await waitFor(() =>
    expect(sessionNow()).toMatchObject({
      session: data.session,
      user: data.session?.user,
      loading: false,
      isAdmin: true,
    }),
  )
})

test('session, user and isAdmin go with SIGNED_OUT', async () => {
  await RAISE.SIGNED_IN()
  await waitFor(() => expect(sessionNow().isAdmin).toBe(true))

  await RAISE.SIGNED_OUT()

  await waitFor(() => expect(heard).toContain('SIGNED_OUT'))
  expect(sessionNow()).toMatchObject({ session: null, user: null, loading: false, isAdmin: false })
})

test('a late answer about the previous user makes nobody else an administrator', async () => {
  onTestFinished(async () => {
    vi.mocked(window.fetch).mockImplementation(answer)
    await RAISE.SIGNED_OUT()
  })
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.mocked(window.fetch).mockImplementation(async input =>
    `${input}`.endsWith('/is_admin') ? promise : answer(input),
  )
  await RAISE.SIGNED_IN()
  await waitFor(() => expect(sessionNow().user?.id).toBe('a-person'))
  await RAISE.SIGNED_OUT()

  const another = { ...opened(), user: { ...person(), id: 'another' } }
  vi.mocked(window.fetch).mockImplementation(async input => Response.json(!`${input}`.endsWith('/is_admin') && another))
  await RAISE.SIGNED_IN()
  await waitFor(() => expect(sessionNow()).toMatchObject({ user: { id: 'another' }, known: true }))
  const late = Response.json(true)
  resolve(late)
  await waitFor(() => expect(late.bodyUsed).toBe(true))
  await new Promise(done => setTimeout(done))

  expect(sessionNow().isAdmin).toBe(false)
})

test('the form for a new password goes with the account whose link led to it', async () => {
  onTestFinished(async () => {
    vi.mocked(window.fetch).mockImplementation(answer)
    await RAISE.SIGNED_OUT()
  })
  await actions.openLink({ tokenHash: 'a1b2', type: 'recovery' })
  await waitFor(() => expect(sessionNow()).toMatchObject({ user: { id: 'a-person' }, recovering: true }))
  await RAISE.TOKEN_REFRESHED()
  expect(sessionNow().recovering).toBe(true)

  // As a link in another tab does: nobody signs out in between.
  const another = { ...opened(), user: { ...person(), id: 'another' } }
  vi.mocked(window.fetch).mockImplementation(async input => Response.json(!`${input}`.endsWith('/is_admin') && another))
  await RAISE.SIGNED_IN()

  await waitFor(() => expect(sessionNow()).toMatchObject({ user: { id: 'another' }, recovering: false }))
})

const ACTIONS: Record<keyof typeof actions, () => Promise<actions.Ended>> = {
  sendCode: () => actions.sendCode('+61491570006'),
  verifyCode: () => actions.verifyCode('+61491570006', '123456'),
  signIn: () => actions.signIn(CREDENTIALS.email, CREDENTIALS.password),
  signUp: () => actions.signUp(CREDENTIALS.email, CREDENTIALS.password),
  signOut: () => actions.signOut('global'),
  askReset: () => actions.askReset(CREDENTIALS.email),
  openLink: () => actions.openLink({ tokenHash: 'a1b2', type: 'signup' }),
  changePassword: () => actions.changePassword('longer than before'),
}

test.each(Object.entries(ACTIONS))(
  'loading is true during %s and false afterwards, however it ends',
  async (_, act) => {
    await RAISE.SIGNED_IN()
    for (const ok of [false, true]) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      isAnswered = promise
      const before = vi.mocked(window.fetch).mock.calls.length
      const ended = act()

      expect(sessionNow().loading).toBe(true)
      await waitFor(() => expect(vi.mocked(window.fetch).mock.calls.length).toBeGreaterThan(before))
      expect(sessionNow().loading).toBe(true)
      if (ok) resolve()
      else reject(new TypeError('The line broke'))
      expect(await ended).toMatchObject({ ok })
      expect(sessionNow().loading).toBe(false)
      isAnswered = Promise.resolve()
      if (!ok) await RAISE.SIGNED_IN()
    }
  },
)

function refuseWith(error_code: string, msg: string) {
  vi.mocked(window.fetch).mockImplementation(async () => Response.json({ code: 403, error_code, msg }, { status: 403 }))
  onTestFinished(() => void vi.mocked(window.fetch).mockImplementation(answer))
}

test('somebody who has not confirmed their address is told how to, also once the link no longer works', async () => {
  refuseWith('email_not_confirmed', 'Email not confirmed')

  expect(await actions.signIn('pat@people.example', 'something')).toEqual({
    ok: false,
    problem:
      'Confirm your email address with the link that we sent. If it no longer works, create the account again to get another.',
  })
})

test('somebody who signed in long ago is told how to set a new password anyway', async () => {
  await RAISE.SIGNED_IN()
  refuseWith('reauthentication_needed', 'Password update requires reauthentication')

  expect(await actions.changePassword('longer than before')).toEqual({
    ok: false,
    problem: 'You signed in more than a day ago. Sign out, sign in again, then set the password.',
  })
})

test('somebody who signs in while somebody else’s sign-out is under way, and fails, stays signed in', async () => {
  await RAISE.SIGNED_IN()
  const { promise, reject } = Promise.withResolvers<void>()
  isAnswered = promise
  const ended = actions.signOut('local')
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toBeNull())
  // As by another tab.
  const another = { ...opened(), user: { ...person(), id: 'another' } }
  localStorage.setItem(SESSION_KEY, JSON.stringify(another))
  reject(new TypeError('The line broke'))

  expect(await ended).toMatchObject({ ok: false })
  // By the time the client answers again, whatever was not awaited there would have ended.
  const { data } = await (await service()).getSession()
  expect(data.session?.user.id).toBe('another')
  expect(sessionNow().user).toBeNull()
})

test('somebody who signs out in a tab that could not load the client is signed out here too', async () => {
  onTestFinished(listenToSession(() => {}))
  await RAISE.SIGNED_IN()
  await waitFor(() => expect(sessionNow().user?.id).toBe('a-person'))
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())

  frame.contentWindow!.localStorage.removeItem(SESSION_KEY)

  await waitFor(() => expect(sessionNow()).toMatchObject({ session: null, user: null, isAdmin: false }))
})

test.each([
  ['has signed out', () => localStorage.removeItem(SESSION_KEY)],
  [
    'has made way for somebody else',
    () => localStorage.setItem(SESSION_KEY, JSON.stringify({ ...opened(), user: { ...person(), id: 'another' } })),
  ],
])('a page that comes back from the browser’s memory has forgotten somebody who %s on another', async (_, leave) => {
  onTestFinished(listenToSession(() => {}))
  await RAISE.SIGNED_IN()
  await waitFor(() => expect(sessionNow().user?.id).toBe('a-person'))
  // Not every browser tells a page that is not shown.
  leave()

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(sessionNow()).toMatchObject({ session: null, user: null, isAdmin: false })
})
