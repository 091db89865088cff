import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { SENT_ANSWERS } from '#site/journey/answers/sent-answers-for-tests.ts'
import { cards, NOTHING_ANSWERED, open, openInNsw, pick, startAfresh } from '../opened-for-tests.tsx'
import { ShareBar } from './share-bar.tsx'

startAfresh({ fetchedStays: true })

/** The bar alone, without the list, which takes many times as long to draw. */
function showBar(more: Parameters<typeof keepAnswers>[0] = {}) {
  keepAnswers({ coverFor: 'singles', state: 'NSW', coverType: 'hospital-only', ...more })
  render(<ShareBar offersKept />)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save on this device' }))

test('a shared link or saved comparison carries the answers given on an earlier page', async () => {
  showBar({ ages: [34] })
  history.replaceState(null, '', '/compare')

  await save()

  expect(JSON.parse(localStorage.getItem('hic-kept-comparison')!).href).toBe(
    '/compare?coverFor=singles&postcode=NSW&coverType=hospital-only#ages=34',
  )
  expect(location.hash).toBe('#ages=34')
})

test('a saved comparison whose day cannot be read is not offered, and the page opens all the same', async () => {
  localStorage.setItem('hic-kept-comparison', '{"href":"/compare?coverFor=singles&postcode=VIC","on":20261120}')

  await openInNsw()

  expect(await cards()).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: /Continue the comparison/ })).toBeNull()
})

test('it says what a link carries before it is copied, and a link can be copied without it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const address = (name: string) =>
    `${location.origin}/compare?coverFor=singles&postcode=NSW&coverType=hospital-only${name}`
  showBar({ funds: ['XDM'] })
  history.replaceState(null, '', address(''))
  expect(screen.queryByText(/contains all your answers/)).toBeNull()
  expect(screen.queryByRole('button', { name: /without my answers/ })).toBeNull()

  keepAnswers({ mostExcess: 500 })
  expect(await screen.findByRole('button', { name: /without my answers/ })).toBeVisible()
  expect(screen.queryByText(/contains all your answers/)).toBeNull()
  keepAnswers({ mostExcess: undefined, loading: 20 })
  expect(await screen.findByText(/contains all your answers, including your current cover\./)).toBeVisible()

  keepAnswers({ loading: undefined, income: 'tier-1', treatments: ['Cataracts'], partly: true })
  expect(
    await screen.findByText(/contains all your answers, including your income and what you ticked\./),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Copy a link' }))
  expect(copied).toHaveBeenLastCalledWith(address('#treatments=Cataracts&income=tier-1&partly=yes&funds=XDM'))
  await userEvent.click(screen.getByRole('button', { name: 'Copy without my answers' }))
  expect(copied).toHaveBeenLastCalledWith(address('#funds=XDM'))
  expect(screen.getByText(/^Link copied\. It includes only/)).toBeVisible()
  expect(screen.getByText(/^Link copied\. It includes only/).closest('[role=status]'), 'read out too').not.toBeNull()
  copied.mockRestore()
})

/** Each answer about the visitor; the others are about the list. */
const { coverType, priceWeight, mostExcess, ...ABOUT } = SENT_ANSWERS

test.each(Object.entries(ABOUT))('it warns that a link contains %s', (name, answer) => {
  showBar({ coverFor: 'families', [name]: answer })

  expect(screen.getByText(/contains all your answers, including/)).toBeVisible()
})

test('if the browser does not allow copying, the link itself is shown', async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  showBar({ ages: [34] })

  await userEvent.click(screen.getByRole('button', { name: 'Copy a link' }))

  expect(await screen.findByLabelText('Link to this list')).toHaveValue(location.href)
  expect(location.hash).toBe('#ages=34')
  expect(screen.getByText(/^This browser does not let us copy/)).toBeVisible()
  refused.mockRestore()
})

test('a link that is shown stays the link to the list that is on show', async () => {
  const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  showBar({ ages: [34] })
  await userEvent.click(screen.getByRole('button', { name: 'Copy a link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Link to this list')
  const before = link.value

  keepAnswers({ funds: ['XDM'] })

  await expect.poll(() => link.value).toBe(location.href)
  expect(link.value).not.toBe(before)
  await userEvent.click(screen.getByRole('button', { name: 'Copy without my answers' }))
  await expect.poll(() => link.value).toMatch(/#funds=XDM$/)
  keepAnswers({ funds: undefined })
  await expect.poll(() => link.value).not.toContain('funds')
  refused.mockRestore()
})

test.each([
  ['says nothing', 'where the browser prints', () => void dispatchEvent(new Event('beforeprint'))],
  ['says so', 'where an app’s web view does nothing', () => {}],
])('Print %s %s', (says, _, prints) => {
  const pressed = vi.spyOn(window, 'print').mockImplementation(prints)
  showBar()
  const button = screen.getByRole('button', { name: 'Print' })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })

  fireEvent.click(button)
  act(() => void vi.advanceTimersByTime(2_000))

  expect(pressed).toHaveBeenCalledOnce()
  const said = screen.queryByText(/^Nothing to print with\?/)
  if (says === 'says so') expect(said?.closest('[role=status]')).toBeVisible()
  else expect(said).toBeNull()
  pressed.mockRestore()
})

test('what Print said is taken back where the browser prints after all, as an iPhone does that asks first', () => {
  const pressed = vi.spyOn(window, 'print').mockImplementation(() => {})
  showBar()
  const button = screen.getByRole('button', { name: 'Print' })
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
  fireEvent.click(button)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(screen.getByText(/^Nothing to print with\?/)).toBeVisible()

  act(() => void dispatchEvent(new Event('beforeprint')))

  expect(screen.queryByText(/^Nothing to print with\?/)).toBeNull()
  pressed.mockRestore()
})

test('with policies side by side, sharing and saving stay in reach even if no policy fits', async () => {
  await openInNsw()
  await pick(0)

  keepAnswers({ mostExcess: 0, leastTier: 'Gold', noCoPayment: true, ambulance: 'all', funds: ['XDM'] })

  expect(await screen.findByText(/No policy fits all your answers/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy a link' })).toBeVisible()
})

test('where no policy fits, what to change comes before all notes, and nobody is told to tick a policy', async () => {
  await openInNsw({ mostExcess: 0, leastTier: 'Gold', noCoPayment: true, ambulance: 'all', funds: ['XDM'] })

  const help = await screen.findByText(/No policy fits all your answers/)
  const note = screen.getByText(/^Ambulances in NSW/)
  expect(help.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  expect(screen.getByText(/^Change an answer above, or request a quote without a policy/)).toBeVisible()
  expect(screen.queryByText(/^Tick “Side by side” on/)).toBeNull()
})

test('saving a second time is announced a second time', async () => {
  showBar()
  await save()
  const once = screen.getByText(/^Saved on this device/)

  await save()

  expect(once).not.toBeInTheDocument()
  expect(screen.getByText(/^Saved on this device/)).toBeVisible()
})

test('once a comparison is removed from the device, it is no longer said that it is saved there', async () => {
  showBar()
  await save()
  keepAnswers({ mostExcess: 250 })
  const remove = await screen.findByRole('button', { name: 'Remove it from this device' })
  expect(screen.getByText(/^Saved on this device/)).toBeVisible()

  await userEvent.click(remove)

  expect(screen.queryByText(/^Saved on this device/)).toBeNull()
})

test('a comparison saved on the device is offered on the next visit, and can be removed', async () => {
  showBar()
  await save()
  cleanup()
  sessionStorage.clear()
  keepAnswers(NOTHING_ANSWERED)

  open()

  expect(await screen.findByRole('link', { name: /Continue the comparison from/ })).toHaveAttribute(
    'href',
    expect.stringContaining('coverFor=singles'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove it from this device' }))
  expect(screen.queryByRole('link', { name: /Continue the comparison/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('people who come back to a list see above it that another comparison is saved, and can remove it', async () => {
  showBar()
  await save()
  cleanup()
  await openInNsw({ mostExcess: 250 })

  const link = screen.getByRole('link', { name: /Continue the comparison from/ })
  expect(link.compareDocumentPosition(cards()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(screen.getByRole('button', { name: 'Remove it from this device' }))
  expect(link).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /policies fit/ })).toHaveFocus()
})

test('a comparison saved on the device is offered below another one too, but not below itself', async () => {
  await openInNsw()
  await save()
  expect(screen.queryByRole('link', { name: /Continue the comparison from/ })).toBeNull()

  keepAnswers({ mostExcess: 250 })

  expect(await screen.findByRole('link', { name: /Continue the comparison from/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Remove it from this device' }))
  expect(screen.queryByRole('link', { name: /Continue the comparison/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save on this device' })).toHaveFocus()
})
