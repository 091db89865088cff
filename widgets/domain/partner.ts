/** Partner names are short slugs, the same shape that the database checks. */
export const PARTNER = /^[a-z0-9][a-z0-9-]{0,39}$/
/** The same in words, for people who choose one. */
export const PARTNER_TAKES = 'up to 40 lower-case letters, digits or hyphens'

export const isPartner = (value: unknown): value is string => typeof value === 'string' && PARTNER.test(value)
