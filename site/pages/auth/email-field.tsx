import { keepTyped } from '#site/session/typed.ts'
import { TextField } from '#site/ui/labelled.tsx'
import { useTypedField } from './typed-field.ts'

interface EmailFieldProps {
  problem: string | undefined
  /** The button for another address was just pressed, and is gone. */
  autoFocus?: boolean
}

export function EmailField({ problem, autoFocus }: EmailFieldProps) {
  const field = useTypedField('email')
  return (
    <TextField
      ref={field}
      label="Email address"
      problem={problem}
      name="email"
      type="email"
      autoComplete="email"
      required
      autoFocus={autoFocus}
      onInput={event => keepTyped({ email: event.currentTarget.value })}
    />
  )
}
