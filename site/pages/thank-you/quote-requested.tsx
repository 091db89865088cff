import { timeLabel } from '#site/journey/call/when.ts'
import { withdrawHref } from '#site/journey/sending/withdrawal.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { WrittenOut } from '#site/ui/on-paper.tsx'
import { OurEmail } from '#site/ui/our-email.tsx'
import { OurNumber } from '#site/ui/our-number.tsx'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { MONTHS } from '#widgets/domain/day.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'
import { ChangeOrCancel } from './change-or-cancel.tsx'
import { NextStep } from './next-step.tsx'

/** In the visitor's time zone: our response time counts from here. Not Intl, for the reason given in `number.ts`. */
function dayOf(at: number): string {
  const day = new Date(at)
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`
}

export function QuoteRequested({ receipt: { id, row, arrivedAt } }: { receipt: Receipt }) {
  const reference = referenceOf(id)
  return (
    <>
      <section aria-labelledby="next" className="max-w-prose">
        <h2 id="next" className="text-xl">
          What happens next
        </h2>
        <ol className="mt-4 grid gap-4">
          <NextStep number={1} title="We read it">
            Received on {dayOf(arrivedAt)} at {timeLabel(arrivedAt)}. One of us will look at your answers and check the
            prices with the funds.
          </NextStep>
          <NextStep number={2} title={`We will call ${phoneLabel(String(row.phone))}`}>
            On a weekday, in {CLAIMS.responseTime.figure} or less on average.
            {typeof row.best_time === 'string' && ` You asked for: “${row.best_time}”.`}
          </NextStep>
          <NextStep number={3} title="You decide">
            Nothing is arranged unless you say so. We will tell you what we earn from each policy, without you asking.
          </NextStep>
        </ol>
      </section>
      <ChangeOrCancel>
        <p className="mt-2">
          To change it, call <OurNumber /> or email <OurEmail subject={reference} /> and quote{' '}
          <strong className="whitespace-nowrap tabular-nums">{reference}</strong>.
        </p>
        <p className="mt-4">
          To cancel it in one step:{' '}
          <a href={withdrawHref(id)} className="-my-2.5 inline-flex min-h-11 items-center text-eucalypt">
            Withdraw this request
          </a>
          . We will then delete it.{' '}
          {row.email ? (
            <>
              Keep this link; our email to <span className="wrap-anywhere">{String(row.email)}</span> usually has it
              too.
            </>
          ) : (
            'Keep this link: you will not find it anywhere else.'
          )}
          <WrittenOut href={withdrawHref(id)} />
        </p>
        <p className="mt-4">
          <AppLink to="/compare" className="inline-flex min-h-11 items-center text-eucalypt">
            Back to the comparison
          </AppLink>
        </p>
      </ChangeOrCancel>
    </>
  )
}
