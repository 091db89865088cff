import { type FocusEvent, type FormEvent, useState } from 'react'
import { SelectField, TextField, UNANSWERED } from '#site/ui/labelled.tsx'
import { STATES } from '#widgets/domain/states.ts'
import { statesOf, suggestState } from './suggest-state.ts'

interface PlaceProps {
  problem?: string | undefined
}

/** The state, as suggested by the postcode. Some postcodes are in two states, so it can always be corrected. */
export function Place({ problem }: PlaceProps) {
  const [suggested, setSuggested] = useState<readonly string[]>([])
  const [wrong, setWrong] = useState('')

  function suggest({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
    const states = form ? suggestState(form) : []
    setSuggested(states)
    // Not before it is typed in full: the name of the state may come first.
    setWrong(states.length === 0 && /\d{4}|\d\D/.test(value.trim()) ? value.trim() : '')
  }

  function leave({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) {
    if (statesOf(value).length === 0) setWrong(value.trim())
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <TextField
        label="Postcode"
        hint="Or choose the state."
        problem={
          wrong ? `“${wrong}” is not an Australian postcode. Correct it, or choose the state yourself.` : undefined
        }
        // Less than a whole postcode is judged once the field is left.
        announced
        className="tabular-nums"
        name="digits"
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={suggest}
        onBlur={leave}
      />
      <SelectField
        label="State or territory"
        hint="Premiums differ from state to state."
        problem={problem}
        name="postcode"
        autoComplete="address-level1"
        options={[UNANSWERED, ...STATES]}
        onChange={() => setSuggested([])}
        required
      />
      {/* Sighted visitors can see the field change. With nothing else to see, it takes no row, and no gap above one. */}
      <p role="status" className={suggested.length > 1 ? 'text-hint sm:col-span-2' : 'sr-only'}>
        {suggested.length > 1 &&
          `This postcode crosses a state border: it may be in ${suggested.join(' or ')}. Please check.`}
        {suggested.length === 1 && `State: ${suggested[0]}`}
      </p>
    </div>
  )
}
