import { expect, test } from 'vitest'
import { SENT_ANSWERS } from '#site/journey/answers/sent-answers-for-tests.ts'
import { toldSoFar } from '#site/journey/answers/told.ts'
import { form } from '#site/ui/form-for-tests.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { HEALTH_WORDING, healthTick, readRequest } from './quote-request.ts'

const FILLED = {
  coverFor: 'families',
  postcode: 'QLD',
  full_name: '  \u202eRobin\tSample\u200b ',
  phone: '(0491) 570-006',
  email: ' Robin@Example.com ',
  best_time: 'Morning, 9 am to noon',
  consent: '2026-11-21',
}
const known = { answers: { partner: 'demo', ages: [34, 36], treatments: ['Eye'] }, chosen: [] }

test('reads what people type into what the database takes', () => {
  const read = readRequest(form(FILLED), known)

  expect(read).toMatchObject({
    problems: {},
    row: {
      cover_for: 'families',
      state: 'QLD',
      full_name: 'Robin Sample',
      phone: '+61491570006',
      email: 'robin@example.com',
      best_time: 'Morning, 9 am to noon',
      consent_version: '2026-11-21',
      partner_ref: 'demo',
    },
  })
})

test('where a visitor came from is sent only together with a partner’s name', () => {
  const cameFrom = 'https://partner.example'

  expect(readRequest(form(FILLED), { ...known, cameFrom })).toMatchObject({ row: { embed_origin: cameFrom } })
  expect(JSON.stringify(readRequest(form(FILLED), { answers: {}, chosen: [], cameFrom }))).not.toContain(cameFrom)
})

test('treatments stay in the browser unless the visitor ticks that they may go', () => {
  const without = readRequest(form(FILLED), known)
  const withTick = readRequest(form({ ...FILLED, health: healthTick(known.answers)! }), known)
  const ofOthers = readRequest(form({ ...FILLED, health: healthTick({ treatments: ['Heart'] })! }), known)

  expect(without).toMatchObject({ problems: {}, row: { answers: { ages: '34, 36' } } })
  for (const read of [without, ofOthers]) expect(JSON.stringify(read)).not.toContain('Eye')
  expect(withTick).toMatchObject({
    row: { answers: { treatments: ['Eye'], healthWording: HEALTH_WORDING.version } },
  })
})

test('what the list beside the form marks as going only with the tick is not sent without it; all else is', () => {
  const answers = SENT_ANSWERS
  const sent = (ticks: Record<string, string>) =>
    Object.keys(readRequest(form({ ...FILLED, ...ticks }), { answers, chosen: [] }).row!.answers!)
  const marked = (told: Answers) => toldSoFar(told).filter(({ sensitive }) => sensitive).length
  const withoutTick = sent({})

  expect(sent({ health: healthTick(answers)! })).toEqual(expect.arrayContaining(Object.keys(answers)))
  for (const name of Object.keys(answers))
    expect(withoutTick.includes(name), name).toBe(marked({ ...answers, [name]: undefined }) === marked(answers))
})

test('answers about a partner and children are not sent with a request for one person', () => {
  const answers = { ages: [34, 36], history: 'later', partnerHistory: 'none', children: 2 } as const
  const sent = (coverFor: string) => readRequest(form({ ...FILLED, coverFor }), { answers, chosen: [] })

  expect(sent('singles')).toMatchObject({ row: { answers: { ages: '34', history: 'later' } } })
  expect(JSON.stringify(sent('singles'))).not.toMatch(/partnerHistory|children/)
  expect(sent('families')).toMatchObject({ row: { answers: { ages: '34, 36', partnerHistory: 'none', children: 2 } } })
})

test('answers that only another type of cover asks for are not sent, not even with the tick for health', () => {
  const answers = {
    treatments: ['Eye'],
    services: ['Optical'],
    mostExcess: 500,
    history: 'later',
    loading: 20,
  } as const
  const sent = (more: Answers) => {
    const asked = { ...answers, ...more }
    return readRequest(form({ ...FILLED, health: healthTick(asked) ?? '' }), { answers: asked, chosen: [] })
  }

  expect(sent({ coverType: 'hospital-and-extras' })).toMatchObject({ row: { answers } })
  expect(sent({ coverType: 'extras-cover' })).toMatchObject({
    row: {
      answers: { coverType: 'extras-cover', services: ['Optical'], healthWording: HEALTH_WORDING.version },
    },
  })
  for (const coverType of ['extras-cover', 'ambulance-cover'] as const)
    expect(JSON.stringify(sent({ coverType, monthsHeld: 7 }))).not.toMatch(/Eye|mostExcess|history|loading|monthsHeld/)
  for (const coverType of ['hospital-only', 'ambulance-cover'] as const)
    expect(JSON.stringify(sent({ coverType }))).not.toContain('Optical')
  expect(JSON.stringify(sent({ coverType: 'ambulance-cover' }))).not.toContain('healthWording')
  expect(sent({ coverType: 'extras-cover', currentPolicy: 'x', monthsHeld: 7 })).toMatchObject({
    row: { answers: { currentPolicy: 'x', monthsHeld: 7 } },
  })
})

test('the discount on the visitor’s own policy is sent only together with that policy', () => {
  const sent = (answers: Answers) => JSON.stringify(readRequest(form(FILLED), { answers, chosen: [] }))

  expect(sent({ currentPolicy: 'x', discount: 6 })).toContain('"discount":6')
  expect(sent({ discount: 6 })).not.toContain('discount')
})

test('policies for another household or state are not sent', () => {
  const policy = { id: 'x', name: 'X', fund: 'F', monthlyPriceCents: 9_900, asShownOn: '2026-11-21' } as const
  const chosen = [
    { ...policy, id: 'here', coverFor: 'families', state: 'QLD' },
    { ...policy, id: 'elsewhere', coverFor: 'families', state: 'NSW' },
    { ...policy, id: 'for one', coverFor: 'singles', state: 'QLD' },
  ] as const
  const read = readRequest(form(FILLED), { ...known, chosen })

  expect(read).toMatchObject({ row: { chosen_policies: [{ id: 'here', state: 'QLD' }] } })
  expect(JSON.stringify(read)).not.toMatch(/elsewhere|for one/)
})

test('the answers that a price was worked out from stay in the tab', () => {
  const policy = {
    id: 'x',
    coverFor: 'families',
    state: 'QLD',
    name: 'X',
    fund: 'F',
    monthlyPriceCents: 9_900,
  } as const
  const chosen = [{ ...policy, asShownOn: '2026-11-21', pricedBy: '#ages=34' }] as const

  expect(readRequest(form(FILLED), { answers: {}, chosen })).toMatchObject({
    row: { chosen_policies: [{ ...policy, asShownOn: '2026-11-21' }] },
  })
  expect(JSON.stringify(readRequest(form(FILLED), { answers: {}, chosen }))).not.toMatch(/pricedBy|ages/)
})

test('the email address can be left out, and is then not sent, but not be wrong', () => {
  const { row, problems } = readRequest(form({ ...FILLED, email: '' }), known)

  expect(problems).toEqual({})
  expect('email' in row!).toBe(false)
  expect(readRequest(form({ ...FILLED, email: 'robin@' }), known)).toEqual({
    problems: { email: expect.stringContaining('Invalid email address') },
  })
})

test('says each thing that is missing or unclear, in the order of the fields', () => {
  const { row, problems } = readRequest(form({ email: 'robin@' }), { answers: {}, chosen: [] })

  expect(row).toBeUndefined()
  expect(Object.entries(problems)).toEqual([
    ['coverFor', 'Choose who the cover is for.'],
    ['postcode', 'Choose your state or territory.'],
    ['full_name', 'Enter your name, so that we know who to ask for.'],
    ['phone', 'Enter your phone number.'],
    ['email', 'Invalid email address. Correct it, or leave it empty.'],
    ['consent', 'Tick the box so that we may call you about this.'],
  ])
})

test('what only a robot fills in is sent along for the team to see', () => {
  expect(readRequest(form({ ...FILLED, website: 'https://spam.example' }), known)).toMatchObject({
    row: { trap: 'https://spam.example' },
  })
})

test('a tick for health is for these answers and no others', () => {
  expect(healthTick({ treatments: ['Eye'] })).not.toBe(healthTick({ treatments: ['Eye', 'Skin'] }))
  expect(healthTick({ treatments: ['Eye', 'Skin'] })).not.toBe(healthTick({ treatments: ['EyeSkin'] }))
  expect(healthTick({ treatments: ['Eye'], services: ['Optical'] })).toBe(`${HEALTH_WORDING.version} Eye Optical`)
  expect(healthTick({ services: ['Optical'] })).toBe(`${HEALTH_WORDING.version} Optical`)
  expect(healthTick({})).toBeUndefined()
})
