import { type FormEvent, useId, useState } from 'react'
import { sentenceOf } from '#site/session/use-answer.ts'
import { Meanwhile } from '../meanwhile.tsx'
import type { Saved } from '../save-over.ts'
import type { Entry, Handled, Tells } from './save.ts'

interface HandleFormProps<Row> {
  /** As it is kept now: what is saved comes back by it. */
  entry: Row
  statuses: Readonly<Record<string, string>>
  tells?: Tells<Row> | undefined
  onSave: (seen: Row, change: Handled) => Promise<Saved<Row>>
}

/** Status and notes of an entry. What somebody else saved meanwhile is shown beside, and nothing typed is lost. */
export function HandleForm<Row extends Entry>({ entry, statuses, tells, onSave }: HandleFormProps<Row>) {
  const id = useId()
  const [status, setStatus] = useState(entry.status)
  const [notes, setNotes] = useState(entry.notes)
  const told = tells?.(entry, status)
  const differs = status !== entry.status || notes !== entry.notes
  const [step, setStep] = useState<'typing' | 'saving' | 'saved' | 'meanwhile' | { failed: string }>('typing')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (step === 'saving') return
    setStep('saving')
    const saved = await onSave(entry, { status, notes })
    if (saved.outcome === 'failed') return setStep({ failed: sentenceOf(saved.answer) })
    if (saved.outcome === 'gone') return setStep({ failed: 'This entry is gone: somebody deleted it meanwhile.' })
    setStep(saved.outcome)
  }
  function takeTheirs() {
    setStatus(entry.status)
    setNotes(entry.notes)
    setStep('typing')
  }
  return (
    <form
      className="mt-6 grid gap-4"
      aria-label="Status and notes"
      data-unsaved={differs || undefined}
      onSubmit={submit}
    >
      <div className="grid gap-1">
        <label htmlFor={`${id}-status`} className="font-semibold">
          Status
        </label>
        <select
          id={`${id}-status`}
          className="hic-field hic-select"
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          {Object.entries(statuses).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-notes`} className="font-semibold">
          Notes for the team
        </label>
        <textarea
          id={`${id}-notes`}
          aria-describedby={`${id}-readers`}
          className="hic-field py-3"
          rows={4}
          maxLength={4000}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <p id={`${id}-readers`} className="text-muted text-sm">
          Whoever they are about may read them: notes are part of what we give out on request.
        </p>
      </div>
      {step === 'meanwhile' && (
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
        <p role="alert" className="border-ember border-l-4 bg-sand p-4">
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
          {step === 'meanwhile' ? 'Save mine over theirs' : 'Save'}
        </button>
        <p role="status" id={`${id}-told`} className={told ? 'font-semibold' : 'text-muted'}>
          {step === 'saving' ? 'Saving …' : told ? `Saving ${told}.` : step === 'saved' && !differs ? 'Saved' : ''}
        </p>
      </div>
    </form>
  )
}
