import type { Column } from './ledger-table.tsx'
import { byLetter } from './sort.ts'

/** The name column. Beside the others it keeps room for most words: any of them may break where the line ends. */
export const NAME_COLUMN: Column<{ full_name: string; notes: string }> = {
  head: 'Name',
  cell: ({ full_name, notes }) => (
    <>
      <bdi className="block md:min-w-28">{full_name}</bdi>
      <LastNote notes={notes} />
    </>
  ),
  sort: byLetter('name'),
}

/** What was noted last: who has been tried in vain is seen before they are rung again. On a phone it has no room. */
function LastNote({ notes }: { notes: string }) {
  const last = notes.trim().split('\n').at(-1)
  return last && <span className="line-clamp-1 text-muted text-sm max-md:hidden">{last}</span>
}
