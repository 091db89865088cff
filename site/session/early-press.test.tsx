import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openLink } from './actions.ts'
import { sessionNow } from './store.ts'

test('the button of an email’s link leads to the new password also if it was pressed before it was known who is here', async () => {
  const answered = Promise.withResolvers<void>()
  const session = { access_token: 'a.b.c', refresh_token: 'next', token_type: 'bearer', expires_in: 3600 }
  vi.spyOn(window, 'fetch').mockImplementation(async input => {
    if (!`${input}`.endsWith('/verify')) return Response.json(false)
    await answered.promise
    return Response.json({ ...session, user: { id: 'a-person', aud: 'authenticated', email: 'pat@people.example' } })
  })

  const ended = openLink({ tokenHash: 'a1b2', type: 'recovery' })
  await waitFor(() => expect(sessionNow().known).toBe(true))
  answered.resolve()

  expect(await ended).toEqual({ ok: true })
  await waitFor(() => expect(sessionNow()).toMatchObject({ user: { id: 'a-person' }, recovering: true }))
})
