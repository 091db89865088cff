import { BRAND, type Brand } from '#widgets/domain/brand.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { isZone, zoneCity, zoneName } from '#widgets/domain/zone-clock.ts'
import { asDialled } from '#widgets/phone-link/as-dialled.ts'
import { stop } from './say.ts'

/** What the build is told about the operator. A value that the pages would print as "undefined", or not at all, ends the build. */
export function brandOf(given: string | undefined): Partial<Brand> {
  const brand = objectIn(given || '{}')
  if (!brand) return stop(`VITE_BRAND is not a JSON object: ${given}`)
  const wrong = wrongIn(brand)
  return wrong ? stop(wrong) : brand
}

/** Which of the demo's made-up details a site opened with this would show; nothing if every field is given. */
export function demoLeft(given: string | undefined): string | undefined {
  const brand = brandOf(given)
  const lacks = Object.keys(BRAND).filter(name => name !== 'siteUrl' && !(name in brand))
  if (lacks.length)
    return `VITE_BRAND lacks ${lacks.join(', ')}, so these pages show the demo’s. Give every field, even if yours is the same, and build again.`
}

/** What the pages could not show, in one sentence. */
export function wrongIn(brand: Record<string, unknown>): string | undefined {
  const fields: Record<string, unknown> = BRAND
  for (const [name, value] of Object.entries(brand)) {
    const usual = fields[name]
    if (usual === undefined)
      return `VITE_BRAND has an unknown field "${name}"; it takes ${Object.keys(fields).join(', ')}.`
    if (kindOf(value) !== kindOf(usual))
      return `${name} in VITE_BRAND is of type ${kindOf(value)}; it takes ${kindOf(usual)}, see widgets/domain/brand.ts.`
    const wrong =
      kindOf(usual) === 'object' ? wrongInParts(name, value as object, usual as object) : wrongWith(name, value)
    if (wrong) return wrong
  }
  return wrongLabel(brand) ?? wrongZoneName({ ...BRAND, ...brand })
}

function wrongInParts(name: string, value: object, usual: object): string | undefined {
  const parts = Object.keys(usual)
  const missing = parts.filter(part => !(part in value))
  if (missing.length) return `${name} in VITE_BRAND lacks ${missing.join(', ')}; give all of ${parts.join(', ')}.`
  for (const [part, said] of Object.entries(value)) {
    const wrong = wrongWith(`${name}.${part}`, said)
    if (wrong) return wrong
  }
}

const isHttps = (url: unknown) => typeof url === 'string' && URL.parse(url)?.protocol === 'https:'
const isTime = (time: unknown) => typeof time === 'string' && /^(1[0-2]|[1-9])(:[0-5]\d)?(am|pm)$/.test(time)

/** With nothing around it: it is put behind "mailto:", and into what people copy. */
function isEmail(email: unknown) {
  const read = readEmail(email as string)
  return read.ok && read.email === email
}

/** Fields that do not take just any text: what they take, and whether a value is that. */
const TAKES: Record<string, [string, (value: unknown) => boolean]> = {
  phone: ['a number as it is dialled, such as +61312345678', phone => /^\+\d{8,15}$/.test(phone as string)],
  email: ['one address, such as hello@your-site.example', isEmail],
  reviewsUrl: ['an address that begins with https://, or nothing', url => url === '' || isHttps(url)],
  officeZone: [
    'a zone by its name, such as Australia/Sydney',
    zone => /\//.test(zone as string) && isZone(zone as string),
  ],
  'hours.opens': ['a time such as 8:30am', isTime],
  'hours.closes': ['a time such as 5:30pm', isTime],
}

function wrongWith(name: string, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const half = value.find(entry => !(isText(entry?.name) && isHttps(entry.url)))
    if (half === undefined) return undefined
    return `${name} in VITE_BRAND takes entries such as {"name":"Facebook","url":"https://…"}, not ${JSON.stringify(half)}.`
  }
  const [takes, fits] = TAKES[name] ?? ['text', isText]
  if (!fits(value)) return `${name} in VITE_BRAND is ${JSON.stringify(value)}; it takes ${takes}.`
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The number stands there twice: people would read one and call the other. */
function wrongLabel({ phone, phoneLabel }: Partial<Brand>): string | undefined {
  if (!phone || !phoneLabel || asDialled(phoneLabel).replace(/^(?!\+)0?/, '+61') === phone) return undefined
  return `phoneLabel in VITE_BRAND is "${phoneLabel}", which is not ${phone}, the number in phone.`
}

/** Where clocks change, "AEST" is wrong for half a year; elsewhere "AEST" may be another city's. */
function wrongZoneName({ officeZone, hours: { zone } }: Brand): string | undefined {
  const names = ['01-15', '07-15'].map(day => zoneName(new Date(`2026-${day}`), officeZone))
  if (!/^A[A-Z]{2,3}T$/.test(zone) || names.every(name => name === zone)) return undefined
  return `hours.zone is "${zone}", but clocks in ${officeZone} are not on it all year; in the hours of VITE_BRAND write "${zoneCity(officeZone)} time".`
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text)
    return kindOf(value) === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return value === null ? 'null' : typeof value
}
