import { TextField } from '#site/ui/labelled.tsx'
import { keepTyped, useTypedField } from './typed.ts'

export function EmailField({ problem }: { problem?: string | undefined }) {
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
      onInput={event => keepTyped({ email: event.currentTarget.value })}
    />
  )
}
