import { keepTyped } from '#site/session/typed.ts'
import { TextField } from '#site/ui/labelled.tsx'
import { useTypedField } from './typed-field.ts'

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
