import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { InWidget } from '#widgets/kit/notify/in-widget.tsx'
import { examples } from './examples.ts'
import { Newsletter, type NewsletterProps } from './newsletter.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Email address')
const button = () => screen.getByRole('button', { name: /^Subscrib/ })

/** At once, where nothing is asked of typing. */
async function paste(text: string) {
  field().focus()
  await userEvent.paste(text)
}

function show(props: NewsletterProps) {
  render(
    <InWidget>
      <Newsletter {...props} />
    </InWidget>,
  )
}

afterEach(cleanup)

test('subscribes a trimmed address, clears the field and says so', async () => {
  const send = vi.fn(async () => 'subscribed' as const)
  const onSubscribed = vi.fn()
  show({ send, onSubscribed })

  await userEvent.type(field(), '  ana@example.com ')
  await userEvent.click(button())

  expect(send).toHaveBeenCalledExactlyOnceWith('ana@example.com')
  await waitFor(() => expect(screen.getAllByText('Successfully subscribed to newsletter!')).toHaveLength(2))
  await expect.poll(() => field().value).toBe('')
  expect(onSubscribed).toHaveBeenCalledExactlyOnceWith()
})

// What else is no address is asked of `readEmail`; this one would pass the browser’s own check.
test.each(['', 'ana@example'])('sends nothing for "%s" and says why', async typed => {
  const send = vi.fn(examples['an address that is new']!.send!)
  const onRefused = vi.fn()
  show({ send, onRefused })

  if (typed) await userEvent.type(field(), typed)
  await userEvent.click(button())

  expect(send).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getAllByText('Invalid email address')).toHaveLength(2))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ reason: 'invalid' })
})

test('says it at the field, not below the button, if one is above the other', async () => {
  show({})

  await userEvent.click(button())

  const said = document.getElementById(field().getAttribute('aria-describedby')!.split(' ')[0]!)!
  await waitFor(() => expect(said.textContent).toBe('Invalid email address'))
  expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(button().getBoundingClientRect().top)
})

test('says one thing at a time: the outcome of the next try replaces that of the last', async () => {
  show(examples['an address that is new']!)
  await userEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email address')

  await userEvent.type(field(), 'ana@example.com')
  await userEvent.click(button())

  await waitFor(() => expect(screen.getAllByText('Successfully subscribed to newsletter!')).toHaveLength(2))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
})

test('takes at most 255 characters', () => {
  show({})

  expect(field().maxLength).toBe(255)
})

test.each([
  ['an address on the list already', 'This email is already subscribed to our newsletter.'],
  ['a backend that refuses', 'Failed to subscribe. Please try again.'],
  ['a backend that is not there', 'An error occurred. Please try again.'],
])('%s: says "%s" and keeps what was typed', async (example, sentence) => {
  show(examples[example]!)

  await paste('ana@example.com')
  await userEvent.click(button())

  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  expect(field().value).toBe('ana@example.com')
})

test('reads "Subscribing..." while sending and sends once for two presses', async () => {
  let answer: (outcome: 'subscribed') => void = () => {}
  const send = vi.fn(() => new Promise<'subscribed'>(resolve => (answer = resolve)))
  show({ send })

  await paste('ana@example.com')
  await userEvent.click(button())
  expect(button().textContent).toBe('Subscribing...')
  await userEvent.click(button())
  answer('subscribed')

  await waitFor(() => expect(button().textContent).toBe('Subscribe'))
  expect(send).toHaveBeenCalledOnce()
})

test('sends once for two presses that are repeated at once, as those are that were made before the form listened', async () => {
  const send = vi.fn(examples['an address that is new']!.send!)
  show({ send })
  await paste('ana@example.com')

  button().click()
  button().click()

  await waitFor(() => expect(screen.getAllByText('Successfully subscribed to newsletter!')).toHaveLength(2))
  expect(send).toHaveBeenCalledOnce()
})

test('an address that is typed while another is being sent stays in the field', async () => {
  const answer = Promise.withResolvers<'subscribed'>()
  show({ send: () => answer.promise })
  await paste('ana@example.com')
  await userEvent.click(button())
  await userEvent.clear(field())
  await userEvent.type(field(), 'ben@example.com')

  answer.resolve('subscribed')

  await waitFor(() => expect(button().textContent).toBe('Subscribe'))
  expect(field().value).toBe('ben@example.com')
})

test('an address that was added after the form had been taken out of the page is not left in it, to be given back', async () => {
  const answer = Promise.withResolvers<'subscribed'>()
  show({ send: () => answer.promise })
  await paste('ana@example.com')
  const left = field()
  await userEvent.click(button())
  cleanup()
  expect(left.value).toBe('ana@example.com')

  answer.resolve('subscribed')

  await expect.poll(() => left.value).toBe('')
})

test.each([
  ['stays where the visitor has moved on to', 'Elsewhere'],
  ['goes to the field if the visitor has stayed in the form', 'Subscribing...'],
])('when an address could not be sent, the focus %s', async (_, at) => {
  const answer = Promise.withResolvers<'broke'>()
  show({ send: () => answer.promise })
  render(<button type="button">Elsewhere</button>)
  await paste('ana@example.com')
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: at }))
  const left = document.activeElement

  answer.resolve('broke')

  await waitFor(() => expect(button().textContent).toBe('Subscribe'))
  await waitFor(() => expect(screen.getAllByText('An error occurred. Please try again.')).toHaveLength(2))
  expect(document.activeElement).toBe(at === 'Elsewhere' ? left : field())
})

test('asks for a second press when the trap is filled, and loses nobody', async () => {
  const send = vi.fn(examples['an address that is new']!.send!)
  show({ send })
  document.querySelector<HTMLInputElement>('[name=website]')!.value = 'https://spam.example'

  await paste('ana@example.com')
  await userEvent.click(button())
  expect(send).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.getAllByText('Please press Subscribe again.')).toHaveLength(2))
  expect(field().hasAttribute('aria-invalid')).toBe(false)
  await userEvent.click(button())

  expect(send).toHaveBeenCalledOnce()
})

test('an address that could not be sent can be sent again, and what was said about the first try goes', async () => {
  const again = Promise.withResolvers<'subscribed'>()
  const send = vi
    .fn<NonNullable<NewsletterProps['send']>>()
    .mockResolvedValueOnce('broke')
    .mockReturnValueOnce(again.promise)
  show({ send })
  await paste('ana@example.com')
  await userEvent.click(button())
  await screen.findByRole('alert')

  await userEvent.click(button())

  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  again.resolve('subscribed')
  await waitFor(() => expect(screen.getAllByText('Successfully subscribed to newsletter!')).toHaveLength(2))
  expect(send).toHaveBeenCalledTimes(2)
})

test('an error goes when the address is being corrected', async () => {
  show({})
  await userEvent.click(button())

  await userEvent.type(field(), 'a')

  expect(field().hasAttribute('aria-invalid')).toBe(false)
})

test('says what subscribers agree to, and how to leave', () => {
  show({ partner: 'demo', baseUrl: 'https://www.hicompare.example' })

  expect(screen.getByText(/By subscribing you tell HiCompare: “Send me the newsletter/).dataset.consentVersion).toMatch(
    /^\d{4}-\d{2}-\d{2}$/,
  )
  expect(screen.getByRole('link', { name: 'Unsubscribe' }).getAttribute('href')).toBe(
    'https://www.hicompare.example/unsubscribe',
  )
  expect(screen.getByRole('link', { name: /handle your address/ }).getAttribute('href')).toBe(
    'https://www.hicompare.example/privacy?partner=demo',
  )
  // Some editors put a widget into a frame, and the site may not be framed.
  for (const name of ['Unsubscribe', 'How we handle your address'])
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_top')
})

test('the browser may fill in the address, and nothing but the address', () => {
  show({})

  expect(field().autocomplete).toBe('email')
  const trap = document.querySelector<HTMLInputElement>('[name=website]')!
  expect([trap.autocomplete, trap.tabIndex, trap.ariaHidden]).toEqual(['off', -1, 'true'])
})

test('prerenders without a style attribute and with the browser’s own check in place', () => {
  const html = renderToString(<Newsletter />)

  expect(html).not.toContain('style=')
  expect(html).not.toMatch(/novalidate/i)
  expect(html).toContain('required')
})
