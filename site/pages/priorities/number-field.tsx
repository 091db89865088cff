import { TextField } from '#site/ui/labelled.tsx'

interface NumberFieldProps {
  label: string
  hint: string
  name: string
  problem: string | undefined
}

/** A short number. Typed as text: number fields lose what they cannot read. */
export const NumberField = (props: NumberFieldProps) => (
  <TextField {...props} className="max-w-32 tabular-nums" inputMode="numeric" autoComplete="off" />
)
