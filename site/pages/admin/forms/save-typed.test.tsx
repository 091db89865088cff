import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { OfferForm } from '../offers/offer-form.tsx'
import Offers from '../offers/offers.tsx'
import { PartnerForm } from '../partners/partner-form.tsx'
import { backendWith } from './backend-for-tests.ts'

afterEach(cleanup)

// By a script, which costs a fraction of a hand: the promises are about what is kept.
const saveOffer = () => fireEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

function typedOffer() {
  const onWritten = vi.fn()
  render(<OfferForm offer={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  fill('Fund', 'A fund')
  fill('Title', 'As typed at first')
  return onWritten
}

test('an offer whose answer was lost is saved at the next try, as it reads by then', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = typedOffer()
  holdNext().lose()
  saveOffer()
  await screen.findByText(/What you typed is still here/)

  fill('Title', 'As corrected')
  saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'As corrected' }])
})

test('an offer whose answer was lost, and which a colleague has since changed, is shown beside what is typed', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = typedOffer()
  holdNext().lose()
  saveOffer()
  await screen.findByText(/What you typed is still here/)
  Object.assign(rows[0]!, { title: 'As a colleague has it', version: 2 })

  saveOffer()

  await screen.findByText('Their title: As a colleague has it')
  expect(onWritten).not.toHaveBeenCalled()
})

test('text typed into an offer while it is being saved stays, and the next press saves it', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = typedOffer()
  const { letGo } = holdNext()
  saveOffer()
  fill('Title', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, except what you have typed since: save again.')
  expect(onWritten).not.toHaveBeenCalled()

  saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'Typed meanwhile' }])
})

test('a partner is added once, whatever is typed while its answer is pending or lost', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = vi.fn()
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  render(<PartnerForm partner={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  fill('Partner ID', 'a-site')
  fill('Name', 'As typed at first')
  holdNext().lose()
  save()
  await screen.findByText(/What you typed is still here/)
  fill('Name', 'As corrected')
  // Of the insert, which meets the row that is there.
  const { letGo } = holdNext()
  save()
  fill('Name', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, except what you have typed since: save again.')
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'As corrected' }])
  expect(onWritten).not.toHaveBeenCalled()

  save()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'Typed meanwhile' }])
})

test('a phone changes nothing in a partner’s ID, which cannot be changed later, nor in their origins', () => {
  render(<PartnerForm partner={undefined} onWritten={vi.fn()} onClose={vi.fn()} />)

  for (const label of ['Partner ID', 'Origins'])
    expect(
      ['autocapitalize', 'autocorrect', 'spellcheck'].map(name => screen.getByLabelText(label).getAttribute(name)),
    ).toEqual(['none', 'off', 'false'])
})

test('an offer that is saved after its form was closed does not close the next form, with what is typed there', async () => {
  const offer = { insurer: 'A fund', body: '', terms_url: null, published: false, version: 1, updated_at: '' }
  const times = { starts_at: '2026-11-20T14:00:00Z', ends_at: '2099-11-20T14:00:00Z' }
  const { rows, holdNext } = backendWith(
    { ...offer, ...times, id: '1', title: 'First' },
    { ...offer, ...times, id: '2', title: 'Second' },
  )
  const asked = () => vi.mocked(window.fetch).mock.calls.length
  const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  render(<Offers />)
  await press(/Edit and preview.*First/)
  fill('Title', 'First, corrected')
  const { letGo } = holdNext()
  saveOffer()
  await press('Close')
  await press('Discard it')
  await press(/Edit and preview.*Second/)
  fill('Title', 'Second, being typed')

  // Once it is saved, the list behind is read again.
  const before = asked()
  letGo()
  await expect.poll(asked).toBeGreaterThan(before)

  expect(screen.getByLabelText('Title')).toHaveValue('Second, being typed')
  expect(rows).toMatchObject([{ title: 'First, corrected' }, { title: 'Second' }])
})
