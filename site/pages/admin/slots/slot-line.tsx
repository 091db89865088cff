import { slotLabel } from '#widgets/domain/call-slots.ts'
import type { Slot } from './slot.ts'

/** The limit that the database checks too. */
const MOST = 50
const STEP = 'size-11 rounded-full border border-field text-lg'
const cursor = (atLimit: boolean) => (atLimit ? 'cursor-not-allowed!' : 'cursor-pointer')

interface SlotLineProps {
  slot: Slot
  /** While a change is on its way, another one would name an outdated version. */
  held: boolean
  onChange: (to: { capacity?: number; closed?: boolean }) => void
}

/** One half-hour. Places cannot go below bookings. Nothing is `disabled`: it would lose the focus. */
export function SlotLine({ slot, held, onChange }: SlotLineProps) {
  const { capacity, booked, closed } = slot
  const time = slotLabel(slot.slot_no)
  const change: typeof onChange = to => held || onChange(to)
  const isLeast = capacity <= booked
  const isMost = capacity >= MOST
  return (
    <tr className="border-line border-b">
      <th scope="row" className="whitespace-nowrap py-1 pr-2 tabular-nums">
        {time}
      </th>
      <td className="py-1 pr-2 text-right tabular-nums sm:pr-4">{booked}</td>
      <td className="whitespace-nowrap py-1 pr-2 sm:pr-4">
        <button
          type="button"
          className={`${STEP} ${cursor(isLeast)}`}
          aria-label={`One place fewer at ${time}`}
          aria-disabled={held || isLeast || undefined}
          onClick={() => isLeast || change({ capacity: capacity - 1 })}
        >
          −
        </button>
        <span aria-live="polite" className="inline-block w-7 text-center sm:w-8 tabular-nums">
          {capacity}
        </span>
        <button
          type="button"
          className={`${STEP} ${cursor(isMost)}`}
          aria-label={`One place more at ${time}`}
          aria-disabled={held || isMost || undefined}
          onClick={() => isMost || change({ capacity: capacity + 1 })}
        >
          +
        </button>
      </td>
      <td className="py-1">
        <label className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="hic-tick"
            checked={!closed}
            aria-disabled={held || undefined}
            onChange={() => change({ closed: !closed })}
          />
          <span className="sr-only">Taking calls at {time}: </span>
          <span className="max-sm:sr-only">{closed ? 'Closed' : 'Open'}</span>
        </label>
      </td>
    </tr>
  )
}
