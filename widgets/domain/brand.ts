/**
 * Everything that names the operator. The defaults are plainly fictitious: the phone number is from
 * the range that ACMA reserves for fiction, the domains are reserved by RFC 2606.
 * An operator overrides any of them at build time with VITE_BRAND, a JSON object of the same shape.
 */
const DEFAULTS = {
  name: 'HiCompare',
  /** Fills the tagline "We do the hard work, you …." */
  verb: 'HiCompare',
  siteUrl: 'https://www.hicompare.example',
  /** As dialled, E.164; a 1300 number is +611300…. */
  phone: '+61255501234',
  /** As read. */
  phoneLabel: '(02) 5550 1234',
  email: 'hello@hicompare.example',
  address: '1 Sample Street, Brisbane QLD 4000',
  /** IANA name of the zone the office keeps its hours in. */
  officeZone: 'Australia/Brisbane',
  /** When the phone is answered, and the usual name of the office zone; where clocks change, "Sydney time". */
  hours: { days: 'Mon-Fri', opens: '8:30am', closes: '5:30pm', zone: 'AEST' },
  /** A search for the product's reviews. */
  reviewsUrl: 'https://www.google.com/search?q=HiCompare+reviews',
  social: [
    { name: 'Facebook', url: 'https://facebook.example/hicompare' },
    { name: 'Instagram', url: 'https://instagram.example/hicompare' },
    { name: 'LinkedIn', url: 'https://linkedin.example/hicompare' },
  ],
}
export type Brand = typeof DEFAULTS

const overrides = import.meta.env?.VITE_BRAND

export const BRAND: Brand = { ...DEFAULTS, ...(overrides ? (JSON.parse(overrides) as Partial<Brand>) : {}) }

export const TAGLINE = `We do the hard work, you ${BRAND.verb}.`

const { days, opens, closes, zone } = BRAND.hours

/** Opening hours in the specification's words: "Mon-Fri 8:30am-5:30pm AEST". */
export const OPENING_HOURS = `${days} ${opens}-${closes} ${zone}`
