import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentAnswers, keepAnswers } from '#site/journey/answers/answers.ts'
import { keepChosen, readChosen } from '#site/journey/answers/chosen.ts'
import { cards, openInNsw, pick, startAfresh } from '../opened-for-tests.tsx'

startAfresh({ fetchedStays: true })

test('picked policies stand side by side, with every treatment in words; “Show differences only” leaves out what is the same for all, and nothing else; a fifth cannot be picked, and its card says why', async () => {
  await openInNsw()

  for (const at of [0, 1]) await pick(at)

  const table = screen.getByRole('table')
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  const row = within(table).getByRole('row', { name: /^Cataracts/ })
  for (const cell of within(row).getAllByRole('cell'))
    expect(cell.textContent).toMatch(/Covered|Restricted|Not covered/)

  await pick(2)
  const rows = () =>
    screen
      .getAllByRole('rowheader')
      .filter(head => head.getAttribute('scope') === 'row')
      .map(head => ({
        name: head.textContent,
        differ: new Set([...head.closest('tr')!.querySelectorAll('td')].map(cell => cell.textContent)).size > 1,
      }))
  const differing = rows().filter(({ differ }) => differ)
  expect(differing.length).toBeLessThan(rows().length)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Show differences only' }))

  expect(rows().map(({ name }) => name)).toEqual(differing.map(({ name }) => name))

  await pick(3)
  const fifth = within(cards()[4]!).getByRole('checkbox', { name: /Side by side/ })
  expect(fifth).toBeDisabled()
  expect(cards()[4]!.textContent).toContain('four already picked')
})

test('the call to action leads to the table first, and from there to the quote', async () => {
  await openInNsw()
  await pick(0)
  const compare = screen.getByRole('button', { name: /^Compare 1/ })
  const quote = screen.getByRole('link', { name: /^Request a quote for 1/ })
  cards()[5]!.scrollIntoView()
  await waitFor(() => expect([compare.dataset.look, quote.dataset.look]).toEqual(['action', 'quiet']))

  await userEvent.click(compare)

  expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus()
  await waitFor(() => expect([compare.dataset.look, quote.dataset.look]).toEqual(['quiet', 'action']))
})

test('a policy that is picked no more does not go along with a request for which it was chosen before', async () => {
  await openInNsw()
  for (const at of [0, 1, 2]) await pick(at)
  const policy = {
    coverFor: 'singles',
    state: 'NSW',
    name: 'X',
    fund: 'F',
    monthlyPriceCents: 1,
    asShownOn: '',
  } as const
  const chosen = () => readChosen().map(({ id }) => id)
  keepChosen(['another', ...currentAnswers().compared!].map(id => ({ id, ...policy })))

  await pick(0)
  expect(chosen()).toEqual(['another', ...currentAnswers().compared!])
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

  expect(chosen()).toEqual(['another'])
})

test('the focus moves on when a pressed button disappears', async () => {
  await openInNsw()
  await pick(0)
  await pick(1)

  await userEvent.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!)
  expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()

  await pick(0)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()

  await userEvent.click(screen.getByRole('button', { name: /^Show 12 more/ }))
  expect(cards()[12]).toHaveFocus()
})

test('a picked policy that is not in this list is mentioned, and can be left out; “Remove” and “Clear” take back only what is in this list, also after the fourth', async () => {
  await openInNsw()
  await pick(0)
  const [here] = currentAnswers().compared!
  const told = /not in this list: it is for another state, household or type of cover/
  expect(screen.queryByText(told)).toBeNull()

  keepAnswers({ compared: ['gone/VIC1', here!] })

  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContainEqual(
    expect.stringMatching(/policies fit.* One picked policy is not in this list$/),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Leave it out' }))
  expect(currentAnswers().compared).toEqual([here])
  expect(screen.queryByText(told)).toBeNull()
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()

  keepAnswers({ compared: ['gone/VIC1', here!] })
  await screen.findByText(told)
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(currentAnswers().compared).toEqual(['gone/VIC1'])

  const ids = cards().map(card => card.getAttribute('aria-labelledby')!.replace('policy-', ''))
  keepAnswers({ compared: ['gone/VIC1', ...ids.slice(0, 6)] })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('table', { name: 'Side by side' })).toBeNull()
  expect(currentAnswers().compared).toEqual(['gone/VIC1'])
})

test('a picked policy that is not in this list is named if its name is known, also from what is saved on the device', async () => {
  await openInNsw()
  await pick(0)
  const name = within(cards()[0]!).getByRole('heading', { level: 3 }).textContent
  const [picked] = currentAnswers().compared!
  // As somebody's link would have it, in whose tab nothing was ticked.
  sessionStorage.clear()
  cleanup()
  await openInNsw({ compared: [picked!] })
  await userEvent.click(screen.getByRole('button', { name: 'Save on this device' }))
  keepAnswers({ coverType: 'extras-cover' })
  const told = await screen.findByText(/^One picked policy is not in this list \(/)
  expect(told.textContent).toContain(`(${name} of `)

  // An id may be any word, also one that means something to the language.
  keepAnswers({ compared: [picked!, 'constructor'] })
  await waitFor(() =>
    expect(told.textContent).toMatch(/^2 picked policies are not in this list \(including [^;]+\): they are/),
  )
  expect(told.textContent).toContain(`including ${name} of `)

  sessionStorage.clear()
  keepAnswers({ compared: ['constructor', picked!] })
  expect(JSON.parse(localStorage.getItem('hic-kept-comparison')!).names).toEqual({
    [picked!]: expect.stringContaining(name),
  })
  await waitFor(() => expect(told.textContent).toContain(`(including ${name} of `))
})

test('a link with more picks than stand side by side says which are left out, and leaves them out for good if told to', async () => {
  await openInNsw()
  for (const at of [0, 1, 2, 3]) await pick(at)
  const four = currentAnswers().compared!
  const [fifth, sixth] = cards()
    .slice(4, 6)
    .map(card => card.getAttribute('aria-labelledby')!.replace('policy-', ''))
  const names = cards()
    .slice(4, 6)
    .map(card => within(card).getByRole('heading', { level: 3 }).textContent)
  expect(screen.queryByText(/not side by side/)).toBeNull()

  keepAnswers({ compared: [...four, fifth!, sixth!] })

  const told = await screen.findByText(/^2 picked policies are not side by side \(/)
  expect(told.textContent).toContain(`${names[0]} of `)
  expect(told.textContent).toContain(`; ${names[1]} of `)
  expect(told.textContent).toMatch(/\): there is room for four\. Remove one of the four to see the next\./)
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContainEqual(
    expect.stringMatching(/policies fit.* 2 picked policies are not side by side$/),
  )

  await userEvent.click(within(told).getByRole('button', { name: 'Leave them out' }))

  expect(currentAnswers().compared).toEqual(four)
  expect(screen.queryByText(/not side by side/)).toBeNull()
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()
})

test('picks come back after a look at another type of cover, whose list says that they are not in it', async () => {
  await openInNsw()
  await pick(0)
  const picked = currentAnswers().compared
  await userEvent.selectOptions(screen.getByLabelText('Cover'), 'Extras only')
  expect(await screen.findByText(/^One picked policy is not in this list/)).toBeVisible()
  await pick(0)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

  await userEvent.selectOptions(screen.getByLabelText('Cover'), 'Hospital only')

  expect(await screen.findByRole('table', { name: 'Side by side' })).toBeVisible()
  expect(currentAnswers().compared).toEqual(picked)
  expect(screen.queryByText(/not in this list/)).toBeNull()
})

test('picks that stay behind with another household are mentioned, and one press goes back to them', async () => {
  await openInNsw({ coverFor: 'couples' })
  for (const at of [0, 1]) await pick(at)
  const picked = currentAnswers().compared

  await userEvent.selectOptions(screen.getByLabelText('Who is this cover for?'), 'Family')

  const told = /^The 2 policies you picked are kept for “Me and my partner” in NSW, as they are not sold here/
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContainEqual(
    expect.stringMatching(/policies fit.*\. The 2 policies you picked are kept for “Me and my partner” in NSW$/),
  )

  await userEvent.click(screen.getByRole('button', { name: 'Go back to them' }))

  expect(await screen.findByRole('table', { name: 'Side by side' })).toBeVisible()
  expect(currentAnswers()).toMatchObject({ coverFor: 'couples', compared: picked })
  expect(screen.queryByText(told)).toBeNull()
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()
})

test('picks that stay behind are mentioned also after a step through other states, until something is picked here', async () => {
  await openInNsw({ coverFor: 'extended-family' })
  await pick(0)

  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'QLD')
  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'TAS')

  const told = /^The policy you picked is kept for “Extended family” in NSW/
  expect(await screen.findByText(told)).toBeVisible()

  await screen.findAllByRole('article')
  await pick(0)
  expect(screen.queryByText(told)).toBeNull()
})

test('an income range that does not come along to another household is mentioned until one is chosen there', async () => {
  await openInNsw({ coverFor: 'families', income: 'tier-2' })
  const told = /^Your income range was for “Family” and does not count here/

  await userEvent.selectOptions(screen.getByLabelText('State or territory'), 'VIC')
  await screen.findByRole('heading', { name: /policies fit/ })
  keepAnswers({ income: undefined })
  expect(screen.queryByText(told)).toBeNull()
  keepAnswers({ income: 'tier-2' })

  await userEvent.selectOptions(screen.getByLabelText('Who is this cover for?'), 'Single parent')
  expect(await screen.findByText(told)).toBeVisible()

  keepAnswers({ income: 'tier-1' })
  await waitFor(() => expect(screen.queryByText(told)).toBeNull())
})
