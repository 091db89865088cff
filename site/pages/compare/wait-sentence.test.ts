import { expect, test } from 'vitest'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { PSYCHIATRIC_UPGRADE } from '#widgets/domain/waiting-periods.ts'
import { carriedNote, monthsLabel, waitSentence, waitsNote } from './wait-sentence.ts'

const ON_EXTRAS = 'For extras, no law makes a fund count the time you have served. Most do: ask first.'
const ON_PARTNER =
  'A partner who is not on your current policy serves every waiting period in full, less any time on their own hospital cover.'
const ON_HOSPITAL = 'You need not repeat hospital waiting periods you have served.'
const ON_PSYCHIATRIC = `Psychiatric care: ${PSYCHIATRIC_UPGRADE.words}`

const EXTRAS = { Optical: {} }
const held = (more: Partial<Policy> = {}) => plainPolicy({ id: 'held', ...more })
const other = (more: Partial<Policy> = {}) => plainPolicy({ id: 'other', ...more })
const psychiatric = (id: string, degree: 'full' | 'restricted') =>
  plainPolicy(
    { id },
    {
      covers: covering(
        degree === 'full' ? ['HospitalPsychiatric'] : [],
        degree === 'restricted' ? ['HospitalPsychiatric'] : [],
      ),
    },
  )

test.each<[string, Policy[], Policy | null, string | null]>([
  ['without a policy that is held', [other({ extras: EXTRAS })], null, null],
  ['from extras to extras', [other({ extras: EXTRAS })], held({ extras: EXTRAS }), ON_EXTRAS],
  ['from extras to a policy without them', [other()], held({ extras: EXTRAS }), null],
  ['from a policy without extras', [other({ extras: EXTRAS })], held(), null],
  ['from extras to the same policy', [held({ extras: EXTRAS })], held({ extras: EXTRAS }), null],
  [
    'from extras to several, one with them',
    [other(), other({ id: '3', extras: EXTRAS })],
    held({ extras: EXTRAS }),
    ON_EXTRAS,
  ],
  ['from a policy for one to one for two', [other({ adults: 2 })], held(), ON_PARTNER],
  ['from a policy for two to one for two', [other({ adults: 2 })], held({ adults: 2 }), null],
  ['from a policy for one to several, one for two', [other(), other({ id: '3', adults: 2 })], held(), ON_PARTNER],
  [
    'from restricted to full psychiatric care',
    [psychiatric('2', 'full')],
    psychiatric('held', 'restricted'),
    ON_PSYCHIATRIC,
  ],
  [
    'from restricted to restricted psychiatric care',
    [psychiatric('2', 'restricted')],
    psychiatric('held', 'restricted'),
    null,
  ],
  ['from full to full psychiatric care', [psychiatric('2', 'full')], psychiatric('held', 'full'), null],
  ['from none to full psychiatric care', [psychiatric('2', 'full')], held(), null],
  [
    'from restricted psychiatric care to several, one with all of it',
    [psychiatric('2', 'restricted'), psychiatric('3', 'full')],
    psychiatric('held', 'restricted'),
    ON_PSYCHIATRIC,
  ],
  [
    'from extras for one to extras for two',
    [other({ adults: 2, extras: EXTRAS })],
    held({ extras: EXTRAS }),
    `${ON_EXTRAS} ${ON_PARTNER}`,
  ],
])('%s, the caution about waits is the one that applies', (_, policies, now, note) => {
  expect(waitsNote(policies, now)).toBe(note)
})

test.each<[string, Policy[], Policy, string | null]>([
  ['from hospital cover to hospital cover', [other()], held(), ON_HOSPITAL],
  ['from hospital cover to the same policy', [held()], held(), null],
  ['from hospital cover to several, one with it', [other({ id: '3', hospital: null }), other()], held(), ON_HOSPITAL],
  ['from hospital cover to extras alone', [other({ hospital: null, extras: EXTRAS })], held(), null],
  ['from extras to hospital cover', [other()], held({ hospital: null, extras: EXTRAS }), null],
  ['from both to both', [other({ extras: EXTRAS })], held({ extras: EXTRAS }), `${ON_HOSPITAL} ${ON_EXTRAS}`],
  ['from hospital cover for one to one for two', [other({ adults: 2 })], held(), `${ON_HOSPITAL} ${ON_PARTNER}`],
  // Where nothing carries over, nobody needs to know for whom it does not.
  [
    'from extras for one to hospital cover for two',
    [other({ adults: 2 })],
    held({ hospital: null, extras: EXTRAS }),
    null,
  ],
])('%s, it is said what carries over', (_, policies, now, note) => {
  expect(carriedNote(policies, now)).toBe(note)
})

test.each([
  [{ months: null, asBefore: null, fresh: null }, 'not stated'],
  [{ months: 12, asBefore: 0, fresh: 0 }, null],
  [{ months: 12, asBefore: 0, fresh: null }, null],
  [{ months: 12, asBefore: 4, fresh: null }, '4 months'],
  [{ months: 12, asBefore: null, fresh: 12 }, '12 months'],
  [{ months: 2, asBefore: 1, fresh: 1 }, '1 month'],
  [
    { months: 12, asBefore: 0, fresh: 12 },
    'none for what you are covered for now, 12 months for new or higher benefits',
  ],
  [
    { months: 12, asBefore: 1, fresh: 12 },
    '1 month for what you are covered for now, 12 months for new or higher benefits',
  ],
])('of %o is left: %s', (left, sentence) => {
  expect(waitSentence({ label: 'Optical', ...left } as Parameters<typeof waitSentence>[0])).toBe(sentence)
})

test('one month is one month', () => {
  expect([0, 1, 2].map(monthsLabel)).toEqual(['0 months', '1 month', '2 months'])
})
