import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { answersIn } from '#widgets/kit/ui/answers-in.ts'
import { nextTask } from './next-task.ts'
import { type Load, routes } from './routes.tsx'
import { numberThisVisit } from './session/visit-number.ts'
import { fetchAhead } from './shell/fetch-ahead.ts'
import { followLinks } from './shell/follow-links.ts'
import { bearTranslation } from './shell/translated.ts'

/** Starts React on the page, over the prerendered HTML if there is any. Resolves once it listens. */
export async function startApp(): Promise<void> {
  numberThisVisit()
  bearTranslation()
  await nextTask()
  await putInPlace(matchRoutes(routes, location))
  await nextTask()
  const router = createBrowserRouter(routes)
  const container = document.getElementById('root')!
  await nextTask()
  await new Promise<void>(listening => {
    const app = (
      <Listening onListening={listening}>
        <RouterProvider router={router} />
      </Listening>
    )
    // As a transition React works in short slices, so that a tap in between is not kept waiting.
    startTransition(() => {
      if (container.firstElementChild) hydrateRoot(container, app, { onRecoverableError: redrawn(container) })
      else createRoot(container).render(app)
    })
  })
  followLinks((address, options) => void router.navigate(address, options))
  fetchAhead(path => {
    // A page that fails to load is tried again, and reported, at the click.
    putInPlace(matchRoutes(router.routes, path), () => router.state.navigation.state === 'idle').catch(() => {})
  })
}

/**
 * Fetches the page's module and puts it into its route. The router draws every page that it has to fetch twice, first
 * as a page that is loading: before hydration that would replace the page with a spinner, and after a link was pointed
 * at it would double the wait at the click. While the router itself is fetching, it warns about a module already there.
 */
async function putInPlace(matches: ReturnType<typeof matchRoutes>, mayBePut = () => true) {
  for (const { route } of matches ?? []) {
    if (!route.handle) continue
    const { default: Component } = await (route.handle as Load)()
    if (mayBePut()) Object.assign(route, { Component, lazy: undefined })
  }
}

function Listening({ onListening, children }: { onListening: () => void; children: ReactNode }) {
  useEffect(onListening, [])
  return children
}

/** React has drawn the page anew because somebody, such as a translator or a password manager, wrote into it. */
function redrawn(container: Element) {
  const restore = answersIn(container)
  return (error: unknown) => {
    restore()
    console.error('The prerendered page and the application disagree:', error)
  }
}
