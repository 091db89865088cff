import { useState } from 'react'
import { Bill } from '#site/ui/bill.tsx'
import { useToday } from '#site/ui/today.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { INCOME_TIER_LABEL, incomeTierFor, incomeYearName } from '#widgets/domain/income-tiers.ts'
import { centsLabel, rateLabel, shareOf } from '#widgets/domain/money.ts'
import { readWhole, UNIT } from '#widgets/domain/number.ts'
import { isPublished } from '#widgets/domain/period.ts'
import { ageBandOf, REBATE_TABLES, rebateRateFor, rebateTableOn } from '#widgets/domain/rebate.ts'
import { Calculator, Notice } from './calculator.tsx'
import { DayField, EntryField } from './fields.tsx'
import { HouseholdFields, readHousehold, type TypedHousehold } from './household-fields.tsx'
import { readDay } from './read-day.ts'
import { readCents } from './read-number.ts'

/** How much the Government pays towards a premium. */
export function RebateCalculator() {
  const today = useToday()
  const [household, setHousehold] = useState<TypedHousehold>({ income: '90,000', scale: 'single', children: '0' })
  const [age, setAge] = useState('40')
  const [premium, setPremium] = useState('2,400')
  const [chosenDay, setDay] = useState<string>()
  const on = chosenDay ?? today

  return (
    <Calculator
      title="Rebate calculator"
      answer={
        <Answer household={readHousehold(household)} age={readAge(age)} premium={readCents(premium)} on={readDay(on)} />
      }
    >
      <HouseholdFields typed={household} onType={typed => setHousehold(before => ({ ...before, ...typed }))} />
      <div className="grid gap-5 *:content-between @sm:grid-cols-2 @lg:grid-cols-3">
        <EntryField
          label="Age of the oldest person"
          value={age}
          onType={setAge}
          problem={readAge(age) === undefined ? 'Enter an age from 0 to 120.' : undefined}
        />
        <EntryField
          label="Premium per year"
          sign="$"
          value={premium}
          onType={setPremium}
          problem={readCents(premium) === undefined ? 'Enter an amount in dollars.' : undefined}
        />
        <DayField label="Date" value={on} onType={setDay} />
      </div>
    </Calculator>
  )
}

const readAge = (typed: string) => readWhole(typed, 0, 120, UNIT.years)

interface AnswerProps {
  household: ReturnType<typeof readHousehold>
  age: number | undefined
  premium: number | undefined
  on: string | undefined
}

function Answer({ household, age, premium, on }: AnswerProps) {
  if (!household || age === undefined || premium === undefined || !on)
    return <Notice>Fill in every field to see the working.</Notice>

  const first = REBATE_TABLES[0]!.validFrom
  if (on < first) return <Notice>We have rates from {dayLabel(first)}.</Notice>
  const table = rebateTableOn(on)
  const tier = incomeTierFor(household, on)
  const rate = rebateRateFor(household, age, on)
  if (!isPublished(table) || !isPublished(tier) || !isPublished(rate))
    return (
      <Notice>The rebate for that date has not been published. Rates change on 1 April, income tiers on 1 July.</Notice>
    )

  const rebate = shareOf(premium, rate)
  return (
    <Bill
      title={`${INCOME_TIER_LABEL[tier]}, ${ageBandOf(table, age).label.toLowerCase()}: ${rateLabel(rate)}`}
      rows={[
        {
          label: 'Premium before the rebate',
          amount: centsLabel(premium),
          working: 'without any Lifetime Health Cover loading',
        },
        {
          label: 'Government rebate',
          amount: centsLabel(rebate ? -rebate : 0),
          working: `${rateLabel(rate)} of ${centsLabel(premium)}`,
        },
      ]}
      total={{ label: 'You pay per year', amount: centsLabel(premium - rebate) }}
      note={`Rates from ${dayLabel(table.validFrom)} to ${dayLabel(table.validTo!)}; income tiers for ${incomeYearName(on)}.`}
    />
  )
}
