import { Labelled } from '#site/ui/labelled.tsx'

interface NumberFieldProps {
  label: string
  hint?: string
  name: string
  problem?: string | undefined
}

/** A short number. Typed as text: number fields lose what they cannot read. */
export function NumberField({ label, hint, name, problem }: NumberFieldProps) {
  return (
    <Labelled label={label} {...(hint ? { hint } : {})} problem={problem}>
      {tied => (
        <input
          {...tied}
          className="hic-field max-w-32 tabular-nums"
          name={name}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </Labelled>
  )
}
