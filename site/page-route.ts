import type { ComponentType } from 'react'
import type { RouteMatch, RouteObject } from 'react-router-dom'

export type Load = () => Promise<{ default: ComponentType }>

/** A page that is fetched when it is first needed: `handle` fetches its module. */
export const pageRoute = (path: string, load: Load): RouteObject => ({
  path,
  // As hosts read addresses: they have answered anything else with the 404 page.
  caseSensitive: true,
  handle: load,
})

type Matches = readonly RouteMatch[] | null

/** Whether the page has been fetched. */
export const isThere = (matches: Matches): boolean => toFetch(matches).length === 0

/** Fetches the page's module and puts it into its route. */
export async function loadPage(matches: Matches): Promise<void> {
  await Promise.all(
    toFetch(matches).map(async route => {
      const { default: Component } = await (route.handle as Load)()
      // Another call may have put one there meanwhile, which may be on show: each load of a text makes a new component.
      route.Component ??= Component
    }),
  )
}

const toFetch = (matches: Matches) =>
  (matches ?? []).map(({ route }) => route).filter(({ handle, Component }) => handle && !Component)
