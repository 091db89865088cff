import { type DataState, dataStateOf, STATES } from '#widgets/domain/states.ts'

/** The states that a release has lists for. */
export const DATA_STATES: readonly DataState[] = [...new Set(STATES.map(dataStateOf))]
