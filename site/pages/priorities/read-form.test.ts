import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OWN_AGE_TOO } from '#site/journey/answers/hints.ts'
import { form } from '#site/ui/form-for-tests.ts'
import { answersHref, readAnswers } from '#widgets/domain/answers-address.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { TREATMENT_GROUPS } from './questions.ts'
import { answersIn, given, isNoAnswer, problemsIn } from './read-form.ts'

test('every clinical category is in exactly one group', () => {
  const grouped = TREATMENT_GROUPS.flatMap(({ titles }) => titles)

  expect([...grouped].sort()).toEqual(CLINICAL_CATEGORIES.map(({ title }) => title).sort())
})

test('only cover-for and state are needed', () => {
  expect(Object.keys(problemsIn(form({})))).toEqual(['coverFor', 'postcode'])
  expect(problemsIn(form({ coverFor: 'singles', postcode: 'NSW' }))).toEqual({})
})

test('a number that cannot be read is reported, and kept out of the answers', () => {
  const data = form({ coverFor: 'singles', postcode: 'NSW', age: 'thirty', dependants: 'lots', loading: 'x' })

  expect(Object.keys(problemsIn(data))).toEqual(['age'])
  expect(answersIn(data).ages).toBeUndefined()
})

test('“No hospital cover now” clears the months held, unless they belong to a named policy', () => {
  const data = form({ coverFor: 'singles', postcode: 'NSW', history: 'none', monthsHeld: '30' })

  expect(answersIn(data).monthsHeld).toBeUndefined()
  expect(answersIn(data, { currentPolicy: 'X1', monthsHeld: 30 }).monthsHeld).toBe(30)
})

test('months that the form asks for are those of a named policy, too', () => {
  const data = form({ coverFor: 'singles', postcode: 'NSW', history: 'later', monthsHeld: '30' })

  expect(answersIn(data, { currentPolicy: 'X1', monthsHeld: 24 }).monthsHeld).toBe(30)
})

test.each<Record<string, string>>([{}, { history: 'none' }, { history: 'later', coverType: 'extras-cover' }])(
  'with a named policy, months that are not asked for are kept, whatever their field contains (%o)',
  more => {
    const data = form({ coverFor: 'singles', postcode: 'NSW', monthsHeld: 'about two years', ...more })

    expect(answersIn(data, { currentPolicy: 'X1', monthsHeld: 24 }).monthsHeld).toBe(24)
  },
)

test('a partner’s age counts only where there is a partner', () => {
  const typed = { postcode: 'NSW', age: '40', partnerAge: '38' }

  expect(answersIn(form({ ...typed, coverFor: 'couples' })).ages).toEqual([40, 38])
  expect(answersIn(form({ ...typed, coverFor: 'singles' })).ages).toEqual([40])
})

test('a partner’s age alone stops the form from continuing, where there is a partner', () => {
  const typed = { postcode: 'NSW', partnerAge: '70' }

  expect(Object.keys(problemsIn(form({ ...typed, coverFor: 'couples' })))).toEqual(['partnerAge'])
  expect(problemsIn(form({ ...typed, coverFor: 'singles' }))).toEqual({})
  expect(problemsIn(form({ ...typed, coverFor: 'couples', age: '68' }))).toEqual({})
  expect(problemsIn(form({ postcode: 'NSW', coverFor: 'couples' }))).toEqual({})
})

test('a loading, which extras cover does not ask for, does not stop the form', () => {
  const typed = { coverFor: 'singles', postcode: 'NSW', history: 'none', loading: 'x' }

  expect(Object.keys(problemsIn(form(typed)))).toEqual(['loading'])
  expect(problemsIn(form({ ...typed, coverType: 'extras-cover' }))).toEqual({})
})

test('a loading, which nobody is asked for up to 30, neither counts nor stops the form', () => {
  const typed = { coverFor: 'singles', postcode: 'NSW', history: 'later', age: '30' }

  expect(problemsIn(form({ ...typed, loading: 'x' }))).toEqual({})
  expect(answersIn(form({ ...typed, loading: '20' })).loading).toBeUndefined()
  expect(answersIn(form({ ...typed, age: '31', loading: '20' })).loading).toBe(20)
})

test('whatever is typed, the answers survive a trip through an address', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      'coverFor',
      'postcode',
      'coverType',
      'weight',
      'excess',
      'age',
      'dependants',
      'income',
      'history',
      'partnerHistory',
    ),
    fc.oneof(fc.string(), fc.constantFrom('families', 'QLD', '2', '500', '34', 'tier-1', 'later', 'hospital-only')),
  )
  fc.assert(
    fc.property(anything, typed => {
      const answers = answersIn(form(typed))
      const { search, hash } = new URL(answersHref('/quote', answers), 'https://a.example')
      const told = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))

      expect(readAnswers({ search, hash })).toEqual(told)
    }),
  )
})

test('a field with nothing but spaces in it is empty', () => {
  expect(problemsIn(form({ coverFor: 'singles', postcode: 'NSW', age: ' ' }))).toEqual({})

  const couple = { coverFor: 'couples', postcode: 'NSW' }
  expect(problemsIn(form({ ...couple, age: ' ', partnerAge: '38' }))).toEqual({ partnerAge: OWN_AGE_TOO })
  expect(problemsIn(form({ ...couple, age: '', partnerAge: ' ' }))).toEqual({})
})

test.each(['34', '34.0', '34 years', '３４'])('an age typed as "%s" counts', age => {
  const data = form({ coverFor: 'singles', postcode: 'NSW', age })

  expect(problemsIn(data)).toEqual({})
  expect(answersIn(data).ages).toEqual([34])
})

test.each(['0', '17', '121'])('nobody who chooses cover is %s', age => {
  const data = form({ coverFor: 'singles', postcode: 'NSW', age })

  expect(problemsIn(data).age).toContain('from 18 to 120')
  expect(answersIn(data).ages).toBeUndefined()
})

test('says each thing that is missing or cannot be read', () => {
  const typed = {
    age: '17',
    partnerAge: '200',
    dependants: '21',
    history: 'later',
    loading: '71',
    monthsHeld: 'two years',
  }

  expect(problemsIn(form({}))).toEqual({
    coverFor: 'Choose who the cover is for.',
    postcode: 'Choose your state or territory.',
  })
  expect(problemsIn(form({ ...typed, coverFor: 'families', postcode: 'NSW' }))).toEqual({
    age: 'Enter your age in whole years, from 18 to 120, or leave it empty.',
    partnerAge: 'Enter your partner’s age in whole years, from 18 to 120, or leave it empty.',
    dependants: 'Enter the number of dependent children, from 0 to 20, or leave it empty.',
    loading: 'Enter a loading from 0 to 70 per cent, or leave it empty.',
    monthsHeld: 'Enter a whole number of months, or leave it empty.',
  })
})

test('every question of the form is read', () => {
  const data = form({
    coverFor: 'families',
    postcode: 'QLD',
    coverType: 'hospital-and-extras',
    weight: '4',
    excess: '500',
    age: '47',
    partnerAge: '45',
    dependants: '2',
    income: 'tier-1',
    history: 'later',
    partnerHistory: 'none',
    loading: '20%',
    monthsHeld: '30 months',
  })
  for (const title of ['Eye', 'Skin']) data.append('treatments', title)
  data.append('services', 'Optical')

  expect(answersIn(data)).toEqual({
    coverFor: 'families',
    state: 'QLD',
    coverType: 'hospital-and-extras',
    treatments: ['Eye', 'Skin'],
    services: ['Optical'],
    priceWeight: 4,
    mostExcess: 500,
    ages: [47, 45],
    children: 2,
    income: 'tier-1',
    history: 'later',
    partnerHistory: 'none',
    loading: 20,
    monthsHeld: 30,
  })
})

test('a partner’s history counts once there is a partner and the visitor has answered for themselves', () => {
  const partnersIn = (fields: Record<string, string>) =>
    answersIn(form({ postcode: 'QLD', partnerHistory: 'none', ...fields })).partnerHistory

  expect(partnersIn({ coverFor: 'couples', history: 'later' })).toBe('none')
  expect(partnersIn({ coverFor: 'couples' })).toBeUndefined()
  expect(partnersIn({ coverFor: 'singles', history: 'later' })).toBeUndefined()
})

test('nothing is given where nothing was answered', () => {
  expect(Object.keys(given(answersIn(form({}))))).toEqual([])
  expect(Object.keys(given({ coverFor: 'singles', children: 0, income: undefined }))).toEqual(['coverFor', 'children'])
})

test.each([
  ['an age that cannot be read', 'age', 'thirty', {}, true],
  ['an age', 'age', '34', {}, false],
  ['a partner’s age without the visitor’s own', 'partnerAge', '36', {}, true],
  ['a partner’s age beside the visitor’s own', 'partnerAge', '36', { ages: [34] }, false],
  ['a postcode of another state', 'digits', '3000', { state: 'QLD' }, false],
  ['a postcode of this state', 'digits', '4000', { state: 'QLD' }, true],
  ['a postcode before any state is chosen', 'digits', '3000', {}, true],
  ['a postcode that does not exist', 'digits', '0000', { state: 'QLD' }, true],
  ['what another field holds', 'full_name', 'Robin', { state: 'QLD' }, false],
] as const)('%s: whether it is no answer', (_, name, text, answers, none) => {
  expect(isNoAnswer(name, text, answers)).toBe(none)
})

test('a partner’s age counts beside an age that is still being typed', () => {
  expect(isNoAnswer('partnerAge', '36', {}, { age: '34' })).toBe(false)
  expect(isNoAnswer('partnerAge', 'x', {}, { age: '34' })).toBe(true)
})
