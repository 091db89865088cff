import type { SourceKey } from './sources.ts'

/**
 * When we call somebody who chose no time, on their own clock, from Monday to Friday. The law also allows Saturdays
 * from 9 to 17.
 */
export const CALLING_HOURS = { from: 9, until: 20 } as const
export const CALLING_HOURS_SOURCE: SourceKey = 'doNotCall'
