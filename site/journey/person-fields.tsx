import { Labelled } from '#site/ui/labelled.tsx'
import { NAME_MAX_LENGTH, type Problems } from './person.ts'

/** Name and phone. The fields keep their own state; `draft.ts` keeps what stands in them. */
export function PersonFields({ problems }: { problems: Problems }) {
  return (
    <>
      <Labelled label="Your name" problem={problems.full_name}>
        {tied => (
          <input
            {...tied}
            className="hic-field"
            name="full_name"
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            required
          />
        )}
      </Labelled>
      <Labelled
        label="Your phone number"
        hint="An Australian mobile or landline, such as 0491 570 156."
        problem={problems.phone}
      >
        {tied => (
          <input
            {...tied}
            className="hic-field tabular-nums"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            required
          />
        )}
      </Labelled>
    </>
  )
}
