import { act, cleanup, render, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ContactForm } from '#site/pages/contact/contact-form.tsx'
import QuotePage from '#site/pages/get-quote/page.tsx'
import { QuoteForm } from '#site/pages/get-quote/quote-form.tsx'
import { BEST_TIMES, healthTick } from '#site/pages/get-quote/quote-request.ts'
import QuestionsPage from '#site/pages/priorities/page.tsx'
import { QuestionsForm } from '#site/pages/priorities/questions-form.tsx'
import { CallForm } from '#site/pages/schedule-call/call-form.tsx'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { currentWording } from '#widgets/domain/consent.ts'
import { changeReceipt, forgetReceipt } from '#widgets/kit/backend/receipts.ts'
import { currentAnswers } from '../answers/answers.ts'
import { ANSWERS_KEY } from '../answers/first-answers.ts'
import { restoreDraft } from './draft.ts'

const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/?coverFor=families&postcode=QLD')
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', address)
})

/** Acts at the earliest moment that React notices: the form is on the page, but its effects have not run. */
function ActsAtOnce({ act, children }: { act: (form: HTMLFormElement) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => act(box.current!.querySelector('form')!), [act])
  return <div ref={box}>{children}</div>
}

function openAnd(act: (form: HTMLFormElement) => void, Form: ComponentType) {
  const page = (
    <ActsAtOnce act={act}>
      <Form />
    </ActsAtOnce>
  )
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: null },
  ])
  const { container } = render(<RouterProvider router={router} />)
  return { router, form: container.querySelector('form')! }
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement

function open(Form: ComponentType, into: string, text: string) {
  const { form } = openAnd(form => {
    field(form, into).value = text
    field(form, into).dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, Form)
  return (name: string) => field(form, name).value
}

test('typing while the quote form starts keeps the answers that came with the address', () => {
  const value = open(QuoteForm, 'full_name', 'Robin')

  expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD' })
  expect([value('coverFor'), value('postcode'), value('full_name')]).toEqual(['families', 'QLD', 'Robin'])
})

test('who the cover is for, chosen while the quote form starts, is an answer at once', () => {
  history.replaceState(null, '', '/?postcode=TAS')

  open(QuoteForm, 'coverFor', 'couples')

  expect(currentAnswers()).toMatchObject({ coverFor: 'couples', state: 'TAS' })
})

test('a state in a link that we do not know is asked for, though the draft of the quote form has an earlier one', () => {
  sessionStorage.setItem('hic-draft:get-quote', '{"full_name":"Robin","coverFor":"singles","postcode":"QLD"}')
  history.replaceState(null, '', '/?coverFor=families&postcode=999')

  const { form } = openAnd(() => {}, QuoteForm)

  expect(['coverFor', 'postcode', 'full_name'].map(name => field(form, name).value)).toEqual(['families', '', 'Robin'])
})

test.each([
  ['contact', ContactForm, 'topic', 'A question about cover'],
  ['get-quote', QuoteForm, 'best_time', BEST_TIMES[0]],
] as const)(
  'what an earlier version of the page offered in a list leaves that list of %s as it is, and not empty',
  (name, Form, list, first) => {
    sessionStorage.setItem(`hic-draft:${name}`, JSON.stringify({ full_name: 'Robin', [list]: 'Last month’s words' }))

    const { form } = openAnd(() => {}, Form)

    expect([field(form, 'full_name').value, field(form, list).value]).toEqual(['Robin', first])
  },
)

test('typing in a field just as its draft is restored replaces the draft', () => {
  sessionStorage.setItem('hic-draft:get-quote', '{"full_name":"Robin"}')
  const { form } = openAnd(opened => field(opened, 'full_name').focus(), QuoteForm)

  expect(getSelection()?.toString()).toBe('Robin')
  document.execCommand('insertText', false, 'Ana')
  expect(field(form, 'full_name').value).toBe('Ana')
})

test('typing in a field entered just as its draft is restored replaces the draft', () => {
  const { form } = openAnd(opened => field(opened, 'full_name').focus(), QuoteForm)
  sessionStorage.setItem('hic-draft:get-quote', '{"phone":"0491 570 006"}')
  // React does what was put off when it hears that a field is left: neither field has the focus at that moment.
  form.addEventListener('focusout', () => restoreDraft('get-quote', form), { once: true })
  field(form, 'phone').focus()

  document.execCommand('insertText', false, '02 5550 1234')
  expect(field(form, 'phone').value).toBe('02 5550 1234')
})

test('a box pressed just as its draft is restored stays ticked, and can be unticked later', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  sessionStorage.setItem('hic-draft:get-quote', `{"consent=${currentWording('call').version}":true}`)
  const { form } = openAnd(() => {}, QuoteForm)
  const consent = field(form, 'consent')

  consent.click()
  expect(consent.checked).toBe(true)

  vi.advanceTimersByTime(1000)
  consent.click()
  expect(consent.checked).toBe(false)
})

test.each([
  ['quote_requests', 'get-quote', QuoteForm],
  ['call_bookings', 'schedule-call', CallForm],
] as const)(
  'after something was sent to %s, the form keeps what was typed, but asks for consent again',
  (table, name, Form) => {
    const draft = { full_name: 'Robin', [`consent=${currentWording('call').version}`]: true }
    sessionStorage.setItem(`hic-draft:${name}`, JSON.stringify(draft))
    const before = openAnd(() => {}, Form).form
    expect(field(before, 'consent').checked).toBe(true)
    cleanup()

    changeReceipt({ id: 'sent', table, row: {}, arrivedAt: Date.now() })
    onTestFinished(() => forgetReceipt('sent'))
    const { form } = openAnd(() => {}, Form)

    expect(field(form, 'full_name').value).toBe('Robin')
    expect(field(form, 'consent').checked).toBe(false)
  },
)

test('after a request was sent that no page thanked for, the tick for health is asked for again too', async () => {
  const answers = { coverFor: 'families', state: 'QLD', treatments: ['Cataracts'] } as const
  history.replaceState(null, '', answersHref('/', answers))
  const health = `health=${healthTick(answers)}`
  const draft = { full_name: 'Robin', [`consent=${currentWording('call').version}`]: true, [health]: true }
  sessionStorage.setItem('hic-draft:get-quote', JSON.stringify(draft))
  const before = openAnd(() => {}, QuoteForm).form
  await waitFor(() => expect(field(before, 'health').checked).toBe(true))
  cleanup()

  changeReceipt({ id: 'sent', table: 'quote_requests', row: {}, arrivedAt: Date.now() })
  onTestFinished(() => forgetReceipt('sent'))
  const { form } = openAnd(() => {}, QuoteForm)

  const kept = () => JSON.parse(sessionStorage.getItem('hic-draft:get-quote')!)
  await waitFor(() => expect(kept()).toMatchObject({ full_name: 'Robin', [health]: false }))
  expect(field(form, 'health').checked).toBe(false)
})

test('typing while the questions start keeps the answers that came with the address', () => {
  const value = open(QuestionsForm, 'digits', '4000')

  expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD' })
  expect([value('postcode'), value('digits')]).toEqual(['QLD', '4000'])
})

test('ticking and continuing while the questions start carries every answer along', async () => {
  const { router } = openAnd(form => {
    form.querySelector<HTMLInputElement>('input[name=coverType][value=hospital-only]')!.checked = true
    form.querySelector<HTMLButtonElement>('button[data-to="/get-quote"]')!.click()
  }, QuestionsForm)

  await waitFor(() => expect(router.state.location.pathname).toBe('/get-quote'))
  expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD', coverType: 'hospital-only' })
})

test.each([
  ['quote', QuoteForm, 'phone', '0491 570 006'],
  ['call', CallForm, 'phone', '0491 570 006'],
  ['contact', ContactForm, 'message', 'A long question'],
])('typing while the %s form starts keeps what was typed before a reload', (_, Form, into, text) => {
  open(Form, into, text)
  cleanup()

  const value = open(Form, 'full_name', 'Robin')

  expect([value(into), value('full_name')]).toEqual([text, 'Robin'])
})

test('another topic than the link’s, chosen before the contact form starts, stays chosen', () => {
  history.replaceState(null, '', '/?topic=Delete+my+account')

  const { form } = openAnd(opened => {
    field(opened, 'topic').value = 'A complaint'
  }, ContactForm)

  expect(field(form, 'topic').value).toBe('A complaint')
  expect(location.search).toBe('')
})

test.each([
  ['/get-quote', QuotePage, 'full_name', 'Robin'],
  ['/quote', QuestionsPage, 'digits', '3000'],
] as const)(
  'the form of %s that comes back from the browser’s memory shows what was answered since, and writes nothing over it',
  async (path, Page, into, text) => {
    history.replaceState(null, '', path)
    openAnd(() => {}, Page)
    const now = (name: string) => field(document.querySelector('form')!, name)
    expect(now('postcode').value).toBe('')
    // As another page of this tab leaves it.
    sessionStorage.setItem(ANSWERS_KEY, '?coverFor=couples&postcode=VIC#ages=34,36')

    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

    await waitFor(() => expect(now('postcode').value).toBe('VIC'))
    expect(now('coverFor').value).toBe('couples')
    now(into).value = text
    now(into).dispatchEvent(new InputEvent('input', { bubbles: true }))
    expect(currentAnswers()).toMatchObject({ coverFor: 'couples', state: 'VIC', ages: [34, 36] })
  },
)
