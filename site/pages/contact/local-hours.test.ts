import { expect, test } from 'vitest'
import { localHours } from './local-hours.ts'

// Sydney's clocks change on Sunday 4 April and on Sunday 3 October, Los Angeles' on Sunday 14 March, before the office
// opens again.
test.each([
  ['2027-04-02', 'Australia/Sydney', '9:30am-6:30pm'],
  ['2027-04-03', 'Australia/Sydney', ''],
  ['2027-04-04', 'Australia/Sydney', ''],
  ['2027-10-01', 'Australia/Sydney', ''],
  ['2027-10-02', 'Australia/Sydney', '9:30am-6:30pm'],
  ['2027-10-02', 'Australia/Lord_Howe', '9:30am-6:30pm'],
  ['2027-10-02', 'Australia/Perth', '6:30am-3:30pm'],
  ['2027-03-13', 'America/Los_Angeles', '3:30pm-12:30am'],
])('on %s somebody in %s is told the hours of the next weekday: "%s"', (today, zone, hours) => {
  expect(localHours(zone, today)).toBe(hours)
})
