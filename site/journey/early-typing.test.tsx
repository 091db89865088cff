import { cleanup, render } from '@testing-library/react'
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContactForm } from '#site/pages/contact/contact-form.tsx'
import { QuoteForm } from '#site/pages/get-quote/quote-form.tsx'
import { QuestionsForm } from '#site/pages/priorities/questions-form.tsx'
import { CallForm } from '#site/pages/schedule-call/call-form.tsx'
import { currentAnswers } from './answers.ts'

const address = location.href

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/?coverFor=families&postcode=QLD')
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', address)
})

/** Types at the earliest moment that React hears of it: the form stands, and its effects have not run. */
function TypesAtOnce({ into, text, children }: { into: string; text: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const field = box.current!.querySelector<HTMLInputElement>(`[name=${into}]`)!
    field.value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [into, text])
  return <div ref={box}>{children}</div>
}

function open(Form: ComponentType, into: string, text: string) {
  const page = (
    <TypesAtOnce into={into} text={text}>
      <Form />
    </TypesAtOnce>
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  const form = container.querySelector('form')!
  return (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
}

test('who types while the quote form starts keeps the answers that came with the address', () => {
  const value = open(QuoteForm, 'full_name', 'Robin')

  expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD' })
  expect([value('coverFor'), value('postcode'), value('full_name')]).toEqual(['families', 'QLD', 'Robin'])
})

test('who types while the questions start keeps the answers that came with the address', () => {
  const value = open(QuestionsForm, 'digits', '4000')

  expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD' })
  expect([value('postcode'), value('digits')]).toEqual(['QLD', '4000'])
})

test.each([
  ['quote', QuoteForm],
  ['call', CallForm],
])('who types while the %s form starts keeps what was typed before a reload', (_, Form) => {
  open(Form, 'phone', '0491 570 006')
  cleanup()

  const value = open(Form, 'full_name', 'Robin')

  expect([value('phone'), value('full_name')]).toEqual(['0491 570 006', 'Robin'])
})

test('who types while the contact form starts keeps what was typed before a reload, under its number', () => {
  sessionStorage.setItem('hic-contact-draft', JSON.stringify({ id: 'kept', message: 'A long question' }))

  const value = open(ContactForm, 'full_name', 'Robin')

  expect([value('message'), value('full_name')]).toEqual(['A long question', 'Robin'])
  expect(JSON.parse(sessionStorage.getItem('hic-contact-draft')!).id).toBe('kept')
})
