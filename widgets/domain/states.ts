/** Australian states and territories, in the order that visitors read them. */
export const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type State = (typeof STATES)[number]

/** States that the government's file has. It lists no ACT: the funds' policies for NSW are sold there. */
export type DataState = Exclude<State, 'ACT'>
export const dataStateOf = (state: State): DataState => (state === 'ACT' ? 'NSW' : state)

export const isState = (value: unknown): value is State => STATES.includes(value as State)
