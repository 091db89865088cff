import { useState } from 'react'
import { Bill } from '#site/ui/bill.tsx'
import { useToday } from '#site/ui/today.ts'
import { ageOn, dayLabel, yearOf } from '#widgets/domain/day.ts'
import {
  baseDay,
  isExempt,
  julyBefore,
  LIFETIME_LOADING,
  loadingAtJoining,
  loadingByYear,
  loadingEnds,
} from '#widgets/domain/lifetime-loading.ts'
import { centsLabel, rateLabel, shareOf } from '#widgets/domain/money.ts'
import { NEWCOMERS, SERVED } from '#widgets/domain/newcomers.ts'
import { Calculator, Notice } from './calculator.tsx'
import { DayField, EntryField } from './fields.tsx'
import { LoadingChart } from './loading-chart.tsx'
import { readDay } from './read-day.ts'
import { readCents } from './read-number.ts'

const CHART_YEARS = 12

/** The cost of taking out hospital cover later in life. */
export function LoadingCalculator() {
  const today = useToday()
  const [born, setBorn] = useState('1986-03-01')
  const [chosenDay, setDay] = useState<string>()
  const [premium, setPremium] = useState('150')
  const joins = chosenDay ?? today
  const bothRead = readDay(born) && readDay(joins)
  const inOrder = bothRead && born < joins

  return (
    <Calculator
      title="Lifetime Health Cover loading calculator"
      answer={
        inOrder ? (
          <Answer born={born} joins={joins} premium={readCents(premium)} />
        ) : (
          <Notice>{bothRead ? 'Cover must start after your date of birth.' : 'Enter both dates.'}</Notice>
        )
      }
    >
      <div className="grid gap-5 *:content-between @sm:grid-cols-2 @lg:grid-cols-3">
        <DayField
          label="Your date of birth"
          value={born}
          onType={setBorn}
          problem={readDay(born) ? undefined : 'Enter your date of birth.'}
          autoComplete="bday"
        />
        <DayField
          label="Hospital cover starts"
          hint="For the first time since turning 31"
          value={joins}
          onType={setDay}
          problem={bothRead && !inOrder ? 'Enter a date after your date of birth.' : undefined}
        />
        <EntryField
          label="Hospital part per month"
          sign="$"
          value={premium}
          onType={setPremium}
          problem={readCents(premium) === undefined ? 'Enter an amount in dollars.' : undefined}
        />
      </div>
    </Calculator>
  )
}

function Answer({ born, joins, premium }: { born: string; joins: string; premium: number | undefined }) {
  if (isExempt(born))
    return <Notice>People born on or before {dayLabel(LIFETIME_LOADING.exemptBornUpTo)} pay no loading.</Notice>
  if (premium === undefined) return <Notice>Fill in every field to see the working.</Notice>

  const loading = loadingAtJoining(born, joins)
  const more = shareOf(premium, loading)
  const firstYear = Math.max(yearOf(baseDay(born)) - 1, yearOf(joins) - 3)
  return (
    <>
      <Bill
        title={loading ? `Loading of ${rateLabel(loading)}` : 'No loading'}
        rows={[
          { label: 'Hospital part of the premium', amount: centsLabel(premium) },
          {
            label: 'Lifetime Health Cover loading',
            amount: centsLabel(more),
            working: loading
              ? `${rateLabel(LIFETIME_LOADING.perYear)} for each year over ${LIFETIME_LOADING.freeAge}, based on your age on the previous 1 July, up to ${rateLabel(LIFETIME_LOADING.cap)}`
              : `no loading until ${dayLabel(baseDay(born))}`,
          },
        ]}
        total={{ label: 'Per month, before discount and rebate', amount: centsLabel(premium + more) }}
        note={
          loading
            ? `You are ${ageOn(born, joins)} when cover starts. The loading ends on ${dayLabel(loadingEnds(joins))} if you keep hospital cover without a break. ${SERVED} ${NEWCOMERS}`
            : `If you hold hospital cover on ${dayLabel(baseDay(born))}, and keep it, you will never pay the loading.`
        }
      />
      <figure>
        <figcaption className="font-medium">Loading by the year you join, after 1 July</figcaption>
        <LoadingChart years={loadingByYear(born, firstYear, CHART_YEARS)} marked={yearOf(julyBefore(joins))} />
      </figure>
    </>
  )
}
