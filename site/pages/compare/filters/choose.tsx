import { SelectField } from '#site/ui/labelled.tsx'

interface ChooseProps {
  label: string
  /** The first means "no answer" if it has an empty id. */
  options: readonly { id: string; label: string }[]
  value: string | undefined
  onChoose: (id: string) => void
  hint?: string
  name?: string
  autoComplete?: 'address-level1'
}

/** A choice that takes effect at once. */
export const Choose = ({ value = '', onChoose, ...field }: ChooseProps) => (
  <SelectField {...field} value={value} onChange={event => onChoose(event.target.value)} />
)
