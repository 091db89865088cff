import { useState } from 'react'
import { type Failed, whyFailed } from '#site/session/why-failed.ts'
import type { Saved } from '../forms/save-over.ts'
import type { HandledName } from './pages.ts'
import { type Entry, type Handled, save, type Tells } from './save.ts'
import type { Ledger } from './use-ledger.ts'

/** The last change, to which entry, and how to undo it while that is possible. */
export interface Last {
  id: string
  told: string
  undo?: () => Promise<void>
}

/**
 * Saves entries of a ledger, with one level of undo.
 * @param onBack what an undo came to: its entry may have been opened again while the answer was awaited
 */
export function useHandling<Row extends Entry>(
  of: HandledName,
  ledger: Ledger<Row>,
  tells: Tells<Row> | undefined,
  onBack: (row: Row) => void,
) {
  const [last, setLast] = useState<Last>()

  async function handle(seen: Row, change: Handled): Promise<Saved<Row>> {
    const saved = await save(of, seen, change)
    follow(seen.id, saved)
    if (saved.outcome !== 'saved') return saved

    const { id, status, notes, reference } = seen
    const told = changedTold(reference)
    if (saved.stood) setLast({ id, told })
    else {
      const heard = tells?.(saved.row, status)
      const undo = () => takeBack(undo, saved.row, { status, notes })
      setLast({ id, told: heard ? `${told} Undoing this ${heard}.` : told, undo })
    }
    return saved
  }
  /** The list shows what has become of the entry. */
  function follow(id: string, saved: Saved<Row>) {
    if (saved.outcome === 'gone') ledger.drop(id)
    else if ('row' in saved) ledger.replace(saved.row)
  }

  async function takeBack(undo: Last['undo'], row: Row, before: Handled): Promise<void> {
    const saved = await save(of, row, before)
    follow(row.id, saved)
    if ('row' in saved) onBack(saved.row)
    const told = `${row.reference} ${BACK[saved.outcome]}`
    setLast(now => {
      // A change saved in the meantime is now the last one, and keeps its own undo.
      if (now && now.undo !== undo) return { ...now, told: `${told} ${now.told}` }
      if (saved.outcome !== 'failed') return { id: row.id, told }
      // If it has been forgotten in the meantime, it cannot be tried again.
      return { id: row.id, told: whyNot(saved.answer, row), undo: now && undo }
    })
  }

  /** After a change made elsewhere that cannot be undone: earlier changes to that entry cannot be undone either. */
  const forget = (id: string) => setLast(now => (now?.id === id ? undefined : now))

  /** After such a change to an entry that has been closed since: nothing else says that it was made. */
  const note = ({ id, reference }: Row) => setLast({ id, told: changedTold(reference) })

  return { handle, last, forget, note }
}

const changedTold = (reference: string) => `${reference} was changed.`

/** The usual words for a lost time ask for another one, and there is none to choose beside Undo. */
const whyNot = (answer: Failed, { reference }: Entry) =>
  answer.refusal === 'slot-taken'
    ? `${reference} was left as it is: its time has been taken since. Open it to book another one.`
    : whyFailed(answer)

const BACK = {
  saved: 'is back as it was.',
  meanwhile: 'was left as it is: somebody else changed it after you.',
  gone: 'no longer exists: somebody deleted it.',
  failed: 'could not be changed back.',
}
