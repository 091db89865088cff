import type { Row } from '#widgets/kit/backend/database.types.ts'
import { type Answer, askTeam } from '../ask-team.ts'

export type Holiday = Row<'public_holidays'>

export const holidaysFrom = (day: string): Promise<Answer<Holiday[]>> =>
  askTeam<Holiday[]>(client => client.from('public_holidays').select('day,name,closed').gte('day', day).order('day'))
