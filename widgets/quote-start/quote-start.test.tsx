import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Activity } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { press } from './press.ts'
import { QuoteStart } from './quote-start.tsx'

const coverFor = () => screen.getByLabelText<HTMLSelectElement>('Who is this cover for?')
const state = () => screen.getByLabelText<HTMLSelectElement>('State')
const start = () => screen.getByRole('button', { name: 'START COMPARING' })
const call = () => screen.getByRole('button', { name: 'SCHEDULE A CALL' })

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('carries both selections to the quote page', async () => {
  const onStartComparing = vi.fn()
  render(<QuoteStart onStartComparing={onStartComparing} />)

  await userEvent.selectOptions(coverFor(), 'Family')
  await userEvent.selectOptions(state(), 'QLD')
  await userEvent.click(start())

  expect(onStartComparing).toHaveBeenCalledWith({
    coverFor: 'families',
    state: 'QLD',
    href: '/quote?coverFor=families&postcode=QLD',
  })
})

test('says what is missing, in a toast and beside each field, and goes nowhere', async () => {
  const onStartComparing = vi.fn()
  const onInvalid = vi.fn()
  render(
    <>
      <QuoteStart onStartComparing={onStartComparing} onInvalid={onInvalid} />
      <Toaster />
    </>,
  )

  await userEvent.click(start())

  const toast = await screen.findByRole('alert')
  expect(toast.textContent).toContain('Required fields missing')
  expect(toast.textContent).toContain('Please select who this cover is for and your state before continuing.')
  expect(coverFor().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please select your state.').id).toBe(state().getAttribute('aria-describedby'))
  expect(document.activeElement).toBe(coverFor())
  expect(onInvalid).toHaveBeenCalledWith({ missing: ['coverFor', 'state'] })
  expect(onStartComparing).not.toHaveBeenCalled()
})

test('removes an error once its question is answered, and the toast with the last of them', async () => {
  render(
    <>
      <QuoteStart onStartComparing={vi.fn()} />
      <Toaster />
    </>,
  )

  await userEvent.click(start())
  await screen.findByRole('alert')
  await userEvent.selectOptions(state(), 'NT')

  expect(state().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Please select your state.').checkVisibility()).toBe(false)
  expect(screen.getByRole('alert').textContent).toContain('Required fields missing')
  await userEvent.selectOptions(coverFor(), 'Just for me')
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

test('removes an error once the page answers its question, and keeps the other', async () => {
  const page = (given: { state?: 'NT'; coverFor?: 'singles' }) => (
    <>
      <QuoteStart {...given} />
      <Toaster />
    </>
  )
  const { rerender } = render(page({}))
  await userEvent.click(start())
  await screen.findByRole('alert')

  rerender(page({ state: 'NT' }))

  expect(state().getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('Please select your state.').checkVisibility()).toBe(false)
  expect(coverFor().getAttribute('aria-invalid')).toBe('true')
  rerender(page({ state: 'NT', coverFor: 'singles' }))
  expect(screen.getByText('Please select who this cover is for.').checkVisibility()).toBe(false)
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

test('takes a value that the page sets later, and keeps what the visitor chose, with the focus on it', async () => {
  const { rerender } = render(<QuoteStart />)
  rerender(<QuoteStart state="QLD" coverFor="families" />)
  expect([state().value, coverFor().value]).toEqual(['QLD', 'families'])
  await userEvent.selectOptions(state(), 'NT')
  state().focus()

  rerender(<QuoteStart state="WA" coverFor="couples" />)

  expect([state().value, coverFor().value]).toEqual(['NT', 'couples'])
  expect(document.activeElement).toBe(state())
})

test.each([
  ['to a call', async () => userEvent.click(call())],
  ['elsewhere', async (leave: () => void) => leave()],
])('says no more of what is missing to a visitor who goes on %s', async (_, goOn) => {
  const page = (form: boolean) => (
    <>
      {form && <QuoteStart onScheduleCall={vi.fn()} />}
      <Toaster />
    </>
  )
  const { rerender } = render(page(true))
  await userEvent.click(start())
  await screen.findByRole('alert')

  await goOn(() => rerender(page(false)))

  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

test('asks for a call with nothing selected', async () => {
  const onScheduleCall = vi.fn()
  render(<QuoteStart onScheduleCall={onScheduleCall} />)

  await userEvent.click(call())

  expect(onScheduleCall).toHaveBeenCalledWith({ href: '/schedule-call' })
})

test('takes what is selected along to the call, and the partner', async () => {
  const onScheduleCall = vi.fn()
  render(<QuoteStart state="WA" partner="demo" baseUrl="https://site.example" onScheduleCall={onScheduleCall} />)

  await userEvent.click(call())

  expect(onScheduleCall).toHaveBeenCalledWith({
    state: 'WA',
    partner: 'demo',
    href: 'https://site.example/schedule-call?postcode=WA&partner=demo',
  })
})

test('shows heading, tagline and rating', () => {
  render(<QuoteStart />)

  expect(screen.getByRole('heading', { name: 'Compare Health Insurance' })).toBeDefined()
  expect(screen.getByText('We do the hard work, you HiCompare.')).toBeDefined()
  expect(screen.getByRole('img', { name: '4.8 of 5 stars' })).toBeDefined()
  expect(screen.getByText('Google Reviews').textContent).toBe('Google Reviews (200+ reviews)')
})

test('works before any script: a real form with named, required fields and no style attribute', () => {
  const page = new DOMParser().parseFromString(renderToString(<QuoteStart partner="demo" />), 'text/html')
  const form = page.querySelector('form')!

  expect(form.getAttribute('action')).toBe('/quote')
  expect(form.noValidate).toBe(false)
  expect([...new FormData(form).keys()]).toEqual(['partner', 'coverFor', 'postcode'])
  expect(form.querySelectorAll('select:required').length).toBe(2)
  // What a browser restores after a reload would pass for a choice.
  expect(form.querySelectorAll('select[autocomplete=off]').length).toBe(2)
  expect(form.querySelector('button[formaction="/schedule-call"][formnovalidate]')).not.toBeNull()
  expect(page.querySelector('[style]')).toBeNull()
})

test('keeps what was chosen before the script came', async () => {
  const box = document.body.appendChild(pictureOf(<QuoteStart />))
  box.querySelector('select')!.value = 'couples'
  const recovered = vi.fn()
  const onScheduleCall = vi.fn()

  hydrateRoot(box, <QuoteStart onScheduleCall={onScheduleCall} />, { onRecoverableError: recovered })
  await expect.poll(() => box.querySelector('form')!.noValidate).toBe(true)
  await userEvent.click(call())

  expect(onScheduleCall).toHaveBeenCalledWith({ coverFor: 'couples', href: '/schedule-call?coverFor=couples' })
  expect(recovered).not.toHaveBeenCalled()
})

test('takes over what the picture said was missing, and adds the toast', async () => {
  const onInvalid = vi.fn()
  const onStartComparing = vi.fn()
  const page = (
    <>
      <QuoteStart onInvalid={onInvalid} onStartComparing={onStartComparing} />
      <Toaster />
    </>
  )
  const box = document.body.appendChild(pictureOf(page))
  press(box.querySelector<HTMLElement>('button[data-look=action]')!, { onInvalid } as never)
  expect(document.activeElement).toBe(coverFor())
  await userEvent.selectOptions(coverFor(), 'Family')

  hydrateRoot(box, page)

  expect((await screen.findByRole('alert')).textContent).toContain('Required fields missing')
  expect(coverFor().getAttribute('aria-invalid')).toBeNull()
  expect(state().getAttribute('aria-invalid')).toBe('true')
  await userEvent.selectOptions(state(), 'NT')
  expect(screen.getByText('Please select your state.').checkVisibility()).toBe(false)
  expect(onInvalid).toHaveBeenCalledOnce()
})

test('hidden by the application and shown again, it goes on showing beside each field what is missing, and does not say it anew', async () => {
  const page = (mode: 'visible' | 'hidden') => (
    <>
      <Activity mode={mode}>
        <QuoteStart />
      </Activity>
      <Toaster />
    </>
  )
  const { rerender } = render(page('visible'))
  await userEvent.click(start())
  await screen.findByRole('alert')

  rerender(page('hidden'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  rerender(page('visible'))

  expect(state().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Please select your state.').checkVisibility()).toBe(true)
  // A toast would be drawn in a task of its own.
  await new Promise(later => setTimeout(later, 100))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the quokka can be stopped', async () => {
  render(<QuoteStart />)
  const quokka = screen.getByRole('button', { name: 'Stop the quokka bouncing' })

  await userEvent.click(quokka)

  expect(quokka.getAttribute('aria-pressed')).toBe('true')
})
