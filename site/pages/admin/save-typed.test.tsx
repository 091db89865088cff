import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backendWith } from './backend-for-tests.ts'
import { OfferForm } from './offers/offer-form.tsx'
import { PartnerForm } from './partners/partner-form.tsx'

afterEach(cleanup)

const saveOffer = () => userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
const fill = (label: string, text: string) => userEvent.fill(screen.getByLabelText(label), text)

async function typedOffer() {
  const onWritten = vi.fn()
  render(<OfferForm offer={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  await fill('Fund', 'A fund')
  await fill('Title', 'As typed at first')
  return onWritten
}

test('an offer whose answer was lost is saved at the next try, as it reads by then', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  holdNext().lose()
  await saveOffer()
  await screen.findByText(/What you typed is still here/)

  await fill('Title', 'As corrected')
  await saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'As corrected' }])
})

test('an offer whose answer was lost, and which a colleague has since changed, is shown beside what is typed', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  holdNext().lose()
  await saveOffer()
  await screen.findByText(/What you typed is still here/)
  Object.assign(rows[0]!, { title: 'As a colleague has it', version: 2 })

  await saveOffer()

  await screen.findByText('Their title: As a colleague has it')
  expect(onWritten).not.toHaveBeenCalled()
})

test('text typed into an offer while it is being saved stays, and the next press saves it', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = await typedOffer()
  const { letGo } = holdNext()
  await saveOffer()
  await fill('Title', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, except what you have typed since: save again.')
  expect(onWritten).not.toHaveBeenCalled()

  await saveOffer()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ title: 'Typed meanwhile' }])
})

test('a partner is added once, whatever is typed while its answer is pending or lost', async () => {
  const { rows, holdNext } = backendWith()
  const onWritten = vi.fn()
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  render(<PartnerForm partner={undefined} onWritten={onWritten} onClose={vi.fn()} />)
  await fill('Partner ID', 'a-site')
  await fill('Name', 'As typed at first')
  holdNext().lose()
  await save()
  await screen.findByText(/What you typed is still here/)
  await fill('Name', 'As corrected')
  // Of the insert, which meets the row that is there.
  const { letGo } = holdNext()
  await save()
  await fill('Name', 'Typed meanwhile')
  letGo()
  await screen.findByText('Saved, except what you have typed since: save again.')
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'As corrected' }])
  expect(onWritten).not.toHaveBeenCalled()

  await save()

  await expect.poll(() => onWritten.mock.calls.length).toBe(1)
  expect(rows).toMatchObject([{ slug: 'a-site', name: 'Typed meanwhile' }])
})
