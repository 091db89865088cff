import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { unsentWords } from './filters.tsx'
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
  return (
    <button
      type="button"
      className="-my-2 flex min-h-11 cursor-pointer items-center gap-1 whitespace-nowrap font-bold hover:text-eucalypt"
      onClick={() => ledger.narrow({ ...pressed(sort, ledger.filter), ...unsentWords(ledger.filter) })}
    >
      {head}
      {/* The narrowest phones need its room for the names: there the order is chosen above the list. */}
      <Icon
        of={ARROW[direction ?? 'none']}
        size={16}
        className={`max-[22.4rem]:hidden ${direction ? '' : 'text-muted'}`}
      />
    </button>
  )
}
