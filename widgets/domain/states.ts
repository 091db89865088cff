/** Australian states and territories, in the order that visitors read them. */
export const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type State = (typeof STATES)[number]

export const isState = (value: unknown): value is State => STATES.includes(value as State)
