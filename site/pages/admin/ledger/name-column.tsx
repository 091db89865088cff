import type { Column } from './ledger-table.tsx'
import { byLetter } from './sort.ts'

/** The name column. Beside the others it keeps room for most words: any of them may break where the line ends. */
export const NAME_COLUMN: Column<{ full_name: string }> = {
  head: 'Name',
  cell: ({ full_name }) => <bdi className="block md:min-w-28">{full_name}</bdi>,
  sort: byLetter('name'),
}
