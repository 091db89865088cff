import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { LedgerRow } from './pages.ts'
import { directionOf, pressed, type Sort } from './sort.ts'
import type { Ledger } from './use-ledger.ts'

interface SortButtonProps<Row> {
  head: string
  sort: Sort
  ledger: Ledger<Row>
}

const ARROW = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** A column's head that sorts the whole ledger, not only the rows on the screen. */
export function SortButton<Row extends LedgerRow>({ head, sort, ledger }: SortButtonProps<Row>) {
  const direction = directionOf(sort, ledger.filter)
  const Arrow = ARROW[direction ?? 'none']
  return (
    <button
      type="button"
      className="-my-2 flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap font-bold hover:text-eucalypt"
      onClick={() => ledger.narrow(pressed(sort, ledger.filter))}
    >
      {head}
      {/* On the narrowest phones its room is the name's: there the order is chosen above the list. */}
      <Arrow
        strokeWidth={1.75}
        size={16}
        aria-hidden="true"
        className={`max-[22.4rem]:hidden ${direction ? '' : 'text-muted'}`}
      />
    </button>
  )
}
