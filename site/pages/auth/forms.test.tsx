import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLink } from '#site/session/actions.ts'
import { keepAfterMail, takeAfterMail } from '#site/session/after-mail.ts'
import { keepTyped } from '#site/session/typed.ts'
import type { Problems } from '#site/ui/problems.ts'
import { NewPassword } from './new-password.tsx'
import { PasswordForm } from './password-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useForm } from './use-form.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('phones and password managers are told what each field is for', () => {
  keepTyped({ codeSent: { phone: '+61491570156', at: Date.now() } })
  render(
    <>
      <PasswordForm onSignedIn={() => {}} onForgotten={() => {}} />
      <SignUpForm />
      <PhoneForm onSignedIn={() => {}} />
    </>,
  )

  const [known, chosen] = screen.getAllByLabelText<HTMLInputElement>('Password')
  expect(screen.getAllByLabelText<HTMLInputElement>('Email address').map(field => field.autocomplete)).toEqual([
    'email',
    'email',
  ])
  expect([known!.autocomplete, chosen!.autocomplete]).toEqual(['current-password', 'new-password'])
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric')
})

test('a password is hidden until its writer wants to see it, and the button says which it is', async () => {
  render(<PasswordForm onSignedIn={() => {}} onForgotten={() => {}} />)
  const password = screen.getByLabelText('Password')
  const eye = screen.getByRole('button', { name: 'Show password' })
  expect([password.getAttribute('type'), eye.ariaPressed]).toEqual(['password', 'false'])

  await userEvent.click(eye)

  expect([password.getAttribute('type'), eye.ariaPressed]).toEqual(['text', 'true'])
  // No keyboard changes it then, and no service is sent it.
  expect(['autocapitalize', 'autocorrect', 'spellcheck'].map(name => password.getAttribute(name))).toEqual([
    'none',
    'off',
    'false',
  ])
})

/** A form like those of this page, with an answer that a test gives. */
function Form({ submit }: { submit: () => Promise<Problems> }) {
  const { form, problems } = useForm({
    read: field => (field('email') ? { row: 'typed', problems: {} } : { problems: { email: 'Type something' } }),
    send: submit,
  })
  return (
    <>
      <form {...form}>
        <input name="email" aria-label="Email address" />
        {Object.entries(problems).map(([name, problem]) => (
          <p key={name}>{problem}</p>
        ))}
        <button type="submit">Send</button>
      </form>
      <button type="button">Elsewhere</button>
    </>
  )
}

test.each([
  ['moves to the field, for whoever stayed in the form', 'Send', 'Email address'],
  ['stays with whoever has moved on', 'Elsewhere', 'Elsewhere'],
])('once an answer names a problem, the focus %s; a second tap has sent nothing', async (_, at, then) => {
  const answer = Promise.withResolvers<Problems>()
  const submit = vi.fn(() => answer.promise)
  render(<Form submit={submit} />)
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@')
  const send = screen.getByRole('button', { name: 'Send' })
  await userEvent.dblClick(send)
  screen.getByRole('button', { name: at }).focus()

  answer.resolve({ email: 'Invalid email address' })
  await answer.promise

  await expect.poll(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent).toBe(then)
  expect(submit).toHaveBeenCalledOnce()
})

test('a problem goes as soon as its field is right; what was refused, as soon as it is no longer what was typed', async () => {
  const submit = vi.fn(async () => ({ email: 'No account has this address', form: 'We could not be reached' }))
  render(<Form submit={submit} />)
  const send = screen.getByRole('button', { name: 'Send' })
  const field = screen.getByLabelText('Email address')

  await userEvent.click(send)
  await screen.findByText('Type something')
  await userEvent.type(field, 'a')
  expect(screen.queryByText('Type something')).toBeNull()

  await userEvent.click(send)
  await screen.findByText('No account has this address')
  await userEvent.type(field, 'd')
  expect(screen.queryByText('No account has this address')).toBeNull()
  // It is not about what was typed.
  expect(screen.getByText('We could not be reached')).toBeVisible()
  await userEvent.clear(field)
  expect(screen.queryByText('Type something')).toBeNull()
})

test.each([
  ['a new account', SignUpForm, 'Create the account'],
  ['another password', ResetForm, 'Send the link'],
])('the email for %s leads to where somebody was going who had gone on before it was sent', async (_, Form, send) => {
  const { href } = location
  const answer = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation(() => answer.promise)
  onTestFinished(() => {
    vi.restoreAllMocks()
    history.replaceState(null, '', href)
  })
  history.replaceState(null, '', '/auth?next=%2Fcompare')
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Email address'), 'ada@example.com')
  const password = screen.queryByLabelText('Password')
  if (password) await userEvent.type(password, 'of ada alone')
  await userEvent.click(screen.getByRole('button', { name: send }))
  await expect.poll(() => fetch).toHaveBeenCalled()

  history.replaceState(null, '', '/faq')
  answer.resolve(Response.json({ id: 'a-person', aud: 'authenticated', email: 'ada@example.com' }))

  await screen.findByText(/an email is on its way/)
  expect(takeAfterMail()).toBe('/compare')
})

test('a new password that is set once somebody has gone on to another page does not lead away from it', async () => {
  const { href } = location
  const user = { id: 'a-person', aud: 'authenticated', email: 'ada@example.com' }
  const session = { access_token: 'a.b.c', refresh_token: 'next', token_type: 'bearer', expires_in: 3600, user }
  const set = Promise.withResolvers<Response>()
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PUT') return set.promise
    return Response.json(`${input}`.endsWith('/verify') ? session : false)
  })
  onTestFinished(() => {
    vi.restoreAllMocks()
    history.replaceState(null, '', href)
  })
  await openLink({ tokenHash: 'a1b2', type: 'recovery' })
  keepAfterMail('?next=%2Fcompare')
  history.replaceState(null, '', '/auth')
  const pages = [
    { path: '/auth', element: <NewPassword /> },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(pages, { initialEntries: ['/auth'] })
  render(<RouterProvider router={router} />)
  await userEvent.type(screen.getByLabelText('New password'), 'of ada alone')
  await userEvent.click(screen.getByRole('button', { name: 'Set the new password' }))
  await expect.poll(() => fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ method: 'PUT' }))

  history.replaceState(null, '', '/faq')
  set.resolve(Response.json(user))

  await expect.poll(() => localStorage.getItem('hic-after-mail')).toBeNull()
  expect(router.state.location.pathname).toBe('/auth')
})
