import { type FormEvent, useContext, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '#site/session/why-failed.ts'
import { Labelled, SelectField } from '#site/ui/labelled.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { focusProblem } from '#site/ui/problems.ts'
import { tooLong } from '#site/ui/too-long.ts'
import { when } from '../entry/when.ts'
import { IsOver } from '../forms/is-over.ts'
import { Meanwhile } from '../forms/meanwhile.tsx'
import { goneSentence, type Saved } from '../forms/save-over.ts'
import type { Statuses } from './pages.ts'
import type { Entry, Handled, Tells } from './save.ts'

interface HandleFormProps<Row> {
  /** As it is stored now: a saved change comes back through it. */
  entry: Row
  /** The entry as the team member's last change outside this form left it. */
  own?: Row
  statuses: Statuses
  tells?: Tells<Row>
  onSave: (seen: Row, change: Handled) => Promise<Saved<Row>>
}

/** What was typed, and over which version; the rest follows the entry, which a colleague may change too. */
type Typed<Row> = Partial<Handled> & { over: Row }

/** The limit that the database checks too. */
const NOTES_MAX_LENGTH = 4000

/** Status and notes of an entry. Anything a colleague saved in the meantime is shown too, and nothing typed is lost. */
export function HandleForm<Row extends Entry>({ entry, own, statuses, tells, onSave }: HandleFormProps<Row>) {
  const id = useId()
  const [kept, setTyped] = useState<Typed<Row>>({ over: entry })
  const typed = rebasedOn(own, kept)
  const { status, notes } = { status: entry.status, notes: entry.notes, ...typed }
  const isOver = useContext(IsOver)
  const told = isOver ? '' : tells?.(entry, status)
  // Notes that were not touched may be a colleague's.
  const hidesNotes = isOver && typed.notes === undefined
  const differs = status !== entry.status || notes !== entry.notes
  const [step, setStep] = useState<'typing' | 'saving' | 'saved' | 'meanwhile' | { failed: string }>('typing')
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  // Also if others changed something else, such as a call's time: the status may have been chosen for the earlier one.
  const isMeanwhile = step === 'meanwhile' || (differs && isOther(typed.over, entry))

  function type(part: Partial<Handled>) {
    setTyped({ ...(differs ? typed : { over: entry }), ...part })
    // A new count is said at the next press, not at each letter.
    if (!tooLong('the note', part.notes ?? notes, NOTES_MAX_LENGTH)) setProblem(undefined)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'saving') return
    const found = { notes: tooLong('the note', notes, NOTES_MAX_LENGTH) }
    setProblem(found.notes)
    if (focusProblem(event.currentTarget, found)) return
    // Saved all the same, it would tell a colleague who has it open too of a change when there was none.
    if (!differs) return setStep('saved')
    setStep('saving')
    const saved = await onSave(entry, { status, notes })
    if (saved.outcome === 'failed') return setStep({ failed: sentenceOf(saved.answer) })
    if (saved.outcome === 'gone') return setStep({ failed: goneSentence('entry') })
    // Text typed while it was being saved counts as typed over the saved version.
    if (saved.outcome === 'saved') setTyped(now => ({ ...(now !== kept && now), over: saved.row }))
    setStep(saved.outcome)
  }
  /** Each try to reach somebody is a line: when, and what came of it. */
  function addTime() {
    const before = notes.trimEnd()
    flushSync(() => type({ notes: `${before}${before && '\n'}${when(new Date().toISOString())}: ` }))
    const text = field.current
    text?.focus()
    text?.setSelectionRange(text.value.length, text.value.length)
    text?.scrollTo(0, text.scrollHeight)
  }
  function takeTheirs() {
    setTyped({ over: entry })
    setProblem(undefined)
    setStep('typing')
  }
  return (
    <form
      className="mt-6 grid gap-4"
      aria-label="Status and notes"
      data-unsaved={differs || undefined}
      onSubmit={submit}
    >
      <SelectField
        label="Status"
        value={status}
        options={Object.entries(statuses).map(([id, label]) => ({ id, label }))}
        onChange={({ target }) => type({ status: target.value })}
      />
      {!hidesNotes && (
        <Labelled
          label="Notes for the team"
          hint="The person they are about may read them: we include notes when somebody asks for their data."
          problem={problem}
        >
          {tied => (
            <textarea
              {...tied}
              ref={field}
              className="hic-field py-3"
              name="notes"
              rows={4}
              value={notes}
              onChange={({ target }) => type({ notes: target.value })}
            />
          )}
        </Labelled>
      )}
      {isMeanwhile && !isOver && (
        <Meanwhile
          what="entry"
          theirs={[
            ['status', statuses[entry.status] ?? entry.status],
            ['notes', entry.notes],
          ]}
          onTake={takeTheirs}
        />
      )}
      {typeof step === 'object' && (
        <p role="alert" className="trouble-box p-4">
          {step.failed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <button
          type="submit"
          className="hic-button"
          data-look="action"
          aria-disabled={step === 'saving'}
          aria-describedby={`${id}-told`}
        >
          {isMeanwhile ? 'Save mine over theirs' : 'Save'}
        </button>
        {!hidesNotes && (
          <button type="button" className={LINK_BUTTON} onClick={addTime}>
            Add the time<span className="sr-only"> to the notes</span>
          </button>
        )}
        <p role="status" id={`${id}-told`} className={told ? 'font-semibold' : 'text-muted'}>
          {step === 'saving' ? 'Saving …' : told ? `Saving ${told}.` : step === 'saved' && !differs ? 'Saved' : ''}
        </p>
      </div>
    </form>
  )
}

/**
 * Compares status and notes too, not the version alone: that of your own change elsewhere counts as seen, although a
 * colleague may have written something before it.
 */
const isOther = <Row extends Entry>(one: Row, other: Row) =>
  one.version !== other.version || one.status !== other.status || one.notes !== other.notes

/**
 * What was typed, as if over the version that your own change elsewhere in the panel made: no colleague changed anything.
 * A status that was not touched follows that change.
 */
function rebasedOn<Row extends Entry>(own: Row | undefined, typed: Typed<Row>): Typed<Row> {
  const { status, ...rest } = typed
  const { over } = rest
  if (own?.id !== over.id || own.version <= over.version) return typed
  return {
    ...rest,
    ...(status !== undefined && status !== over.status && { status }),
    over: { ...over, status: own.status, version: own.version },
  }
}
