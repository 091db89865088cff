import { BRAND } from '#widgets/domain/brand.ts'

/** The number that our call shows; none if ours is a 13, 1300 or 1800 number, which only receives calls. */
export const callsFrom = ({ phone, phoneLabel } = BRAND) => (/^(\+61)?1/.test(phone) ? undefined : phoneLabel)
