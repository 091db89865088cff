import type { Accommodation } from '#widgets/domain/catalogue/accommodation.ts'
import { type Ambulance, COVERAGE } from '#widgets/domain/catalogue/policy.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'

/** What extras pay for, in the words of the government's file. */
export const SERVICES: ReadonlySet<string> = new Set(EXTRAS.map(extra => extra.title))

const COVER: Record<string, string> = {
  Covered: COVERAGE.full,
  Restricted: COVERAGE.restricted,
  NotCovered: COVERAGE.none,
}
/** A digit of `HospitalCover.covers`; an unknown word counts as not covered, never as covered. */
export const coverDigit = (cover: string | undefined): string => COVER[cover ?? ''] ?? COVERAGE.none

export const isCoverWord = (cover: string | undefined): boolean => cover !== undefined && Object.hasOwn(COVER, cover)

const AMBULANCES: Record<string, Ambulance> = {
  EmergencyAndNonEmergency: 'all',
  EmergencyOnly: 'emergency',
  None: 'none',
}

export const ambulanceFrom = (cover: string | undefined): Ambulance => AMBULANCES[cover ?? ''] ?? 'none'

/** Where nothing is said, there is no word to know. */
export const isAmbulanceWord = (cover: string | undefined): boolean =>
  cover === undefined || Object.hasOwn(AMBULANCES, cover)

const ACCOMMODATIONS: Record<string, Accommodation> = {
  PrivateOrPublic: 'private-or-public',
  PrivatePublicShared: 'private-or-public-shared',
  PrivateSharedPublic: 'private-shared-or-public',
  PrivateSharedPublicShared: 'shared',
  Public: 'public',
  PublicShared: 'public-shared',
}

export const accommodationFrom = (word: string): Accommodation => ACCOMMODATIONS[word] ?? 'not-stated'

/** A year of 365 or 366 days is twelve months, and two months are at most 61 days. */
const DAYS_OF_MONTH = 30.5

/**
 * A wait in whole months, or null, also where its unit is unknown or not stated. Days are rounded up, so that nobody is
 * promised a shorter wait than the policy's.
 */
export function monthsOf(value: string, unit: string | undefined): number | null {
  const count = Number.parseInt(value, 10)
  if (!(count >= 0 && count <= 1_200)) return null
  if (unit === 'Day') return Math.ceil(count / DAYS_OF_MONTH)
  return unit === 'Month' ? count : null
}

const AMOUNT = /^\d{1,7}(\.\d+)?$/

/** '$1,234.50' or '1234.5' in cents; null for anything that is not an amount. */
export function centsFrom(value: string): number | null {
  const plain = AMOUNT.test(value) ? value : value.replace(/[$,\s]/g, '')
  return AMOUNT.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** Whole dollars, or null. */
export function dollarsFrom(value: string): number | null {
  const cents = centsFrom(value)
  return cents === null ? null : Math.round(cents / 100)
}

/** 'DaySurgery' and 'Day surgery' as 'day surgery'. */
const inWords = (code: string): string =>
  code
    .replace(/\d+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase()

const ITEMS: Record<string, string> = { initial: 'First visit', subsequent: 'Further visit' }

/**
 * An item that a service pays for, in words: the file has 'DentalGeneral012PeriodicExam', with the service and the
 * number by which dentists charge it. What is in words already stays as it is.
 */
export function itemLabel(item: string, service: string): string {
  if (/\s/.test(item)) return item
  const words = inWords(item.startsWith(service) ? item.slice(service.length) : item)
  return ITEMS[words] ?? (words ? words[0]!.toUpperCase() + words.slice(1) : item)
}

const WAIVERS: Record<string, string> = {
  dependents: 'children on the policy',
  dependants: 'children on the policy',
}

/** What an excess is not asked for, in words. What is in words already keeps its numbers: they may be ages. */
export function waiverLabel(waiver: string): string {
  const said = cleaned(waiver)
  const words = /\s/.test(said) ? said.toLowerCase() : inWords(said)
  return WAIVERS[words] ?? words
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const LEFT_OVER = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi
const STRAY = /[\p{Cc}\p{Cs}\ufffd]/gu

/** A name or an item as it is to be read: the file's hold entities of entities, stray characters and line breaks. */
export function cleaned(text: string): string {
  const resolved = text.replace(LEFT_OVER, (_, named: string | undefined, decimal, hex) => {
    if (named) return NAMED[named.toLowerCase()] ?? ''
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
  return resolved.replace(/\s+/g, ' ').replace(STRAY, '').trim()
}

/** Only http and https: the address becomes a link. */
export function webAddress(value: string): string | null {
  const address = URL.parse(value)
  return address && /^https?:$/.test(address.protocol) ? address.href : null
}
