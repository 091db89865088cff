import { EVERYTHING, type Filter, type Statuses } from './pages.ts'
import type { Order, Sort } from './sort.ts'

/** What a list can be narrowed and ordered by. */
export interface Choices {
  columns: readonly { sort?: Sort }[]
  statuses?: Statuses
}

/** What the address asks of a list: one entry, one day of calls, what was set aside, a status, an order. */
export function filterIn(address: string, { columns, statuses = {} }: Choices): Filter {
  const asked = new URLSearchParams(address)
  const day = asked.get('day')
  const status = asked.get('status') ?? ''
  const suspects = asked.get('show') === 'suspects'
  const orders = columns.flatMap(({ sort }) =>
    sort ? [false, true].map(descending => ({ order: sort.by, descending })) : [],
  )
  return {
    ...EVERYTHING,
    search: day ?? asked.get('open') ?? '',
    suspects,
    status: !suspects && Object.hasOwn(statuses, status) ? status : '',
    ...(day ? { order: 'slot', descending: false } : {}),
    // Only what the list knows: anybody can write an address.
    ...orders.find(order => nameOf(order) === asked.get('order')),
  }
}

/** What another list carried over to be looked for here (`elsewhere.tsx`). */
export const soughtIn = (carried: unknown): Pick<Filter, 'search'> | undefined => {
  const { sought } = Object(carried) as { sought?: unknown }
  return typeof sought === 'string' ? { search: sought } : undefined
}

/** The address with what was chosen, but not the search text: that is people's names and numbers. */
export function withChoice(address: string, { search, status, suspects, order, descending }: Partial<Filter>): string {
  const url = new URL(address)
  const set = (name: string, value: string) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name)
  if (status !== undefined) set('status', status)
  if (suspects !== undefined) set('show', suspects ? 'suspects' : '')
  if (order !== undefined && descending !== undefined) set('order', nameOf({ order, descending }))
  // The entry or day that a link named is no longer shown.
  if (search !== undefined) for (const name of ['open', 'day']) if (url.searchParams.get(name) !== search) set(name, '')
  return url.href
}

const nameOf = ({ order, descending }: Order) => `${order}-${descending ? 'down' : 'up'}`
