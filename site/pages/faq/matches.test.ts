import { expect, test, vi } from 'vitest'
import { matches } from './matches.ts'
import { FAQ_GROUPS } from './more-questions.ts'

const item = { question: 'What is the Medicare Levy Surcharge?', answer: 'It depends on a person’s income.' }

test.each(['medicare', 'LEVY', 'surcharge income', 'surcharge, income', 'persons', 'person’s', '', '  ', '?'])(
  '"%s" finds it',
  sought => {
    expect(matches(item, sought)).toBe(true)
  },
)

test.each(['dental', 'surcharge dental', 'dental, surcharge', 'charge'])('"%s" does not', sought => {
  expect(matches(item, sought)).toBe(false)
})

test.each([
  ['gaps', 'gap', true],
  ['gap', 'gaps', true],
  // Words of three letters are whole: without its end it would begin half of all others.
  ['gas', 'gap', false],
])('a search for "%s" among words with "%s" finds something: %s', (sought, word, found) => {
  expect(matches({ question: `What is a ${word}?`, answer: '' }, sought)).toBe(found)
})

/** What people type, and the question whose answer they need. */
test.each([
  ['student', /visa/],
  ['visa', /visa/],
  ['overseas', /visa/],
  ['reciprocal', /agreement/],
  ['new to Medicare', /visa/],
  ['veteran', /Gold Card/],
  ['army', /Gold Card/],
  ['parents’ policy', /parents’ policy/],
  ['son with a disability', /parents’ policy/],
  ['can I switch?', /switch health funds/],
  ['loading switch', /loading or my discount/],
  ['tax', /avoid the surcharge/],
  ['price rise', /premium goes up/],
  ['too expensive', /cannot afford/],
  ['can’t afford it', /cannot afford/],
  ['hardship', /cannot afford/],
  ['suspend', /cannot afford/],
  ['cancel', /cannot afford/],
  ['knee', /knee/],
  ['pensioner', /knee/],
  ['pregnant', /pregnant/],
  ['baby', /pregnant/],
  ['IVF', /pregnant/],
  ['depression', /mental health/],
  ['psychologist', /mental health/],
  ['braces', /braces/],
  ['dentist', /braces/],
  ['hearing aids', /braces/],
  ['glasses', /braces/],
  ['ambulance in Western Australia', /ambulance/],
  ['who pays you', /cost me/],
  ['complaint', /complain/],
  ['delete my data', /hold about me/],
  ['privacy', /hold about me/],
  ['for my mother', /somebody else/],
  ['interpreter', /English/],
  ['phone number', /How soon/],
  ['my list on another phone', /another device/],
])('whoever searches for "%s" finds the answer', (sought, question) => {
  const found = FAQ_GROUPS.flatMap(({ items }) => items).filter(one => matches(one, sought))

  expect(found.map(one => one.question)).toContainEqual(expect.stringMatching(question))
  expect(found.length).toBeLessThanOrEqual(12)
})

test('a word is looked for at the beginning of words: chemotherapy is no mother', () => {
  const chemotherapy = { question: 'Is chemotherapy covered?', answer: 'From Bronze up.' }

  expect(matches(chemotherapy, 'mother')).toBe(false)
  expect(matches(chemotherapy, 'chemo')).toBe(true)
})

test.each(['', '  ', '?', 'how can I'])('for "%s", which asks for nothing, no answer is taken apart', sought => {
  const read = vi.fn(() => 'From Bronze up.')
  const question = {
    question: 'Is chemotherapy covered?',
    get answer() {
      return read()
    },
  }

  expect(matches(question, sought)).toBe(true)
  expect(read).not.toHaveBeenCalled()
})
