import { expect, test } from 'vitest'
import { cleaned, itemLabel, monthsOf, waiverLabel } from '../import/values.ts'

test.each([
  ['12', 'Month', 12],
  ['60', 'Day', 2],
  ['61', 'Day', 2],
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
])('an excess that is waived for "%s" is not asked for: %s', (waiver, label) => {
  expect(waiverLabel(waiver)).toBe(label)
})
