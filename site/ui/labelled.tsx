import { type ReactNode, useId } from 'react'

interface LabelledProps {
  label: string
  hint?: string
  problem?: string | undefined
  /** Renders the field with what ties it to its label, hint and problem. */
  children: (tied: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A field under its label, with a hint above and what is wrong below. */
export function Labelled({ label, hint, problem, children }: LabelledProps) {
  const id = useId()
  const describes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        ...(problem ? { 'aria-invalid': true } : {}),
        ...(describes ? { 'aria-describedby': describes } : {}),
      })}
      {problem && (
        <p id={`${id}-problem`} className="font-semibold text-ember text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
