import { useEffect } from 'react'
import { IN_CALENDAR } from '#site/journey/call/calendar-file.ts'
import { useZone } from '#site/journey/call/zone.ts'
import { useForm } from '#site/pages/auth/use-form.ts'
import { useAnswer } from '#site/session/use-answer.ts'
import { REFUSAL, whyFailed } from '#site/session/why-failed.ts'
import { Labelled } from '#site/ui/labelled.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import { TryAgain } from '#site/ui/try-again.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { shortSlotLabel } from '#widgets/domain/call-slots.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { zoneCity } from '#widgets/domain/zone-clock.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { BEGUN, changeCall, type FreeSlot, hasBegun, type OwnCall, slotsToOffer } from './own.ts'
import { useNewer } from './use-newer.ts'

interface MoveCallProps {
  call: OwnCall
  onMoved: (now: OwnCall) => void
  /** Nothing was moved: somebody else got there first. */
  onMeanwhile: () => void
  onLeave: () => void
}

/** Moves a booked call to another free time. */
export function MoveCall({ call, onMoved, onMeanwhile, onLeave }: MoveCallProps) {
  const { asked, reload } = useAnswer(slotsToOffer)
  const slots = asked.state === 'there' ? asked.data : undefined
  const zone = useZone()
  const { isNewer, expectNewer } = useNewer(call)

  const { form, problems, busy } = useForm({
    read(field) {
      const [slot_date, slot_no] = field('slot').split(' ')
      return slot_date
        ? { row: { slot_date, slot_no: Number(slot_no) }, problems: {} }
        : { problems: { slot: 'Choose a time.' } }
    },
    async send(slot) {
      const answer = await changeCall(call, slot)
      if (hasBegun(answer)) {
        onMeanwhile()
        if (!form.ref.current) notify.error(BEGUN)
        return { slot: BEGUN }
      }
      if (!answer.ok) {
        if (!form.ref.current) notify.error(`Your call ${call.reference} was not moved`, whyFailed(answer))
        if (answer.refusal === 'slot-taken') reload()
        return { slot: REFUSAL[answer.refusal] }
      }
      const [now] = answer.data
      if (!now) {
        expectNewer()
        notify.error('This call has changed', 'The latest version is shown.')
        onMeanwhile()
        return {}
      }
      notify.success(`Your call ${call.reference} has been moved`, IN_CALENDAR.moved)
      onMoved(now)
      return {}
    },
  })
  useEffect(() => takeFocus(form.ref.current), [form.ref])

  const byDay = Map.groupBy(slots ?? [], slot => slot.slot_date)
  return (
    <form
      {...form}
      tabIndex={-1}
      className="mt-4 grid max-w-xl gap-4 outline-none"
      aria-label={`Move call ${call.reference}`}
    >
      {asked.state === 'failed' ? (
        <TryAgain sentence={asked.sentence} again={asked.again} onAgain={reload} next={() => form.ref.current} />
      ) : (
        <Labelled
          label={`New time (${zoneCity(BRAND.officeZone)} time)`}
          problem={call.status !== 'booked' ? CLOSED : (problems.slot ?? (isNewer ? NEWER : undefined))}
        >
          {tied => (
            <select {...tied} className="hic-field hic-select" name="slot" disabled={!slots}>
              <option value="">{firstLine(slots)}</option>
              {[...byDay].map(([day, free]) => (
                <optgroup key={day} label={dayLabel(day)}>
                  {/* A phone cuts the chosen line off at the width of the field, so the time comes early in it. */}
                  {free.map(({ slot_no }) => (
                    <option key={slot_no} value={`${day} ${slot_no}`}>
                      {shortSlotLabel(day, slot_no, BRAND.officeZone, zone)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <p className="flex flex-wrap items-center gap-x-6">
        <button type="submit" className="hic-button" data-look="action" disabled={!slots} aria-disabled={busy}>
          {busy ? 'Moving …' : 'Move the call'}
        </button>
        <button type="button" className={LINK_BUTTON} onClick={onLeave}>
          Keep the current time
        </button>
      </p>
    </form>
  )
}

function firstLine(slots: readonly FreeSlot[] | undefined): string {
  if (!slots) return 'Loading the free times …'
  return slots.length > 0 ? 'Choose a time' : 'No times are available: please call us'
}

const NEWER = 'This call has changed since you opened it. Your choice is still here: move it again.'
const CLOSED = 'This call has changed and can no longer be moved.'
