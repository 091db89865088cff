import { useState } from 'react'
import { Bill } from '#site/ui/bill.tsx'
import { useToday } from '#site/ui/today.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import {
  ceilingsFor,
  daysInIncomeYear,
  type Household,
  INCOME_TIER_LABEL,
  INCOME_YEARS,
  incomeYearName,
  incomeYearOn,
} from '#widgets/domain/income-tiers.ts'
import { centsLabel, dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { readWhole, UNIT } from '#widgets/domain/number.ts'
import { isPublished } from '#widgets/domain/period.ts'
import { SURCHARGED_INCOME, surchargeFor } from '#widgets/domain/surcharge.ts'
import { Calculator, Notice } from './calculator.tsx'
import { DayField, EntryField } from './fields.tsx'
import { HouseholdFields, readHousehold, type TypedHousehold } from './household-fields.tsx'
import { readDay } from './read-day.ts'

/** What a year without hospital cover costs in tax. */
export function SurchargeCalculator() {
  const today = useToday()
  const [household, setHousehold] = useState<TypedHousehold>({ income: '117,000', scale: 'single', children: '0' })
  const [typedDays, setDays] = useState<string>()
  const [chosenDay, setDay] = useState<string>()
  const on = chosenDay ?? today
  const daysInYear = daysInIncomeYear(readDay(on) ?? today)
  const days = typedDays ?? String(daysInYear)
  const daysWithoutCover = readWhole(days, 0, daysInYear, UNIT.days)

  return (
    <Calculator
      title="Medicare Levy Surcharge calculator"
      answer={<Answer household={readHousehold(household)} days={daysWithoutCover} on={readDay(on)} />}
    >
      <HouseholdFields typed={household} onType={typed => setHousehold(before => ({ ...before, ...typed }))} />
      <div className="grid gap-5 *:content-between @sm:grid-cols-2">
        <EntryField
          label="Days without hospital cover"
          hint={household.scale === 'family' ? FOR_EVERYBODY : undefined}
          value={days}
          onType={setDays}
          problem={daysWithoutCover === undefined ? `Enter a number from 0 to ${daysInYear}.` : undefined}
        />
        <DayField label="Any date in the income year" value={on} onType={setDay} />
      </div>
    </Calculator>
  )
}

// A couple or a family is liable for a day on which one of them is not covered.
const FOR_EVERYBODY = 'Days on which any of you, dependent children included, had none'

const LIMITS_OF_THIS = `Reportable super contributions and net investment losses count towards the tier, but the rate is charged only on ${SURCHARGED_INCOME}, and on amounts on which family trust distribution tax was paid. In a couple, each person pays on their own income, and a partner with a low income pays none. So yours may be less.`

interface AnswerProps {
  household: Household | undefined
  days: number | undefined
  on: string | undefined
}

function Answer({ household, days, on }: AnswerProps) {
  if (!household || days === undefined || !on) return <Notice>Fill in every field to see the working.</Notice>

  const first = INCOME_YEARS[0]!.validFrom
  if (on < first) return <Notice>We have income tiers from {dayLabel(first)}.</Notice>
  const year = incomeYearOn(on)
  const daysInYear = daysInIncomeYear(on)
  const surcharge = surchargeFor(household, on, { daysWithoutCover: days })
  if (!isPublished(year) || !isPublished(surcharge))
    return <Notice>The surcharge for that date has not been published. Its income tiers change on 1 July.</Notice>

  const { tier, rate, wholeYear, payable } = surcharge
  const base = ceilingsFor(year, household)[0]
  return (
    <Bill
      title={`${INCOME_TIER_LABEL[tier]}: ${rateLabel(rate)}`}
      rows={[
        {
          label: 'Income',
          amount: dollarsLabel(household.income),
          working: `no surcharge up to ${dollarsLabel(base)}`,
        },
        {
          label: 'Surcharge for a whole year',
          amount: centsLabel(wholeYear),
          working: `${rateLabel(rate)} of it, if all of it is ${SURCHARGED_INCOME}`,
        },
      ]}
      total={{
        label: days === daysInYear ? 'Surcharge' : `Surcharge for ${days} ${days === 1 ? 'day' : 'days'}`,
        amount: centsLabel(payable),
        working: days === daysInYear ? undefined : `${days} of ${daysInYear} days without cover`,
      }}
      note={`Income year ${incomeYearName(on)}. ${LIMITS_OF_THIS} The tax office works out the exact amount from your tax return.`}
    />
  )
}
