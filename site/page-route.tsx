import type { ComponentType } from 'react'
import type { matchRoutes } from 'react-router-dom'
import { PageFailed } from './shell/page-failed.tsx'

export type Load = () => Promise<{ default: ComponentType }>

/**
 * A page that is fetched when it is first needed. `handle` is for `loadPage`, which is told if that fails. `lazy` is of
 * the form that may find the page there already: as a function it makes the router warn of it in the console.
 */
export const pageRoute = (path: string, load: Load) => ({
  path,
  // As hosts read addresses: they have answered anything else with the 404 page.
  caseSensitive: true,
  handle: load,
  lazy: { Component: () => load().then(({ default: Page }) => Page, failing) },
  errorElement: <PageFailed />,
})

// The router draws nothing at all for a page that fails to load. This component fails as it is drawn instead.
const failing = (error: unknown) => () => {
  throw error
}

/**
 * Fetches the page's module and puts it into its route. The router draws every page that it has to fetch twice, first
 * as a page that is loading: before hydration that would replace the page with a spinner, and after a link was pointed
 * at it would double the wait at the click.
 */
export async function loadPage(matches: ReturnType<typeof matchRoutes>): Promise<void> {
  for (const { route } of matches ?? []) {
    if (!route.lazy) continue
    const { default: Component } = await (route.handle as Load)()
    // Put there by the router meanwhile, it may be on show: a text's page is another component each time it is loaded.
    if (route.lazy) Object.assign(route, { Component, lazy: undefined })
  }
}
