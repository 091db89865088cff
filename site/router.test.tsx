import { act, cleanup, render, screen } from '@testing-library/react'
import { matchRoutes, Outlet, type RouteObject, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Load, loadPage, pageRoute } from './page-route.ts'
import { browserMoves, Pages } from './router.tsx'
import { useMove } from './shell/move.ts'
import { PageBoundary } from './shell/page-boundary.tsx'
import { hasAddress } from './ui/on-show.ts'

const { href } = location
beforeEach(() => history.replaceState(null, '', '/first'))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', href)
})

const page = (title: string) => ({ default: () => <h1>{title}</h1> })

function Around() {
  const { isLoading, failed } = useMove()
  const navigate = useNavigate()
  return (
    <PageBoundary location={useLocation()}>
      <p>{isLoading ? 'Fetching' : 'There'}</p>
      <button type="button" onClick={() => navigate('/second?a=1#b')}>
        On
      </button>
      {failed ? <p>{`${failed.error}`}</p> : <Outlet />}
    </PageBoundary>
  )
}

/** The pages at these paths, the first of them on show. */
async function opened(pages: Record<string, Load>) {
  const children = Object.entries(pages).map(([path, load]) => pageRoute(path, load))
  const routes: RouteObject[] = [{ element: <Around />, children }]
  const moves = browserMoves(routes, location.pathname)
  render(<Pages moves={moves} routes={routes} />)
  await act(async () => moves.navigator.replace('/first'))
  expect(title()).toBe('First')
  return moves.navigator
}

const title = () => screen.getByRole('heading').textContent
const first: Load = async () => page('First')

test('the page on show stays, with its address, until the next one is there', async () => {
  const second = Promise.withResolvers<Awaited<ReturnType<Load>>>()
  await opened({ '/first': first, '/second': () => second.promise })

  await act(async () => screen.getByRole('button', { name: 'On' }).click())

  expect([title(), screen.getByText('Fetching').isConnected, location.pathname]).toEqual(['First', true, '/first'])
  await act(async () => second.resolve(page('Second')))
  expect([title(), screen.getByText('There').isConnected]).toEqual(['Second', true])
  expect(location.pathname + location.search + location.hash).toBe('/second?a=1#b')
})

test('of two moves the later counts, whichever page is there first', async () => {
  const second = Promise.withResolvers<Awaited<ReturnType<Load>>>()
  const navigator = await opened({
    '/first': first,
    '/second': () => second.promise,
    '/third': async () => page('Third'),
  })
  const before = history.length

  await act(async () => navigator.push('/second'))
  await act(async () => navigator.push('/third'))
  await act(async () => second.resolve(page('Second')))

  expect([title(), screen.getByText('There').isConnected, location.pathname]).toEqual(['Third', true, '/third'])
  expect(history.length).toBe(before + 1)
})

test('a page that could not be fetched is said to have failed, and is fetched anew when a link leads there again', async () => {
  const load = vi.fn<Load>(async () => page('Second')).mockRejectedValueOnce(new TypeError('offline'))
  const navigator = await opened({ '/first': first, '/second': load })

  await act(async () => navigator.push('/second'))
  expect([screen.getByText('TypeError: offline').isConnected, location.pathname]).toEqual([true, '/second'])

  await act(async () => navigator.push('/first'))
  expect(title()).toBe('First')
  await act(async () => navigator.push('/second'))
  expect(title()).toBe('Second')
})

test('what is said of a page that could not be fetched is not said of the next one that cannot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => void vi.restoreAllMocks())
  const gone: Load = async () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/page.js')
  }
  const Inner = () => (
    <PageBoundary location={useLocation()} failed={useMove().failed}>
      <Outlet />
    </PageBoundary>
  )
  const routes: RouteObject[] = [
    { element: <Inner />, children: [pageRoute('/first', gone), pageRoute('/second', gone)] },
  ]
  const moves = browserMoves(routes, location.pathname)
  render(<Pages moves={moves} routes={routes} />)
  await act(async () => moves.navigator.replace('/first'))
  expect(screen.getByText(/^Something went wrong on our side/)).toBeVisible()

  isOnline.mockReturnValue(false)
  await act(async () => moves.navigator.push('/second'))

  expect(screen.getByText(/^We cannot be reached/)).toBeVisible()
})

test('Back leads to the page before, and from a page that cannot be drawn to one that can', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const broken = {
    default: () => {
      throw new Error('broken')
    },
  }
  const navigator = await opened({ '/first': first, '/second': async () => broken })
  await act(async () => navigator.push('/second'))
  expect(title()).toBe('This page could not be shown')

  await act(async () => {
    const back = new Promise(done => addEventListener('popstate', done, { once: true }))
    history.back()
    await back
  })

  expect([title(), location.pathname]).toEqual(['First', '/first'])
})

test('a move made before React listens is drawn once it does', async () => {
  const routes = [pageRoute('/first', first), pageRoute('/second', async () => page('Second'))]
  const moves = browserMoves(routes, location.pathname)
  moves.navigator.push('/second')
  await expect.poll(() => location.pathname).toBe('/second')

  render(<Pages moves={moves} routes={routes} />)

  expect(title()).toBe('Second')
})

test('if Back led to another page before React was there, the printed one is drawn first, as it stands in the document', async () => {
  const before = Promise.withResolvers<Awaited<ReturnType<Load>>>()
  const routes = [pageRoute('/first', first), pageRoute('/before', () => before.promise)]
  await loadPage(matchRoutes(routes, '/first'))
  history.replaceState(null, '', '/before')
  render(<Pages moves={browserMoves(routes, '/first')} routes={routes} />)

  expect([title(), hasAddress()]).toEqual(['First', false])
  await act(async () => before.resolve(page('Before')))
  expect([title(), location.pathname, hasAddress()]).toEqual(['Before', '/before', true])
})
