import { useState } from 'react'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { sentenceOf } from '../use-answer.ts'
import { type Entry, type Handled, type Saved, save } from './save.ts'
import type { Ledger } from './use-ledger.ts'

/** The last change, and how to take it back. */
export interface Undoable {
  reference: string
  undo: () => Promise<void>
}

/** Saving entries of a ledger, with one step back. */
export function useHandling<Row extends Entry>(ledger: Ledger<Row>) {
  const [last, setLast] = useState<Undoable>()

  async function handle(seen: Row, change: Handled): Promise<Saved<Row>> {
    const saved = await save(ledger.name, seen, change)
    if (saved.outcome === 'gone') ledger.drop(seen.id)
    if (saved.outcome === 'saved' || saved.outcome === 'meanwhile') ledger.replace(saved.row)
    if (saved.outcome === 'saved') {
      const { status, notes, reference } = seen
      setLast({ reference, undo: () => takeBack(saved.row, { status, notes }) })
    }
    return saved
  }

  async function takeBack(row: Row, before: Handled) {
    const saved = await save(ledger.name, row, before)
    setLast(undefined)
    if (saved.outcome === 'failed') return notify.error(sentenceOf(saved.answer))
    if (saved.outcome === 'gone') return ledger.drop(row.id)
    ledger.replace(saved.row)
    if (saved.outcome === 'saved') notify.success(`${row.reference} is as it was before`)
    else notify.error('Somebody else changed it after you', 'It stays as they left it.')
  }

  return { handle, last }
}
