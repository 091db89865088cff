import { useState } from 'react'
import { Bill } from '#site/ui/bill.tsx'
import { useToday } from '#site/ui/today.ts'
import { addMonths, dayLabel } from '#widgets/domain/day.ts'
import {
  carryOver,
  HOSPITAL_WAITS,
  type HospitalWait,
  type Previously,
  PSYCHIATRIC_UPGRADE,
  SWITCHING,
  waitFor,
} from '#widgets/domain/waiting-periods.ts'
import { Calculator, Notice } from './calculator.tsx'
import { ChoiceField, DayField } from './fields.tsx'
import { readDay } from './read-day.ts'

const TREATMENTS = HOSPITAL_WAITS.map(({ id, label }) => ({ id, label }))

const PREVIOUSLY: readonly { id: Previously; label: string }[] = [
  { id: 'covered as well', label: 'Covered just as well' },
  { id: 'covered with lower benefits', label: 'Covered, with lower benefits or a higher excess' },
  { id: 'not covered', label: 'Not covered' },
]

/** Which waits somebody who changes funds still has to serve. */
export function WaitsCalculator() {
  const today = useToday()
  const [treatment, setTreatment] = useState<HospitalWait>('pre-existing')
  const [previously, setPreviously] = useState<Previously>('covered as well')
  const [chosenOld, setJoinedOld] = useState<string>()
  const [chosenNew, setJoinedNew] = useState<string>()
  const joinedNew = chosenNew ?? today
  const joinedOld = chosenOld ?? addMonths(today, -10)
  const bothDays = readDay(joinedOld) && readDay(joinedNew)

  return (
    <Calculator
      title="Which hospital waiting periods carry over when you switch"
      answer={
        bothDays && joinedOld <= joinedNew ? (
          <Answer joinedOld={joinedOld} joinedNew={joinedNew} treatment={treatment} previously={previously} />
        ) : (
          <Notice>{bothDays ? 'Your old cover must have begun before the new one.' : 'Enter both dates.'}</Notice>
        )
      }
    >
      <div className="grid gap-5 *:content-between @sm:grid-cols-2">
        <DayField label="Your old cover began" value={joinedOld} onType={setJoinedOld} />
        <DayField label="Your new cover begins" hint="With no gap in cover" value={joinedNew} onType={setJoinedNew} />
      </div>
      <ChoiceField label="What you need" options={TREATMENTS} value={treatment} onChoose={setTreatment} />
      <ChoiceField
        label="Under your old policy this was"
        options={PREVIOUSLY}
        value={previously}
        onChoose={setPreviously}
      />
    </Calculator>
  )
}

interface AnswerProps {
  joinedOld: string
  joinedNew: string
  treatment: HospitalWait
  previously: Previously
}

function Answer({ joinedOld, joinedNew, treatment, previously }: AnswerProps) {
  const { label, months } = waitFor(treatment)
  const { fullFrom, lowerFrom, carriesOver } = carryOver({ joinedOld, joinedNew, previously, months })
  const rows = [
    { label: 'Longest wait the law allows', amount: `${months} months` },
    {
      label: 'Time with the old fund',
      amount: carriesOver ? 'counts' : 'does not count',
      working: carriesOver ? `from ${dayLabel(joinedOld)}` : 'for what the old policy did not cover',
    },
  ]
  if (lowerFrom && lowerFrom !== fullFrom)
    rows.push({
      label: 'At the old, lower benefits',
      amount: from(lowerFrom, joinedNew),
      working: lowerFrom === joinedNew ? 'the wait is served' : 'the rest of the wait',
    })
  return (
    <Bill
      title={label}
      rows={rows}
      total={{ label: 'At the new policy’s full benefits', amount: from(fullFrom, joinedNew) }}
      note={`Private Health Insurance Act 2007, section ${SWITCHING.section}. A fund may set shorter waits than the law allows.${treatment === 'sub-acute' && previously === 'covered with lower benefits' ? ` ${PSYCHIATRIC_UPGRADE.words}` : ''}`}
    />
  )
}

const from = (day: string, start: string) => (day === start ? 'straight away' : `from ${dayLabel(day)}`)
