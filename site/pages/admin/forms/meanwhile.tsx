import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'

interface MeanwhileProps {
  /** What both had open. */
  what: 'entry' | 'offer' | 'partner'
  /** Their version, value by value. */
  theirs: readonly (readonly [label: string, value: string])[]
  onTake: () => void
}

/** Somebody else saved first: their version, beside what is typed and not saved yet. */
export function Meanwhile({ what, theirs, onTake }: MeanwhileProps) {
  /** It goes once it is pressed, and the form stays. */
  function leaveFocusToForm(button: HTMLButtonElement | null) {
    const form = button?.form
    return handFocusOn(() => form?.querySelector<HTMLElement>('select, input, textarea'))(button)
  }
  return (
    <div role="alert" className="border-wattle-deep border-l-4 bg-sand p-4">
      <p className="font-semibold">
        Somebody else changed this {what} while you had it open. Your changes are not saved yet.
      </p>
      {theirs.length === 0 && <p className="mt-1">They saved the same as you typed.</p>}
      {theirs.map(([label, value]) => (
        <p key={label} className="mt-1 whitespace-pre-wrap wrap-anywhere">
          Their {label}: {value || 'none'}
        </p>
      ))}
      {what === 'entry' && <p className="mt-1">The rest of it is shown above and below, as it is now.</p>}
      <button ref={leaveFocusToForm} type="button" className={`mt-2 ${LINK_BUTTON}`} onClick={onTake}>
        Use theirs
      </button>
    </div>
  )
}
