/** Partner names are short slugs, the same shape that the database checks. */
export const PARTNER = /^[a-z0-9][a-z0-9-]{0,39}$/
/** The same in words, for those who write one. */
export const PARTNER_TAKES = 'small letters, digits and hyphens, 40 at most'

export const isPartner = (value: unknown): value is string => typeof value === 'string' && PARTNER.test(value)
