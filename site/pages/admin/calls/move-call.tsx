import { type FormEvent, useContext, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { sentenceOf } from '#site/session/why-failed.ts'
import { SelectField, UNANSWERED } from '#site/ui/labelled.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { takeFocus, takeLostFocus } from '#site/ui/take-focus.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { shortSlotLabel } from '#widgets/domain/call-slots.ts'
import { zoneOf } from '#widgets/domain/their-time.ts'
import { AnswerView } from '../answer-view.tsx'
import { IsOver } from '../forms/is-over.ts'
import { goneSentence } from '../forms/save-over.ts'
import type { Booking } from './call.ts'
import { freeSlots, moveCall, type Place } from './move.ts'
import { toldOfMove } from './who-hears.ts'

interface MoveCallProps {
  call: Booking
  onChanged: (call: Booking, by: 'us' | 'others') => void
}

/** The labels for giving a call another time: one that was cancelled or not reached is booked again. */
const wordsOf = ({ status }: Booking) =>
  status === 'booked'
    ? { open: 'Move to another time …', act: 'Move the call', acting: 'Moving' }
    : { open: 'Book another time …', act: 'Book the call', acting: 'Booking' }

/** Gives a call another time: the person rang to ask for one, was not reached, or their day was closed. */
export function MoveCall({ call, onChanged }: MoveCallProps) {
  const [step, setStep] = useState<'idle' | 'choosing' | 'left' | 'moved' | 'meanwhile' | 'over'>('idle')
  const isDone = call.status === 'done'
  // The panel has read it again: a colleague has rung. The form goes, but not without a word.
  if (isDone && step === 'choosing') setStep('over')

  function settle(now: Booking, outcome: 'moved' | 'meanwhile') {
    onChanged(now, outcome === 'moved' ? 'us' : 'others')
    setStep(now.status === 'done' ? 'over' : outcome)
  }
  if (isDone)
    return step === 'over' ? (
      <p ref={takeLostFocus} role="alert" tabIndex={-1} className="mt-4 font-semibold text-ember">
        This call is done by now: it can no longer be moved.
      </p>
    ) : null
  if (step === 'choosing') return <MoveForm call={call} onSettled={settle} onLeave={() => setStep('left')} />
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4">
      <button
        // Not from notes that are being written while the call is moved.
        ref={step === 'idle' ? null : takeLostFocus}
        type="button"
        className="hic-button"
        data-look="quiet"
        onClick={() => setStep('choosing')}
      >
        {wordsOf(call).open}
      </button>
      <span role="status">{step === 'moved' && 'Moved'}</span>
      {step === 'meanwhile' && (
        <span role="alert" className="font-semibold text-ember">
          Somebody else changed this call while you had it open. The latest version is shown.
        </span>
      )}
    </p>
  )
}

interface MoveFormProps {
  call: Booking
  onSettled: (now: Booking, outcome: 'moved' | 'meanwhile') => void
  onLeave: () => void
}

function MoveForm({ call, onSettled, onLeave }: MoveFormProps) {
  const { asked, reload } = useAnswer(freeSlots)
  const [chosen, setChosen] = useState('')
  const [problem, setProblem] = useState('')
  const [saving, setSaving] = useState(false)
  // As it was when this was opened: the rest of the panel follows it.
  const [seen] = useState(call)
  const { act, acting } = wordsOf(call)
  const [slot_date = '', slot_no] = chosen.split(' ')
  // It names a number, which nobody here may read once the session is over.
  const told = !useContext(IsOver) && toldOfMove(call, { slot_date, slot_no: Number(slot_no) })
  // A call can be booked without saying where one lives.
  const theirZone = call.state ? zoneOf(call.state) : undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving) return
    if (!slot_date) {
      setProblem('Choose a time.')
      return takeFocus(event.currentTarget.querySelector('select'))
    }
    const to = { slot_date, slot_no: Number(slot_no) }
    // The panel reads the call again each minute, so it may already show what somebody else changed. But that may also be
    // an earlier try of ours, whose answer was lost.
    const isLeft = !isAt(call, seen) || (call.status === 'cancelled' && seen.status !== 'cancelled')
    if (isLeft && !(isAt(call, to) && call.status === 'booked')) return onSettled(call, 'meanwhile')
    // Cleared, so that the same problem is announced again.
    setProblem('')
    setSaving(true)
    const moved = await moveCall(call, to)
    setSaving(false)
    if (moved.outcome === 'failed') {
      setProblem(sentenceOf(moved.answer))
      if (moved.answer.refusal === 'slot-taken') {
        setChosen('')
        reload()
      }
    } else if (moved.outcome === 'gone') setProblem(goneSentence('call'))
    else onSettled(moved.row, moved.outcome === 'saved' ? 'moved' : 'meanwhile')
  }
  return (
    <form
      ref={takeFocus}
      tabIndex={-1}
      aria-label="Move this call"
      noValidate
      data-unsaved={chosen !== '' || undefined}
      className="mt-4 grid gap-3 border-line border-t pt-4 outline-none"
      onSubmit={submit}
    >
      <AnswerView asked={asked} reload={reload}>
        {slots => (
          <SelectField
            label="New time"
            hint={slots.length === 0 ? NONE_FREE : undefined}
            problem={problem}
            // It appears while the focus is on the button.
            announced
            value={chosen}
            options={[
              UNANSWERED,
              ...slots.map(({ slot_date, slot_no }) => ({
                id: `${slot_date} ${slot_no}`,
                label: shortSlotLabel(slot_date, slot_no, BRAND.officeZone, theirZone),
              })),
            ]}
            onChange={({ target }) => {
              setChosen(target.value)
              setProblem('')
            }}
          />
        )}
      </AnswerView>
      <p className="flex flex-wrap items-center gap-4">
        {/* Looks like the button that opened it: the panel's one call to action is to save. */}
        <button type="submit" className="hic-button" data-look="quiet" aria-disabled={saving}>
          {saving ? `${acting} …` : act}
        </button>
        <button type="button" className={LINK_BUTTON} onClick={onLeave}>
          Leave it
        </button>
        {told && (
          <span className="font-semibold">
            {acting} it {told}.
          </span>
        )}
      </p>
    </form>
  )
}

const NONE_FREE = 'No upcoming time is free. Under Slots you can open more, or add places.'

const isAt = (call: Place, { slot_date, slot_no }: Place) => call.slot_date === slot_date && call.slot_no === slot_no
