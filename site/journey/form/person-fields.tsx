import type { ComponentProps } from 'react'
import { TextField } from '#site/ui/labelled.tsx'
import type { Problems } from '#site/ui/problems.ts'

type Props = Partial<ComponentProps<typeof TextField>>

// The fields keep their own state; `draft.ts` saves it. Browsers fill them in by `autoComplete`. None has a
// `maxLength`: `site/ui/too-long.ts` says why.

export const NameField = (props: Props) => (
  <TextField label="Your name" name="full_name" autoComplete="name" dir="auto" {...props} />
)

export const PhoneField = (props: Props) => (
  <TextField label="Your phone number" name="phone" type="tel" autoComplete="tel" className="tabular-nums" {...props} />
)

export const EmailField = (props: Props) => (
  <TextField label="Your email address" name="email" type="email" autoComplete="email" {...props} />
)

/** Who we call, and on which number. */
export function PersonFields({ problems }: { problems: Problems }) {
  return (
    <>
      <NameField problem={problems.full_name} required />
      <PhoneField
        hint={'An Australian mobile or landline, such as 0491\u00a0570\u00a0156.'}
        problem={problems.phone}
        required
      />
    </>
  )
}
