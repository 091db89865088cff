import { useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import type { Saved } from '../save-over.ts'
import type { HandledName } from './pages.ts'
import { type Entry, type Handled, save, type Tells } from './save.ts'
import type { Ledger } from './use-ledger.ts'

/** What became of the last change; how to take it back, while it can be. */
export interface Last {
  told: string
  undo?: () => Promise<void>
}

/** Saving entries of a ledger, with one step back. */
export function useHandling<Row extends Entry>(of: HandledName, ledger: Ledger<Row>, tells: Tells<Row> | undefined) {
  const [last, setLast] = useState<Last>()

  async function handle(seen: Row, change: Handled): Promise<Saved<Row>> {
    const saved = await save(of, seen, change)
    if (saved.outcome === 'gone') ledger.drop(seen.id)
    if (saved.outcome === 'saved' || saved.outcome === 'meanwhile') ledger.replace(saved.row)
    if (saved.outcome === 'saved') {
      const { status, notes, reference } = seen
      const heard = tells?.(saved.row, status)
      setLast({
        told: `${reference} was changed.${heard ? ` Undo ${heard}.` : ''}`,
        undo: () => takeBack(saved.row, { status, notes }),
      })
    }
    return saved
  }

  async function takeBack(row: Row, before: Handled): Promise<void> {
    const saved = await save(of, row, before)
    if (saved.outcome === 'failed') return setLast({ told: whyFailed(saved.answer), undo: () => takeBack(row, before) })
    if (saved.outcome === 'gone') ledger.drop(row.id)
    else ledger.replace(saved.row)
    setLast({ told: `${row.reference} ${BACK[saved.outcome]}` })
  }

  /** After a change made elsewhere that cannot be taken back: what was changed before it cannot be either. */
  const forget = () => setLast(undefined)

  return { handle, last, forget }
}

const BACK = {
  saved: 'is as it was before.',
  meanwhile: 'stays as somebody else left it, who changed it after you.',
  gone: 'is gone: somebody deleted it meanwhile.',
}
