import { useState } from 'react'
import { Bill } from '#site/ui/bill.tsx'
import {
  ceilingsFor,
  type Household,
  INCOME_TIER_LABEL,
  incomeYearName,
  incomeYearOn,
} from '#widgets/domain/income-tiers.ts'
import { centsLabel, dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { isPublished } from '#widgets/domain/period.ts'
import { surchargeFor } from '#widgets/domain/surcharge.ts'
import { Calculator, Notice } from './calculator.tsx'
import { EntryField } from './fields.tsx'
import { HouseholdFields, readHousehold, type TypedHousehold } from './household-fields.tsx'
import { readWhole } from './read-number.ts'
import { useToday } from './today.ts'

const YEAR_DAYS = 365

/** What a year without hospital cover costs in tax. */
export function SurchargeCalculator() {
  const today = useToday()
  const [household, setHousehold] = useState<TypedHousehold>({ income: '117,000', scale: 'single', children: '0' })
  const [days, setDays] = useState(String(YEAR_DAYS))
  const [chosenDay, setDay] = useState<string>()
  const on = chosenDay ?? today
  const daysWithoutCover = readWhole(days, 0, YEAR_DAYS)

  return (
    <Calculator
      title="Medicare Levy Surcharge calculator"
      answer={<Answer household={readHousehold(household)} days={daysWithoutCover} on={on} />}
    >
      <HouseholdFields typed={household} onType={setHousehold} />
      <div className="grid gap-5 *:content-between sm:grid-cols-2">
        <EntryField
          label="Days without hospital cover"
          value={days}
          onType={setDays}
          problem={daysWithoutCover === undefined ? `Enter a number from 0 to ${YEAR_DAYS}.` : undefined}
        />
        <EntryField label="A day in the income year" type="date" value={on} onType={setDay} />
      </div>
    </Calculator>
  )
}

interface AnswerProps {
  household: Household | undefined
  days: number | undefined
  on: string
}

function Answer({ household, days, on }: AnswerProps) {
  if (!household || days === undefined) return <Notice>Fill in every field to see the working.</Notice>

  const year = incomeYearOn(on)
  const surcharge = surchargeFor(household, on, { daysWithoutCover: days, daysInYear: YEAR_DAYS })
  if (!isPublished(year) || !isPublished(surcharge))
    return <Notice>For that day the income tiers are not published. They change on 1 July.</Notice>

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
          working: `${rateLabel(rate)} of the whole income`,
        },
      ]}
      total={{
        label: days === YEAR_DAYS ? 'Surcharge' : `Surcharge for ${days} days`,
        amount: centsLabel(payable),
        working: days === YEAR_DAYS ? undefined : `${days} of ${YEAR_DAYS} days without cover`,
      }}
      note={`Income year ${incomeYearName(on)}. The tax office works out the exact amount from your return.`}
    />
  )
}
