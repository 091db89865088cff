import { useCallback, useState } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { DaySlots } from './day-slots.tsx'
import { Days } from './days.tsx'
import { holidaysFrom } from './holiday.ts'
import { Holidays } from './holidays.tsx'

/** When calls can be booked: the coming days, the slots of one day, and the holidays. */
export default function Slots() {
  const [day, setDay] = useState<string>()
  const [round, setRound] = useState(0)
  const changed = useCallback(() => setRound(n => n + 1), [])
  const today = officeDay()
  const holidays = useAnswer(useCallback(() => holidaysFrom(today), [today]))
  const { asked } = holidays
  // If they cannot be read again, the earlier ones are still shown below.
  const known = asked.state === 'there' ? asked.data : asked.before
  const holiday = known?.find(one => one.day === day && one.closed)
  return (
    <div className="grid grid-cols-1 gap-12">
      <Days from={today} chosen={day} onChoose={setDay} round={round} onChanged={changed} />
      {day && <DaySlots key={day} day={day} holiday={holiday?.name} round={round} onChanged={changed} />}
      <Holidays from={today} {...holidays} onChanged={changed} />
    </div>
  )
}
