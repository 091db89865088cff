import { expect, test } from 'vitest'
import {
  accommodationFrom,
  ambulanceFrom,
  centsFrom,
  cleaned,
  coverDigit,
  dollarsFrom,
  isAmbulanceWord,
  isCoverWord,
  itemLabel,
  monthsOf,
  waiverLabel,
  webAddress,
} from '../import/values.ts'

test.each([
  ['12', 'Month', 12],
  ['60', 'Day', 2],
  ['61', 'Day', 2],
  // Nobody is promised less than the policy says.
  ['62', 'Day', 3],
  ['1', 'Day', 1],
  ['365', 'Day', 12],
  ['366', 'Day', 12],
  ['730', 'Day', 24],
  ['0', 'Month', 0],
])('a wait of %s (%s) is %d months', (value, unit, months) => {
  expect(monthsOf(value, unit)).toBe(months)
})

test.each(['', 'ask us', '-1', '9999'])('"%s" is no wait that can be read', value => {
  expect(monthsOf(value, 'Month')).toBeNull()
})

test.each(['Year', 'Week', undefined])('a wait in the unit %s is not taken for one in months', unit => {
  expect(monthsOf('1', unit)).toBeNull()
})

test('only the words for cover count as cover: any other is none', () => {
  const covers = ['Covered', 'Restricted', 'NotCovered', 'Included', 'covered', '', undefined].map(coverDigit)

  expect(new Set(covers.slice(0, 3)).size).toBe(3)
  expect(covers.slice(3)).toEqual(Array(4).fill(coverDigit('NotCovered')))
  expect(['EmergencyOnly', 'EmergencyAndNonEmergency', 'Some', undefined].map(ambulanceFrom)).toEqual([
    'emergency',
    'all',
    'none',
    'none',
  ])
})

test('a word for cover that we do not know is reported, and so is a treatment without any; of ambulances nothing need be said', () => {
  expect(['Covered', 'NotCovered', 'Included', '', undefined].map(isCoverWord)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['EmergencyOnly', 'Some', '', undefined].map(isAmbulanceWord)).toEqual([true, false, false, true])
})

test.each([
  ['https://fund.example/statement.pdf?id=1', 'https://fund.example/statement.pdf?id=1'],
  ['http://fund.example', 'http://fund.example/'],
  ['javascript:alert(1)', null],
  ['shttp://fund.example', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['fund.example/statement.pdf', null],
  ['', null],
])('the address "%s" becomes the link %s', (written, link) => {
  expect(webAddress(written)).toBe(link)
})

test.each([
  ['Smith &amp; Jones', 'Smith & Jones'],
  ['Family&nbsp;Cover\u00A0Plus', 'Family Cover Plus'],
  ['Kid&#39;s &#x2013; first', "Kid's – first"],
  ['\uFFFD Top\n Extras &#0;&#xD800;&#9999999;', 'Top Extras'],
  ['A &copy; B & C', 'A &copy; B & C'],
])('%j is read as %j', (written, read) => {
  expect(cleaned(written)).toBe(read)
})

test.each([
  ['DentalGeneral012PeriodicExam', 'DentalGeneral', 'Periodic exam'],
  ['OpticalSingleVisionLenses', 'Optical', 'Single vision lenses'],
  ['DentalGeneralExam012periodic', 'DentalGeneral', 'Exam periodic'],
  ['PhysiotherapyInitial', 'Physiotherapy', 'First visit'],
  ['PhysiotherapySubsequent', 'Physiotherapy', 'Further visit'],
  ['MassageRemedialInitial', 'RemedialMassage', 'Massage remedial initial'],
  ['A visit with PBS', 'NonPBS', 'A visit with PBS'],
  ['012', 'DentalGeneral', '012'],
])('the item %s of %s is "%s"', (item, service, label) => {
  expect(itemLabel(item, service)).toBe(label)
})

test.each([
  ['DaySurgery', 'day surgery'],
  ['Dependents', 'children on the policy'],
  ['Dependants', 'children on the policy'],
  ['Accidents &amp; emergencies', 'accidents & emergencies'],
  // One for those under 25 is another waiver.
  ['Dependants under 21', 'dependants under 21'],
])('an excess that is waived for "%s" is not asked for: %s', (waiver, label) => {
  expect(waiverLabel(waiver)).toBe(label)
})

test.each([
  ['$1,234.50', 123_450, 1_235],
  ['1234.5', 123_450, 1_235],
  ['$1 234.49', 123_449, 1_234],
  ['0', 0, 0],
  ['33.333', 3_333, 33],
  ['', null, null],
  ['-5', null, null],
  ['free', null, null],
  ['1.2.3', null, null],
  ['12345678', null, null],
])('"%s" is %s cents, or %s dollars', (written, cents, dollars) => {
  expect(centsFrom(written)).toBe(cents)
  expect(dollarsFrom(written)).toBe(dollars)
})

test('where a stay is paid for is read from six words, and from no other', () => {
  expect(['PrivateOrPublic', 'PublicShared', 'Anywhere', ''].map(accommodationFrom)).toEqual([
    'private-or-public',
    'public-shared',
    'not-stated',
    'not-stated',
  ])
})

test('a wait of a hundred years is one, and a longer one is a slip', () => {
  expect([monthsOf('1200', 'Month'), monthsOf('1201', 'Month')]).toEqual([1_200, null])
})
