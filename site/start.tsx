import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { nextTask } from './next-task.ts'
import { type Load, prefetchPage, routes } from './routes.tsx'
import { numberThisVisit } from './session/visit-number.ts'
import { fetchAhead } from './shell/fetch-ahead.ts'

/** Starts React on the page, over the prerendered HTML where there is some. Resolves once it listens. */
export async function startApp(): Promise<void> {
  numberThisVisit()
  await nextTask()
  await loadMatchedPage()
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
    // As a transition React works in short slices, so that a tap meanwhile is not kept waiting.
    startTransition(() => {
      if (container.firstElementChild) hydrateRoot(container, app, { onRecoverableError: reportMismatch })
      else createRoot(container).render(app)
    })
  })
  fetchAhead(prefetchPage)
}

// The page's module must be there before hydration, or the router would replace the page by a spinner.
async function loadMatchedPage() {
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (route.handle) Object.assign(route, { Component: (await (route.handle as Load)()).default, lazy: undefined })
}

function Listening({ onListening, children }: { onListening: () => void; children: ReactNode }) {
  useEffect(onListening, [])
  return children
}

function reportMismatch(error: unknown) {
  console.error('The prerendered page and the application disagree:', error)
}
