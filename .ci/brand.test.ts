import { expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { demoLeft, wrongIn } from './brand.ts'

const HOURS = BRAND.hours

test.each<[string, Record<string, unknown>, string]>([
  ['one part alone', { hours: { zone: 'ACST' } }, 'lacks days, opens, closes; give all of days, opens, closes, zone'],
  ['a number', { phone: 61312345678 }, 'phone in VITE_BRAND is of type number; it takes string'],
  ['an empty name', { name: ' ' }, 'name in VITE_BRAND is " "; it takes text'],
  ['an empty number', { phone: '' }, 'phone in VITE_BRAND is ""; it takes a number as it is dialled'],
  ['a number as it is read', { phone: '(03) 9123 4567' }, 'it takes a number as it is dialled, such as +61312345678'],
  ['an entry without an address', { social: [{ name: 'X', url: '' }] }, 'not {"name":"X","url":""}'],
  ['an entry without a name', { social: [{ url: 'https://x.example/us' }] }, 'not {"url":"https://x.example/us"}'],
  ['a reviews link that is not an address', { reviewsUrl: 'our reviews' }, 'reviewsUrl in VITE_BRAND is "our reviews"'],
  ['a zone that no clock knows', { officeZone: 'Sydney' }, 'officeZone in VITE_BRAND is "Sydney"'],
  ['an offset, which has no summer', { officeZone: '+10:00' }, 'officeZone in VITE_BRAND is "+10:00"'],
  [
    'a number beside another',
    { phone: '+61391234567', phoneLabel: '(03) 9123 4576' },
    'phoneLabel in VITE_BRAND is "(03) 9123 4576", which is not +61391234567',
  ],
  ['an empty part', { hours: { ...HOURS, days: '' } }, 'hours.days in VITE_BRAND is ""'],
  ['a name for half the year', { officeZone: 'Australia/Sydney', hours: HOURS }, 'write "Sydney time"'],
  ['another zone with the usual hours', { officeZone: 'Australia/Perth' }, 'write "Perth time"'],
])('%s would be shown wrongly or misread, and ends the build', (_, brand, sentence) => {
  expect(wrongIn(brand)).toContain(sentence)
})

// Privacy, complaints and security.txt lead to it: letters that do not arrive tell nobody.
test.each(['hello.your-site.example', 'mailto:hello@your-site.example', 'hello@your-site', 'hello@your-site.example '])(
  'an email address is one to which people can write, not %o',
  email => {
    expect(wrongIn({ email })).toContain(`email in VITE_BRAND is ${JSON.stringify(email)}; it takes one address`)
  },
)

test.each(['noon', '17:30', '5:30 PM', '8.30am', '13pm', 9])(
  'a time is written as the pages have it, not %o',
  opens => {
    expect(wrongIn({ hours: { ...HOURS, opens } })).toContain(`hours.opens in VITE_BRAND is ${JSON.stringify(opens)}`)
  },
)

test.each([
  {},
  { social: [], reviewsUrl: '' },
  { phone: '+61391234567', phoneLabel: '03 9123 4567' },
  { phone: '+611300442667', phoneLabel: '1300 HICOMP' },
  { phone: '+61132345', phoneLabel: '13 23 45' },
  { phone: '+442079460018', phoneLabel: '+44 20 7946 0018' },
  { hours: { ...HOURS, opens: '9am', closes: '12:00pm' } },
  { officeZone: 'Australia/Sydney', hours: { ...HOURS, zone: 'Sydney time' } },
  { officeZone: 'Australia/Perth', hours: { ...HOURS, zone: 'AWST' } },
])('values that can be shown are accepted: %o', brand => {
  expect(wrongIn(brand)).toBeUndefined()
})

test('a build for visitors names the details of the demo’s operator that it shows', () => {
  const { siteUrl, phone, email, ...told } = BRAND

  expect(demoLeft(JSON.stringify(told))).toContain('VITE_BRAND lacks phone, email, so these pages show the demo’s')
  expect(demoLeft(undefined)).toContain('VITE_BRAND lacks name, verb, phone, phoneLabel, email, address, ')
  expect(demoLeft(JSON.stringify({ ...told, phone, email }))).toBeUndefined()
})
