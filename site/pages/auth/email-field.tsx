import { Labelled } from '#site/ui/labelled.tsx'
import { keepTyped, useTypedField } from './typed.ts'

export function EmailField({ problem }: { problem?: string | undefined }) {
  const field = useTypedField('email')
  return (
    <Labelled label="Email address" problem={problem}>
      {tied => (
        <input
          {...tied}
          ref={field}
          className="hic-field"
          name="email"
          type="email"
          autoComplete="email"
          required
          onInput={event => keepTyped({ email: event.currentTarget.value })}
        />
      )}
    </Labelled>
  )
}
