import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { defineWidget } from '#widgets/kit/element/define-widget.ts'
import { whenNear } from '#widgets/kit/element/near.ts'
import { pictureOf } from '#widgets/kit/element/tests/picture-of.ts'
import { whole } from '#widgets/kit/element/whole.ts'
import { faq } from './element.ts'
import { Faq } from './faq.tsx'
import { press } from './paint.ts'

defineWidget(faq, () => whole(faq), whenNear)

afterEach(() => document.body.replaceChildren())

async function shown(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  await new Promise(ready => element.addEventListener('hic-ready', ready, { once: true }))
  return element
}

const questions = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll('button')]

test('turns the <details> inside the tag into its questions', async () => {
  const element = await shown(`
    <hic-faq heading="About this plan">
      <details><summary>Who may <b>join</b>?</summary>Everybody.</details>
      <details><summary>When?</summary><p>In July.</p><p>Not before.</p></details>
      <details><summary>How long?</summary>See <a href="/terms">our <b>terms</b></a>.<!-- new --></details>
      <details><summary>For whom?</summary><div>For you, <ul><li>a partner</li><li><p>or a child</p></li></ul></div></details>
      <details><summary>Where?</summary><style>p { margin: 0 }</style>In <noscript><img src="a.png"></noscript>Australia.<script type="text/template">{}</script></details>
      <details><summary>How?</summary>Press the <svg><title>plus</title><filter></filter><line x2="9"></line></svg>sign. <product-description>It opens.</product-description></details>
    </hic-faq>`)

  expect(questions(element).map(button => button.textContent)).toEqual([
    '1Who may join?',
    '2When?',
    '3How long?',
    '4For whom?',
    '5Where?',
    '6How?',
  ])
  const answers = [...element.shadowRoot!.querySelectorAll('.hic-answer')]
  expect(answers.map(answer => [...answer.querySelectorAll('p')].map(p => p.textContent))).toEqual([
    ['Everybody.'],
    ['In July.', 'Not before.'],
    ['See our terms.'],
    ['For you,', 'a partner', 'or a child'],
    ['In Australia.'],
    ['Press the sign. It opens.'],
  ])
})

test('an answer that folds part of itself away stays one answer, even if the page folds the tag away', async () => {
  document.body.innerHTML = `<details open><summary>Questions</summary><hic-faq>
      <details><summary>Who?</summary>Everybody.<details><summary>Truly?</summary>Yes.</details></details>
    </hic-faq></details>`
  const element = document.querySelector<HTMLElement>('hic-faq')!
  await new Promise(ready => element.addEventListener('hic-ready', ready, { once: true }))

  expect(questions(element).map(button => button.textContent)).toEqual(['1Who?'])
  const answer = [...element.shadowRoot!.querySelectorAll('.hic-answer p')]
  expect(answer.map(paragraph => paragraph.textContent)).toEqual(['Everybody.', 'Truly?', 'Yes.'])
})

test('asks our eight questions when there is nothing inside', async () => {
  expect(questions(await shown('<hic-faq></hic-faq>'))).toHaveLength(8)
})

test('takes in what the page writes into the tag after the script has loaded', async () => {
  const element = await shown('<hic-faq><details><summary>Who?</summary>Everybody.</details></hic-faq>')

  element.insertAdjacentHTML('beforeend', '<details><summary>When?</summary>In July.</details>')
  await waitFor(() => expect(questions(element).map(button => button.textContent)).toEqual(['1Who?', '2When?']))
  element.querySelector('summary')!.firstChild!.nodeValue = 'Whoever?'

  await waitFor(() => expect(questions(element)[0]!.textContent).toBe('1Whoever?'))
})

test('leaves an address to a page that has an element with that id itself', async () => {
  history.replaceState(null, '', '#item-3')
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  const theirs = document.createElement('p')
  theirs.id = 'item-3'
  const element = document.createElement('hic-faq')
  const ready = new Promise(done => element.addEventListener('hic-ready', done))
  document.body.append(theirs, element)
  await ready

  location.hash = '#item-4'
  await waitFor(() => expect(questions(element)[4]!.ariaExpanded).toBe('true'))
  location.hash = '#item-3'
  await new Promise(followed => addEventListener('hashchange', followed, { once: true }))

  expect(questions(element).filter(question => question.ariaExpanded === 'true')).toEqual([questions(element)[4]])
})

test('a link to a question leads there again, though the address stays as it is', async () => {
  history.replaceState(null, '', '#item-3')
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
  const element = await shown('<hic-faq></hic-faq>')
  await waitFor(() => expect(questions(element)[3]!.ariaExpanded).toBe('true'))
  questions(element)[3]!.click()
  await waitFor(() => expect(questions(element)[3]!.ariaExpanded).toBe('false'))
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#item-3'

  link.click()

  await waitFor(() => expect(questions(element)[3]!.ariaExpanded).toBe('true'))
})

test('is English from left to right on any page, unless the tag says that its questions are not', async () => {
  const inside = '<details><summary>من؟</summary>الجميع.</details>'
  const ours = (await shown('<hic-faq></hic-faq>')).shadowRoot!.querySelector<HTMLElement>('.hic-root')!
  expect([ours.lang, ours.dir]).toEqual(['en-AU', 'ltr'])

  const theirs = (await shown(`<hic-faq lang="ar" dir="rtl">${inside}</hic-faq>`)).shadowRoot!
  const box = theirs.querySelector<HTMLElement>('.hic-root')!

  expect([box.lang, box.dir]).toEqual(['ar', 'rtl'])
})

test('if the page goes on in another language, the questions that it then sets are read out and laid out in that one', async () => {
  const element = await shown('<hic-faq></hic-faq>')
  const box = element.shadowRoot!.querySelector<HTMLElement>('.hic-root')!

  Object.assign(element, { lang: 'ar', dir: 'rtl', items: [{ question: 'من؟', answer: 'الجميع.' }] })

  await waitFor(() => expect(box.textContent).toContain('من؟'))
  expect([box.lang, box.dir]).toEqual(['ar', 'rtl'])
})

test('a prefix with a space in it is no id, and is not taken', () => {
  const { read } = faq.attributes.idPrefix!

  expect(read('saver')).toBe('saver')
  for (const bad of ['my list', '', {}]) expect(read(bad)).toBeUndefined()
})

test('answers at once with what the page set, even while the tag is out of the page', async () => {
  const element = (await shown('<hic-faq heading="Ours"></hic-faq>')) as HTMLElement & { heading?: string }

  element.heading = 'Yours'
  expect(element.heading).toBe('Yours')
  element.remove()
  element.heading = 'Theirs'

  await Promise.resolve()
  expect(element.heading).toBe('Theirs')
})

test('prefers items that the page set by script', async () => {
  const element = document.createElement('hic-faq')
  element.innerHTML = '<details><summary>From the page</summary>…</details>'
  Object.assign(element, { items: [{ question: 'From script', answer: '…' }] })
  document.body.append(element)

  await waitFor(() => expect(questions(element).map(button => button.textContent)).toEqual(['1From script']))
})

test('answers before React as after, even if the browser’s search opened an answer in between', () => {
  const picture = document.body.appendChild(pictureOf(<Faq />))
  const [first, , third] = picture.querySelectorAll('button')
  const open = () => [...picture.querySelectorAll('hic-answer:not([hidden])')].map(({ id }) => id)
  press(first!)
  picture.querySelector('#item-2-answer')!.removeAttribute('hidden')

  press(third!)
  expect(open()).toEqual([])
  press(first!)
  picture.querySelector('#item-2-answer')!.removeAttribute('hidden')
  press(picture.querySelector('#item-4 button')!)

  expect(open()).toEqual(['item-4-answer'])
})

test('tells the page what opened, without React’s events leaking', async () => {
  const element = await shown('<hic-faq></hic-faq>')
  const told = vi.fn()
  document.body.addEventListener('hic-toggle', event => told((event as CustomEvent).detail), { once: true })

  questions(element)[2]!.click()

  const question = 'What is the Medicare Levy Surcharge?'
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ item: 'item-2', question, open: true }))
})

describe('a tag that was taken out under #item-3 and put back', () => {
  async function putBack(under: string, before = async (_element: HTMLElement) => {}) {
    history.replaceState(null, '', '#item-3')
    onTestFinished(() => history.replaceState(null, '', location.pathname + location.search))
    const element = await shown('<hic-faq></hic-faq>')
    await open(element, [3])
    await before(element)
    element.remove()
    await new Promise(later => setTimeout(later))
    history.replaceState(null, '', under)
    const told = vi.fn()
    element.addEventListener('hic-toggle', event => told((event as CustomEvent).detail.item))
    document.body.append(element)
    return { element, told }
  }
  const open = (element: HTMLElement, which: number[]) =>
    waitFor(() =>
      expect(questions(element).flatMap(({ ariaExpanded }, at) => (ariaExpanded === 'true' ? at : []))).toEqual(which),
    )

  test('follows the same address again', async () => {
    const { element, told } = await putBack('#item-3')

    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('item-3'))
    await open(element, [3])
  })

  test('keeps the answer that was open instead, and speaks of no other', async () => {
    const { element, told } = await putBack('#item-3', async element => {
      questions(element)[5]!.click()
      await open(element, [5])
    })

    await waitFor(() => expect(told).toHaveBeenCalledWith('item-5'))
    await new Promise(later => setTimeout(later))
    await open(element, [5])
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('follows a link to another answer that brought it back', async () => {
    const { element, told } = await putBack('#item-1')

    await waitFor(() => expect(told).toHaveBeenLastCalledWith('item-1'))
    await open(element, [1])
  })
})
