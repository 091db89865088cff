import type { Answer } from '#widgets/kit/backend/ask.ts'
import type { Row } from '#widgets/kit/backend/database.types.ts'
import { standsAs } from '#widgets/kit/backend/stands-as.ts'
import { askTeam } from '../ask-team.ts'

export type Holiday = Row<'public_holidays'>

/** From that day on, in order. */
export const holidaysFrom = (day: string): Promise<Answer<Holiday[]>> =>
  askTeam<Holiday[]>(client => client.from('public_holidays').select('day,name,closed').gte('day', day).order('day'))

/** 'already-there' means that somebody added one for this day, or that an earlier try arrived. */
export const addHoliday = (day: string, name: string): Promise<Answer<{ day: string }[]>> =>
  askTeam<{ day: string }[]>(client => client.from('public_holidays').insert({ day, name }).select('day'))

/** Whether the office is closed on this day by a holiday of this name. */
export async function isHoliday(day: string, name: string): Promise<boolean> {
  const answer = await askTeam<Holiday[]>(client =>
    client.from('public_holidays').select('day,name,closed').eq('day', day),
  )
  return answer.ok && answer.data.some(now => standsAs(now, { name, closed: true }))
}
