import { onDevice } from '#widgets/kit/backend/kept.ts'

export const KEPT_KEY = 'hic-kept-comparison'

/** The comparison that is kept on this device, as text. */
export const keptHere = (): string | null => onDevice.read(KEPT_KEY)
