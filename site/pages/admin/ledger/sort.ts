import type { Filter } from './pages.ts'

/** How a column can be sorted: by which order of the ledger, and what its two directions are called. */
export interface Sort {
  by: string
  up: string
  down: string
  /** The direction of the first press. */
  first: 'up' | 'down'
}

export const byTime = (by: string): Sort => ({ by, up: 'oldest first', down: 'newest first', first: 'down' })
export const byLetter = (by: string): Sort => ({ by, up: 'A to Z', down: 'Z to A', first: 'up' })

export type Order = Pick<Filter, 'order' | 'descending'>

/** What a press on the column's head asks for: its usual direction, or the other one if it is already sorted. */
export const pressed = ({ by, first }: Sort, now: Order): Order => ({
  order: by,
  descending: now.order === by ? !now.descending : first === 'down',
})

/** For `aria-sort`; only the sorted column has one. */
export const directionOf = ({ by }: Sort, { order, descending }: Order) =>
  by === order ? (descending ? 'descending' : 'ascending') : undefined
