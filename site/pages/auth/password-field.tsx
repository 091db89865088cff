import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Labelled } from '#site/ui/labelled.tsx'
import { Icon } from '#widgets/kit/ui/icon.ts'

interface PasswordFieldProps {
  label: string
  hint?: string
  problem?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, autoComplete, ...told }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Labelled label={label} {...told}>
      {tied => (
        <span className="relative block">
          <input
            {...tied}
            className="hic-field pr-14"
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            // Shown, it is a text to browsers, which some begin with a capital, correct, or send away to be checked.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-content-center text-muted"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        </span>
      )}
    </Labelled>
  )
}
