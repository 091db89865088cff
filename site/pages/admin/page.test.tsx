import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { SessionProvider } from '#site/session/session.tsx'
import { changeSession, NOBODY, sessionNow } from '#site/session/store.ts'
import type { User } from '#widgets/kit/backend/client.ts'
import Page from './page.tsx'
import '#site/site.css'

afterEach(cleanup)

const showPage = () =>
  render(
    <MemoryRouter>
      <SessionProvider>
        <Page />
      </SessionProvider>
    </MemoryRouter>,
  )

test('somebody who has just signed in is being checked, and is not asked to sign in', async () => {
  onTestFinished(() => changeSession(NOBODY))
  showPage()
  await expect.poll(() => sessionNow().known).toBe(true)
  expect(screen.getByText(/^Sign in as an administrator/)).toBeVisible()

  act(() => changeSession({ user: { id: 'just here' } as User, known: false }))

  expect(await screen.findByText('Checking who you are …')).toBeVisible()
  expect(screen.queryByText(/^Sign in as an administrator/)).toBeNull()
})

test('while that takes long, as without a connection, the page says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => changeSession(NOBODY))
  onTestFinished(() => void vi.useRealTimers())
  showPage()
  act(() => changeSession({ user: { id: 'just here' } as User, known: false }))
  expect(screen.getByText('Checking who you are …')).toBeVisible()

  act(() => vi.advanceTimersByTime(5_000))
  vi.useRealTimers()

  expect(await screen.findByText(/we could not be reached so far/)).toBeVisible()
})
