import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lostLine } from '#site/journey/sending/lost-line-for-tests.ts'
import { Pending } from '#site/shell/pending.tsx'
import { ContactForm } from './contact-form.tsx'

const lineComesBack = lostLine()

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message').value

/** Opens a page, with the form on it or not. */
function open(page: 'the form' | 'another page') {
  cleanup()
  render(
    <MemoryRouter>
      {page === 'the form' && <ContactForm />}
      <Pending />
    </MemoryRouter>,
  )
}

async function sendOffline() {
  open('the form')
  const fields = { 'Your name': 'Robin', 'Your email address': 'robin@example.com', 'Your message': 'Hello' }
  for (const [label, text] of Object.entries(fields)) {
    screen.getByLabelText(label).focus()
    await userEvent.paste(text)
  }
  await press('Send message')
  await screen.findByRole('button', { name: 'Do not send it' })
}

test('where a browser saves nothing, a message that has to wait is not called saved', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  await sendOffline()

  const kept = 'cannot be saved by this browser: keep this page open, and it will be sent automatically'
  expect(screen.getByRole('alert').textContent).toContain(`Your message ${kept}`)
  expect(screen.getByRole('region', { name: 'What you sent' }).textContent).toContain(kept)
  lineComesBack()
  await screen.findByRole('heading', { name: 'Your message has arrived' })
})

test('a problem with the message goes as soon as it is put right, without a second press', async () => {
  open('the form')
  await press('Send message')
  const email = screen.getByLabelText('Your email address')
  expect(email).toBeInvalid()

  await userEvent.type(email, 'robin@example')
  expect(email).toBeInvalid()
  await userEvent.type(email, '.com')

  expect(email).toBeValid()
  expect(screen.getByLabelText('Your message')).toBeInvalid()
})

const notice = () => screen.findByText(/^Your message was sent at/)

test('a link that names a topic opens the form with it chosen, over an earlier choice too', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  open('the form')
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A complaint')

  history.replaceState(null, '', '?topic=Delete+my+account')
  open('the form')

  expect(screen.getByLabelText('What is it about?')).toHaveValue('Delete my account')
})

test('another topic than the link’s stays chosen after a reload, and for whoever comes back to the form', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  history.replaceState({ key: 'of the form' }, '', '?topic=Delete+my+account&partner=example')
  open('the form')
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'A complaint')

  open('the form')

  expect(screen.getByLabelText('What is it about?')).toHaveValue('A complaint')
  expect([location.search, history.state]).toEqual(['?partner=example', { key: 'of the form' }])
})

test('a message that is sent after its writer has left the page is gone from the form when they come back', async () => {
  await sendOffline()
  open('another page')
  await screen.findByRole('button', { name: 'Do not send it' })
  lineComesBack()
  await notice()
  await press('Close')

  open('the form')

  expect(message()).toBe('')
})

test('a form that its writer has come back to says, alone, that the message has arrived, and is empty from then on', async () => {
  await sendOffline()
  open('the form')
  expect(message()).toBe('Hello')

  lineComesBack()

  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'What you sent' })).toBeNull()
  expect(screen.queryByLabelText('Your message')).toBeNull()
  open('the form')
  expect(message()).toBe('')
})

test('a message that waits past midnight and is sent again is still one', async () => {
  // Midnight in the office is at 14:00 UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T13:59:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await sendOffline()
  vi.setSystemTime(Date.parse('2026-11-24T14:01:00Z'))
  open('the form')

  await press('Send message')

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Do not send it' })).toHaveLength(1)
  lineComesBack()
  await screen.findByRole('heading', { name: 'Your message has arrived' })
})

test('what was typed after a message had to wait stays once that has been sent', async () => {
  await sendOffline()
  open('the form')
  await userEvent.type(screen.getByLabelText('Your message'), ' again')
  open('another page')
  await screen.findByRole('button', { name: 'Do not send it' })

  lineComesBack()
  await notice()
  open('the form')

  expect(message()).toBe('Hello again')
})

test('that a message has arrived while its writer types on is said in a region that was there before', async () => {
  await sendOffline()
  await userEvent.type(screen.getByLabelText('Your message'), ' again')
  const before = screen.getAllByRole('status')

  lineComesBack()
  await screen.findByText(/^What you have typed since is still below/)

  expect(before.filter(region => region.textContent?.includes('Your message has arrived'))).toHaveLength(1)
})

test('a message that its writer chose not to send, or that waited for too long, is still in the form', async () => {
  await sendOffline()
  open('another page')
  await userEvent.click(await screen.findByRole('button', { name: 'Do not send it' }))
  open('the form')
  expect(message()).toBe('Hello')
  await press('Send message')
  await screen.findByRole('button', { name: 'Do not send it' })
  open('another page')
  await screen.findByRole('button', { name: 'Do not send it' })

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  lineComesBack()
  await screen.findByText(/could not be sent within 24 hours/)
  open('the form')

  expect(message()).toBe('Hello')
})
