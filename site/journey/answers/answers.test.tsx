import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { noteOnShow } from '#site/ui/on-show.ts'
import { currentAnswers, keepAnswers, leftElsewhere, useAnswers } from './answers.ts'
import { keepChosen, readChosen } from './chosen.ts'
import { ANSWERS_KEY } from './first-answers.ts'

const address = location.href

afterEach(() => history.replaceState(null, '', address))

test.each([
  ['postcode=999', { coverFor: 'families' }, 'state'],
  ['coverFor=everybody', { state: 'QLD' }, 'coverFor'],
] as const)('a link with the unknown %s leads to asking, not to an earlier answer', (query, stays, asked) => {
  keepAnswers({ coverFor: 'families', state: 'QLD' })

  history.replaceState(null, '', `/compare?${query}`)

  expect(currentAnswers()).toMatchObject(stays)
  expect(currentAnswers()[asked]).toBeUndefined()
})

test('a link with answers behind its "#" brings all of them, and none of the previous visitor’s', () => {
  keepAnswers({ coverFor: 'couples', state: 'QLD', partner: 'demo', ages: [70, 68], income: 'tier-3' })

  visit('/compare?coverFor=singles&postcode=NSW#ages=34')

  expect(currentAnswers()).toMatchObject({ coverFor: 'singles', state: 'NSW', partner: 'demo', ages: [34] })
  expect(currentAnswers().income).toBeUndefined()
})

test('an answer from an earlier page can be removed although the address does not name it', () => {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: undefined, mostExcess: 500 })
  visit('/compare?coverFor=singles&postcode=NSW')
  expect(currentAnswers().mostExcess).toBe(500)

  keepAnswers({ mostExcess: undefined })

  expect(currentAnswers().mostExcess).toBeUndefined()
})

test('a tier given for one person is not used as a family’s income, nor the other way round', () => {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: undefined })
  keepAnswers({ income: 'tier-1' })
  keepAnswers({ coverFor: 'families' })
  expect(currentAnswers().income).toBeUndefined()

  keepAnswers({ income: 'base' })
  keepAnswers({ coverFor: 'couples' })
  expect(currentAnswers().income).toBe('base')

  visit('/quote?coverFor=singles&postcode=NSW')
  expect(currentAnswers().income).toBeUndefined()
})

test('a tier given for two people is not used as one parent’s income', () => {
  keepAnswers({ coverFor: 'families', state: 'NSW', income: 'tier-1' })
  keepAnswers({ coverFor: 'extended-family' })
  expect(currentAnswers().income).toBe('tier-1')

  keepAnswers({ coverFor: 'single-parents' })

  expect(currentAnswers().income).toBeUndefined()
})

test('a single parent without a dependent child has the income limits of one person, so the tier is asked again', () => {
  keepAnswers({ coverFor: 'single-parents', state: 'NSW', children: undefined, income: 'base' })
  keepAnswers({ children: 2 })
  expect(currentAnswers().income).toBe('base')

  keepAnswers({ children: 0 })

  expect(currentAnswers().income).toBeUndefined()
})

test('the average loading of two people is not used as one person’s, nor the other way round', () => {
  keepAnswers({ coverFor: 'couples', state: 'NSW', loading: 10 })
  keepAnswers({ coverFor: 'families' })
  expect(currentAnswers().loading).toBe(10)

  keepAnswers({ coverFor: 'single-parents' })
  expect(currentAnswers().loading).toBeUndefined()

  keepAnswers({ loading: 20 })
  visit('/quote?coverFor=couples&postcode=NSW')
  expect(currentAnswers().loading).toBeUndefined()

  keepAnswers({ loading: 20, coverFor: 'singles' })
  expect(currentAnswers().loading).toBe(20)
})

test('picks survive a look at another type of cover, and NSW picks survive the ACT; another state or household drops them', () => {
  const picked = { coverFor: 'singles', state: 'NSW', coverType: undefined, compared: ['X1', 'X2'] } as const
  keepAnswers(picked)

  for (const sameShelf of [{ coverType: 'hospital-only' }, { state: 'ACT' }, { coverFor: 'singles' }] as const) {
    keepAnswers(sameShelf)
    expect(currentAnswers().compared).toEqual(['X1', 'X2'])
  }
  for (const another of [{ state: 'VIC' }, { coverFor: 'couples' }] as const) {
    keepAnswers(picked)
    keepAnswers(another)
    expect(currentAnswers().compared).toBeUndefined()
  }
})

test('a household or state that was left by mistake has its picks and its income again', () => {
  keepAnswers({ coverFor: 'families', state: 'QLD', children: 3, compared: ['F1', 'F2'], income: 'tier-1' })

  keepAnswers({ state: 'VIC' })
  keepAnswers({ state: 'QLD' })
  expect(currentAnswers().compared).toEqual(['F1', 'F2'])

  keepAnswers({ coverFor: 'singles' })
  expect(currentAnswers()).toMatchObject({ compared: undefined, income: undefined })
  keepAnswers({ income: 'tier-3', compared: ['S1'] })
  keepAnswers({ coverFor: 'families' })
  expect(currentAnswers()).toMatchObject({ compared: ['F1', 'F2'], income: 'tier-1' })

  keepAnswers({ compared: undefined })
  keepAnswers({ coverFor: 'singles' })
  expect(currentAnswers()).toMatchObject({ compared: ['S1'], income: 'tier-3' })
  keepAnswers({ coverFor: 'families', income: 'base' })
  expect(currentAnswers()).toMatchObject({ compared: undefined, income: 'base' })
})

test('after a slip to “Choose one” the same household or state has its picks and its income again', () => {
  keepAnswers({ coverFor: 'families', state: 'TAS', coverType: undefined, compared: ['T1', 'T2'], income: 'tier-1' })

  keepAnswers({ state: undefined })
  expect(currentAnswers().compared).toBeUndefined()
  keepAnswers({ state: 'TAS' })
  expect(currentAnswers()).toMatchObject({ compared: ['T1', 'T2'], income: 'tier-1' })

  keepAnswers({ coverFor: undefined })
  expect(currentAnswers()).toMatchObject({ compared: undefined, income: undefined })
  keepAnswers({ coverFor: 'families' })
  expect(currentAnswers()).toMatchObject({ compared: ['T1', 'T2'], income: 'tier-1' })

  keepAnswers({ state: undefined })
  keepAnswers({ state: 'NT' })
  expect(currentAnswers().compared).toBeUndefined()
  expect(leftElsewhere(currentAnswers()).at(-1)).toMatchObject({ state: 'TAS', compared: ['T1', 'T2'] })
})

test('a link with an unknown state asks for it, and the picks are there again once it is given', () => {
  keepAnswers({ coverFor: 'couples', state: 'TAS', coverType: undefined, compared: ['C1'] })

  visit('/compare?coverFor=couples&postcode=999')
  expect(currentAnswers()).toMatchObject({ state: undefined, compared: undefined })

  keepAnswers({ state: 'TAS' })
  expect(currentAnswers().compared).toEqual(['C1'])
})

test('an address for another household, such as the home page’s, leaves the picks behind, and finds those left there', () => {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: undefined, compared: ['S1', 'S2'] })

  visit('/quote?coverFor=couples&postcode=VIC')
  expect(currentAnswers().compared).toBeUndefined()
  expect(leftElsewhere(currentAnswers()).at(-1)).toMatchObject({ coverFor: 'singles', compared: ['S1', 'S2'] })

  visit('/quote?coverFor=singles&postcode=ACT')
  expect(currentAnswers()).toMatchObject({ state: 'ACT', compared: ['S1', 'S2'] })
  visit('/quote?coverFor=singles')
  expect(currentAnswers().compared).toEqual(['S1', 'S2'])
})

test('an income that was left with one parent does not come back once other limits apply to them', () => {
  keepAnswers({ coverFor: 'single-parents', state: 'QLD', children: 0, income: 'tier-1' })

  keepAnswers({ coverFor: 'families' })
  keepAnswers({ children: 2 })
  keepAnswers({ coverFor: 'single-parents' })

  expect(currentAnswers().income).toBeUndefined()
})

test('going back shows the type of cover that was shown there, though the address leaves it to the session', async () => {
  keepAnswers({ coverType: 'hospital-only' })
  visit('/compare?coverFor=singles&postcode=NSW')
  keepAnswers({ coverType: undefined })
  visit('/quote?coverType=extras-cover')
  visit('/compare?coverFor=couples&postcode=VIC')
  visit('/quote?coverType=ambulance-cover')

  expect(await backTo('couples')).toMatchObject({ coverType: 'extras-cover' })
  await back()
  expect(await backTo('singles')).toMatchObject({ coverType: undefined })
})

test('going back to the questions keeps later answers and picks, and going forward keeps what was changed there', async () => {
  visit('/quote?coverFor=singles&postcode=NSW#ages=44')
  visit('/compare?coverFor=singles&postcode=NSW#ages=44')
  keepAnswers({ leastTier: 'Bronze', compared: ['B1', 'B2'] })

  await back()
  expect(location.pathname).toBe('/quote')
  expect(currentAnswers()).toMatchObject({ ages: [44], leastTier: 'Bronze', compared: ['B1', 'B2'] })
  expect(location.hash).toBe('#ages=44&tier=Bronze&compared=B1,B2')
  keepAnswers({ ages: [30] })
  await move(() => history.forward())

  expect(location.pathname).toBe('/compare')
  expect(currentAnswers()).toMatchObject({ ages: [30], leastTier: 'Bronze', compared: ['B1', 'B2'] })
})

test('going back to another household brings its own answers, and none of the policies picked since', async () => {
  visit('/compare?coverFor=singles&postcode=NSW#ages=44')
  visit('/compare?coverFor=couples&postcode=NSW#ages=44,40')
  keepAnswers({ compared: ['C1'] })

  expect(await backTo('singles')).toMatchObject({ coverFor: 'singles', ages: [44] })
  expect(currentAnswers().compared).toBeUndefined()
})

test('what a page keeps while Back already leads to another leaves that one’s address as it is, and counts all the same', () => {
  visit('/schedule-call#manage=1')
  // As the questions do once they are drawn.
  onTestFinished(noteOnShow('the questions'))

  keepAnswers({ coverFor: 'singles', state: 'TAS' })

  expect(location.pathname + location.search + location.hash).toBe('/schedule-call#manage=1')
  expect(currentAnswers()).toMatchObject({ coverFor: 'singles', state: 'TAS' })
})

test('a page that comes back from the browser’s memory has the answers and the chosen policies of the pages after it', () => {
  const { result, unmount } = renderHook(useAnswers)
  onTestFinished(unmount)
  onTestFinished(() => keepChosen([]))
  visit('/guides')
  const policy = {
    coverFor: 'couples',
    state: 'VIC',
    name: 'X',
    fund: 'F',
    monthlyPriceCents: 1,
    asShownOn: '',
  } as const
  keepChosen([{ id: 'before', ...policy }])
  // As another page of this tab leaves it.
  sessionStorage.setItem(ANSWERS_KEY, '?coverFor=couples&postcode=VIC#ages=34,36')
  sessionStorage.setItem('hic-chosen', JSON.stringify([{ id: 'since', ...policy }]))

  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  expect(result.current).toMatchObject({ coverFor: 'couples', state: 'VIC', ages: [34, 36] })
  expect(readChosen().map(({ id }) => id)).toEqual(['since'])
  keepAnswers({ income: 'tier-1' })
  expect(currentAnswers()).toMatchObject({ ages: [34, 36], income: 'tier-1' })
})

test('a page that comes back from the browser’s memory with answers in its address has those, as if it were loaded anew', () => {
  const { result, unmount } = renderHook(useAnswers)
  onTestFinished(unmount)
  visit('/compare?coverFor=couples&postcode=VIC#ages=34,36')
  sessionStorage.setItem(ANSWERS_KEY, '?coverFor=couples&postcode=VIC#ages=40,36')

  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  expect(result.current.ages).toEqual([34, 36])
})

function visit(href: string) {
  history.pushState(null, '', href)
  currentAnswers()
}

const back = () => move(() => history.back())

async function move(through: () => void) {
  const arrived = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
  through()
  await arrived
}

async function backTo(coverFor: string) {
  await back()
  expect(location.search).toContain(coverFor)
  return currentAnswers()
}
