import { useId, useRef, useState } from 'react'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { FilterFold } from './filter-fold.tsx'

interface TickListProps {
  title: string
  name?: string
  options: readonly { title: string; label: string; explanation?: string }[]
  ticked: readonly string[]
  /** Undefined when nothing is ticked any more. */
  onTick: (titles: string[] | undefined) => void
  /** Shown when nothing is ticked. */
  none?: string
  /** Said above the list once it is unfolded. */
  hint?: string
}

/** A long list of ticks, folded, with how many are ticked shown on top. */
export function TickList({ title, name, options, ticked, onTick, none = 'None ticked', hint }: TickListProps) {
  const hintId = useId()
  const head = useRef<HTMLElement>(null)
  // A fund that sells nothing here leaves the list as soon as it is unticked.
  const [toHead] = useState(() => handFocusOn(() => head.current))
  function tick(option: string, checked: boolean) {
    const next = checked ? [...ticked, option] : ticked.filter(other => other !== option)
    onTick(next.length ? next : undefined)
  }
  return (
    <FilterFold title={title} note={ticked.length ? `${ticked.length} ticked` : none} head={head}>
      <fieldset aria-describedby={hint && hintId} className="max-h-96 overflow-y-auto pb-3">
        <legend className="sr-only">{title}</legend>
        {hint && (
          <p id={hintId} className="text-muted text-sm">
            {hint}
          </p>
        )}
        {options.map(option => (
          <label key={option.title} ref={toHead} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              name={name}
              value={option.title}
              className="mt-0.5 hic-tick"
              checked={ticked.includes(option.title)}
              onChange={event => tick(option.title, event.target.checked)}
            />
            <span>
              {option.label}
              {option.explanation && <span className="block text-muted text-sm">{option.explanation}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </FilterFold>
  )
}
