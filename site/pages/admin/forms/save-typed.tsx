import { useRef, useState } from 'react'
import { sentenceOf } from '#site/session/why-failed.ts'
import { type Problems, stillWrong } from '#site/ui/problems.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { goneSentence, type Saved } from './save-over.ts'

/** How far saving a form has got. `rest`: it is saved, except what was typed in the meantime. */
type Step = 'typing' | 'saving' | 'rest' | 'meanwhile' | { failed: string }

interface RowForm<Row, Draft> {
  what: 'offer' | 'partner'
  /** The row to change, or none to add one. */
  row: Row | undefined
  draftOf: (row: Row | undefined) => Draft
  isOther: (one: Draft, other: Draft) => boolean
  problemsIn: (draft: Draft) => Problems
  savedSentence: (row: Row | undefined, draft: Draft) => string
  /** It is saved, and nothing was typed since. */
  onWritten: () => void
}

/** A form that adds or changes one row. A colleague may change it too, and typing goes on while it is being saved. */
export function useRowForm<Row, Draft extends object>(form: RowForm<Row, Draft>) {
  const [seen, setSeen] = useState(form.row)
  const [step, setStep] = useState<Step>('typing')
  const saved = form.draftOf(seen)
  const [draft, setDraft] = useState(saved)
  // What is typed by the time an answer comes.
  const typed = useRef(draft)
  const [problems, setProblems] = useState<Problems>({})

  function write(draft: Draft) {
    typed.current = draft
    setDraft(draft)
  }
  function type(part: Partial<Draft>) {
    const now = { ...typed.current, ...part }
    write(now)
    setProblems(stillWrong(problems, form.problemsIn(now)))
  }
  /** @param work if it fails, it ends with the sentence that says why */
  async function save(work: () => Promise<string | undefined>) {
    setStep('saving')
    const failed = await work()
    if (failed) setStep({ failed })
  }
  /** Takes in how writing over the version that was seen ended. */
  function settle(answer: Saved<Row>): string | undefined {
    if (answer.outcome === 'failed') return sentenceOf(answer.answer)
    if (answer.outcome === 'gone') return goneSentence(form.what)
    if (answer.outcome === 'saved') return done(answer.row)
    setSeen(answer.row)
    setStep('meanwhile')
  }
  function done(row: Row | undefined): undefined {
    notify.success(form.savedSentence(row, draft))
    if (form.isOther(typed.current, draft)) {
      setSeen(row)
      setStep('rest')
    } else form.onWritten()
  }
  function takeTheirs() {
    write(saved)
    setProblems({})
    setStep('typing')
  }
  return { seen, setSeen, saved, draft, type, problems, setProblems, step, setStep, save, settle, done, takeTheirs }
}

/** The button that saves, the status beside it, and above it why saving failed. */
export function SaveTyped({ step, name }: { step: Step; name: string }) {
  return (
    <>
      {typeof step === 'object' && (
        <p role="alert" className="trouble-box p-4">
          {step.failed}
        </p>
      )}
      <button type="submit" className="hic-button" data-look="action" aria-disabled={step === 'saving'}>
        {labelAt(step) ?? name}
      </button>
      {/* A toast is outside the dialog, where no screen reader announces it. */}
      <p role="status" className={step === 'rest' ? '' : 'sr-only'}>
        {step === 'rest' && 'Saved, except what you have typed since: save again.'}
      </p>
    </>
  )
}

function labelAt(step: Step): string | undefined {
  if (step === 'saving') return 'Saving …'
  return step === 'meanwhile' ? 'Save mine over theirs' : undefined
}
