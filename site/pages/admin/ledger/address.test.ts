import { expect, test } from 'vitest'
import { filterIn, soughtIn, withChoice } from './address.ts'
import { EVERYTHING } from './pages.ts'
import { byLetter, byTime } from './sort.ts'

const CHOICES = {
  columns: [{ sort: byLetter('name') }, {}, { sort: byTime('created_at') }],
  statuses: { new: 'New', closed: 'Closed' },
}

test.each([
  ['with nothing chosen', '?screen=requests', {}],
  [
    'with a status and an order',
    '?status=closed&order=name-up',
    { status: 'closed', order: 'name', descending: false },
  ],
  ['for what was set aside, which has no status', '?show=suspects&status=new', { suspects: true }],
  ['for one entry', '?open=HC-7K3M-2QXD', { search: 'HC-7K3M-2QXD' }],
  ['for a day of calls', '?day=2026-12-01', { search: '2026-12-01', order: 'slot', descending: false }],
  ['for a day, in another order', '?day=2026-12-01&order=created_at-down', { search: '2026-12-01' }],
  ['with an unknown status and order', '?status=constructor&order=name-sideways', {}],
])('a list’s address %s is read as it says', (_, address, named) => {
  expect(filterIn(address, CHOICES)).toEqual({ ...EVERYTHING, ...named })
})

test.each([
  ['words that another list carried over', { sought: 'Robin Sample' }, { search: 'Robin Sample' }],
  ['nothing carried over', null, undefined],
  ['what something else left there', { sought: 7 }, undefined],
])('a list begins with a search for %s', (_, carried, named) => {
  expect(soughtIn(carried)).toEqual(named)
})

test.each([
  ['a status', { suspects: false, status: 'closed' }, 'status=closed'],
  ['what was set aside', { suspects: true, status: '' }, 'show=suspects'],
  ['an order', { order: 'name', descending: true }, 'order=name-down'],
])('%s, once chosen, is kept in the address', (_, choice, named) => {
  const address = withChoice('https://x.example/admin?screen=requests', choice)

  expect(address).toBe(`https://x.example/admin?screen=requests&${named}`)
  expect(filterIn(new URL(address).search, CHOICES)).toEqual({ ...EVERYTHING, ...choice })
})

test('a choice that is undone leaves the address, and search text never enters it', () => {
  const address = 'https://x.example/admin?screen=calls&day=2026-12-01&status=new'

  expect(withChoice(address, { suspects: false, status: '' })).toBe(
    'https://x.example/admin?screen=calls&day=2026-12-01',
  )
  expect(withChoice(address, { search: '2026-12-01' })).toBe(address)
  expect(withChoice(address, { search: 'Robin Sample' })).toBe('https://x.example/admin?screen=calls&status=new')
})

test('a choice leaves what was chosen otherwise, and the entry that a link named goes with a new search', () => {
  const address = 'https://x.example/admin?open=HC-7K3M-2QXD&show=suspects&order=name-up'

  expect(withChoice(address, { status: 'new' })).toBe(`${address}&status=new`)
  expect(withChoice(address, { order: 'created_at' })).toBe(address)
  expect(withChoice(address, { descending: true })).toBe(address)
  expect(withChoice(address, { search: '' })).toBe('https://x.example/admin?show=suspects&order=name-up')
})
