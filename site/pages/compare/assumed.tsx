import { type Person, rebateIsKnown } from '#widgets/domain/catalogue/person.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

/** What was taken for granted for the prices. */
export function Assumed({ person, today }: { person: Person; today: Day }) {
  return (
    <div className="mt-3 text-muted">
      <p>
        Prices a month for you, as of <time dateTime={today}>{dayLabel(today)}</time>,{' '}
        {rebateIsKnown(person) ? 'after the rebate' : 'before the rebate, which is not published for this day'}.
      </p>
      {person.assumed.length > 0 && (
        <details className="on-paper mt-1">
          <summary className="fold min-h-11 justify-start py-2 underline underline-offset-4">
            What we took for granted ({person.assumed.length})
          </summary>
          <ul className="list-disc pl-6">
            {person.assumed.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
