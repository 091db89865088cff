import { startTransition, useInsertionEffect, useLayoutEffect, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  matchRoutes,
  type NavigationType,
  type Navigator,
  type RouteObject,
  Router,
  type To,
  useLocation,
  useRoutes,
} from 'react-router-dom'
import { isThere, loadPage } from './page-route.ts'
import { type Move, MoveContext } from './shell/move.ts'
import { PageBoundary } from './shell/page-boundary.tsx'
import { noteOnShow } from './ui/on-show.ts'

interface Shown extends Move {
  location: Location
  action: NavigationType
}

/** What leads from page to page, and what it has led to. */
export interface Moves {
  navigator: Navigator
  /** What is in the document, which React has to find as it draws it, whatever has happened since. */
  first: Shown
  /** Tells of each change until the returned function is called, and at once of what came before. */
  listen: (tell: (shown: Shown) => void) => () => void
}

/**
 * Leads from page to page within this document, over the browser's history. The page on show and its address stay until
 * the next page's module is there; of several moves the last counts.
 * @param path the page on show at first
 */
export function browserMoves(routes: RouteObject[], path: string): Moves {
  const history = createBrowserHistory()
  const { location, action } = history
  const first: Shown = { location: location.pathname === path ? location : placeOf(path), action, isLoading: false }
  let shown = first
  let tell: ((shown: Shown) => void) | undefined
  let latest = 0

  function show(change: Partial<Shown>) {
    shown = { ...shown, ...change }
    tell?.(shown)
  }

  async function lead(to: To, arrive: () => void) {
    const move = ++latest
    const matches = matchRoutes(routes, to)
    let failed: Move['failed']
    // Not waited for if it is there: a page that was fetched ahead is drawn at once.
    if (!isThere(matches)) {
      show({ isLoading: true })
      await loadPage(matches).catch(error => (failed = { error }))
      if (move !== latest) return
    }
    arrive()
    show({ location: history.location, action: history.action, isLoading: false, failed })
  }

  // Back and Forward: the browser has changed the address already.
  const follow = (location: Location) => void lead(location, () => {})
  history.listen(({ location }) => follow(location))
  // Pressed before React was there, they have led to another page than the one on show.
  if (location !== first.location) follow(location)
  return {
    navigator: {
      ...history,
      push: (to, state) => void lead(to, () => history.push(to, state)),
      replace: (to, state) => void lead(to, () => history.replace(to, state)),
    },
    first,
    listen(told) {
      tell = told
      told(shown)
      return () => {
        tell = undefined
      }
    },
  }
}

/** Where a page is that the address no longer leads to. */
const placeOf = (pathname: string): Location => ({ pathname, search: '', hash: '', state: null, key: 'printed' })

/** Draws the page that the moves have led to. */
export function Pages({ moves, routes }: { moves: Moves; routes: RouteObject[] }) {
  const [shown, setShown] = useState(moves.first)
  const { key } = shown.location
  // Ahead of the page's own effects, which may ask.
  useInsertionEffect(() => noteOnShow(key), [key])
  // As a transition, which React draws in short slices. What goes on inside of a page is drawn between them.
  useLayoutEffect(() => moves.listen(next => startTransition(() => setShown(next))), [moves])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={moves.navigator}>
      <MoveContext value={shown}>
        <Page routes={routes} />
      </MoveContext>
    </Router>
  )
}

/** The page at the router's address. */
export function Page({ routes }: { routes: RouteObject[] }) {
  return <PageBoundary location={useLocation()}>{useRoutes(routes)}</PageBoundary>
}
