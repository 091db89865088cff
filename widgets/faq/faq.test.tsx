import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { emulateMedia } from '#ci/emulated-media.ts'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { FAQ_ITEMS } from './content.ts'
import { examples } from './examples.ts'
import rules from './faq.css?raw'
import { Faq } from './faq.tsx'
import { press } from './paint.ts'

const questions = () => screen.getAllByRole('button')
const openOnes = () => questions().filter(button => button.getAttribute('aria-expanded') === 'true')
const answerTo = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls')!)!
/** What the page is told of a question. */
const toggled = (at: number, open = true, items = FAQ_ITEMS) => ({
  item: `item-${at}`,
  question: items[at]!.question,
  open,
})

afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname + location.search)
})

test('asks eight questions, item-0 to item-7, all closed', () => {
  render(<Faq />)

  expect(questions()).toHaveLength(8)
  expect(openOnes()).toHaveLength(0)
  for (let i = 0; i < 8; i++)
    expect(document.getElementById(`item-${i}`)?.textContent).toContain(FAQ_ITEMS[i]!.question)
})

test('at most one answer is open, and a press on the open one closes it', async () => {
  const onToggle = vi.fn()
  render(<Faq onToggle={onToggle} />)
  const [first, second] = questions() as [HTMLElement, HTMLElement]

  await userEvent.click(first)
  await userEvent.click(second)
  expect(openOnes()).toEqual([second])
  await userEvent.click(second)
  expect(openOnes()).toEqual([])

  expect(onToggle.mock.calls).toEqual([[toggled(0)], [toggled(1)], [toggled(1, false)]])
})

test('arrow keys, Home and End move between the questions and wrap around', async () => {
  render(<Faq />)
  const all = questions()
  all[0]!.focus()

  for (const [key, at] of [
    ['ArrowUp', 7],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 7],
    ['Home', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(all[at])
  }
})

test('leaves the browser its own keys: with Alt or Command, an arrow is Back, and not the next question', () => {
  render(<Faq />)
  const [first] = questions() as [HTMLElement]
  first.focus()
  const keys = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].flatMap(modifier =>
    ['ArrowLeft', 'ArrowDown', 'End'].map(
      key => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, [modifier]: true }),
    ),
  )

  for (const key of keys) first.dispatchEvent(key)

  expect(keys.filter(key => key.defaultPrevented)).toEqual([])
  expect(document.activeElement).toBe(first)
})

test('the keys skip a question that cannot be opened', async () => {
  render(<Faq {...examples['a partner’s own questions']} />)
  const [first, second] = questions() as [HTMLElement, HTMLElement]
  first.focus()

  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(first)
})

test('an address with #item-3 opens the fourth answer, and so does following such a link later', async () => {
  history.replaceState(null, '', '#item-3')
  const onToggle = vi.fn()
  render(<Faq onToggle={onToggle} />)
  await waitFor(() => expect(openOnes()).toEqual([questions()[3]]))

  location.hash = '#item-5'

  await waitFor(() => expect(openOnes()).toEqual([questions()[5]]))
  expect(onToggle.mock.calls).toEqual([[toggled(3)], [toggled(5)]])
})

/** A first question with an answer of several windows, opened, and the third at the top of the window. */
async function readOnBelowALongAnswer() {
  const sheet = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => sheet.remove())
  // Not all browsers keep what is looked at in its place.
  sheet.textContent = `${rules} html { overflow-anchor: none }`
  const long = { question: 'Who?', answer: 'Everybody.\n\n'.repeat(200) }
  render(
    <div style={{ paddingBottom: '200vh' }}>
      <Faq items={[long, ...FAQ_ITEMS]} />
    </div>,
  )
  await userEvent.click(questions()[0]!)
  questions()[2]!.scrollIntoView()
  expect(scrollY).toBeGreaterThan(2 * innerHeight)
}

async function thirdIsOpenInTheWindow() {
  await waitFor(() => expect(openOnes()).toEqual([questions()[2]]))
  await waitFor(() => {
    const { top, bottom } = questions()[2]!.getBoundingClientRect()
    expect([top >= 0, bottom <= innerHeight]).toEqual([true, true])
  })
}

test('a question that is pressed stays in the window where an answer that is several windows long closes above it', async () => {
  await readOnBelowALongAnswer()

  await userEvent.click(questions()[2]!)

  await thirdIsOpenInTheWindow()
})

test('an address brings its question into the window also where an answer that is several windows long closes above it', async () => {
  await readOnBelowALongAnswer()

  location.hash = '#item-2'

  await thirdIsOpenInTheWindow()
})

test('an address names a place: it stays open when the page sets its own list later', async () => {
  history.replaceState(null, '', '#item-1')
  const { rerender } = render(<Faq />)
  await waitFor(() => expect(openOnes()).toEqual([questions()[1]]))

  rerender(<Faq items={['Who?', 'When?', 'Why?'].map(question => ({ question, answer: 'So.' }))} />)
  expect(openOnes().map(question => question.textContent)).toEqual(['2When?'])
  rerender(<Faq items={[{ question: 'Who?', answer: 'So.' }]} />)

  expect(openOnes()).toEqual([])
})

test('an address does not open a question that cannot be opened, whether it is disabled at first or later', async () => {
  const items = examples['a partner’s own questions']!.items!
  history.replaceState(null, '', '#item-2')
  const onToggle = vi.fn()
  const { rerender } = render(<Faq items={items} onToggle={onToggle} />)
  location.hash = '#item-1'
  await waitFor(() => expect(openOnes()).toEqual([questions()[1]]))

  location.hash = '#item-2'
  await new Promise(followed => addEventListener('hashchange', followed, { once: true }))
  expect(openOnes()).toEqual([questions()[1]])
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(toggled(1, true, items))
  rerender(<Faq items={items.map(item => ({ ...item, disabled: true }))} onToggle={onToggle} />)

  expect(openOnes()).toEqual([])
})

test('answers show on a page that hides every tag whose script is still to come', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  style.textContent = ':not(:defined) { visibility: hidden }'
  render(<Faq />)

  await userEvent.click(questions()[2]!)

  expect(getComputedStyle(answerTo(questions()[2]!)).visibility).toBe('visible')
})

test.each(['#nothing-here', '#%E0%A4%A', '#item-99'])('the address %s opens nothing and breaks nothing', hash => {
  history.replaceState(null, '', hash)
  render(<Faq />)

  expect(openOnes()).toEqual([])
})

test('the browser’s search passes over the answer of a question that cannot be opened, until it can be', () => {
  const items = examples['a partner’s own questions']!.items!
  const { rerender } = render(<Faq items={items} />)
  const found = () => questions().map(question => answerTo(question).getAttribute('hidden') === 'until-found')
  expect(found()).toEqual([true, true, false])

  rerender(<Faq items={items.map(item => ({ ...item, disabled: false }))} />)

  expect(found()).toEqual([true, true, true])
})

test('the browser’s search opens the answer that it found', async () => {
  const onToggle = vi.fn()
  render(<Faq onToggle={onToggle} />)
  const last = questions()[7]!
  expect(answerTo(last).getAttribute('hidden')).toBe('until-found')

  answerTo(last).dispatchEvent(new Event('beforematch', { bubbles: true }))

  await waitFor(() => expect(openOnes()).toEqual([last]))
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(toggled(7))
})

test('keeps open what the browser’s search uncovered before React was there, whatever was pressed or named before', async () => {
  history.replaceState(null, '', '#item-3')
  const box = document.body.appendChild(pictureOf(<Faq />))
  press(box.querySelector<HTMLElement>('#item-1 button')!)
  box.querySelector('#item-4-answer')!.removeAttribute('hidden')
  const onToggle = vi.fn()
  const root = hydrateRoot(box, <Faq onToggle={onToggle} />)
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })

  await waitFor(() => expect(openOnes()).toEqual([questions()[4]]))
  expect([...box.querySelectorAll('hic-answer:not([hidden])')]).toEqual([answerTo(questions()[4]!)])
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(toggled(4))
})

test('prerenders every answer, without a style attribute, and hydrates over it', async () => {
  const complaints = vi.spyOn(console, 'error')
  onTestFinished(() => complaints.mockRestore())
  const box = document.body.appendChild(pictureOf(<Faq />))
  onTestFinished(() => box.remove())

  expect(box.innerHTML).not.toContain('style=')
  expect(box.querySelectorAll('[hidden=until-found]')).toHaveLength(8)
  expect(box.textContent).toContain('capped at 70%')
  const root = hydrateRoot(box, <Faq />)
  onTestFinished(() => root.unmount())
  await userEvent.click(questions()[6]!)

  await waitFor(() => expect(openOnes()).toEqual([questions()[6]]))
  expect(complaints).not.toHaveBeenCalled()
})

test('says that there are no questions yet if the page’s own list is empty', () => {
  const { rerender } = render(<Faq items={[]} />)
  expect(screen.getByText('No questions yet.')).toBeTruthy()

  rerender(<Faq />)

  expect(screen.queryByText('No questions yet.')).toBeNull()
})

test('a list without questions leaves the page where it is', () => {
  window.scrollTo(0, 0)
  render(
    <div style={{ paddingTop: '200vh' }}>
      <Faq items={[]} />
    </div>,
  )
  window.dispatchEvent(new HashChangeEvent('hashchange'))

  expect(scrollY).toBe(0)
})

test('an open answer stays with its question when the page sets another list, and goes with it', async () => {
  const [who, when] = [
    { question: 'Who?', answer: 'Everybody.' },
    { question: 'When?', answer: 'In July.' },
  ] as const
  const { rerender } = render(<Faq items={[who, when]} />)
  await userEvent.click(questions()[0]!)

  rerender(<Faq items={[when, who]} />)
  expect(openOnes().map(question => question.textContent)).toEqual(['2Who?'])
  expect(answerTo(openOnes()[0]!).textContent).toBe('Everybody.')
  rerender(<Faq items={[when]} />)

  expect(openOnes()).toEqual([])
})

test('closes answers, and prints them, even in a browser without content-visibility', async () => {
  const sheet = document.head.appendChild(document.createElement('style'))
  onTestFinished(() => sheet.remove())
  // The browser under test has it, and uses it to close what is hidden until found.
  const unknown = '.hic-answer { content-visibility: visible !important }'
  sheet.textContent = rules.replaceAll('content-visibility', 'unheard-of') + unknown
  render(<Faq />)
  const [first, second] = questions() as [HTMLElement, HTMLElement]
  const shows = (question: HTMLElement) => answerTo(question).getBoundingClientRect().height > 0

  await userEvent.click(first)
  expect([shows(first), shows(second)]).toEqual([true, false])
  await userEvent.click(first)
  expect(shows(first)).toBe(false)
  await emulateMedia('print')

  expect([shows(first), shows(second)]).toEqual([true, true])
})

test('a paragraph that occurs twice in an answer is taken out twice when the page sets another', () => {
  const { rerender } = render(<Faq items={[{ question: 'Who?', answer: 'Us.\n\nUs.' }]} />)

  rerender(<Faq items={[{ question: 'Who?', answer: 'You.' }]} />)

  expect(screen.queryByText('Us.')).toBeNull()
})
