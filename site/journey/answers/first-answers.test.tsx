import { afterEach, beforeEach, expect, test } from 'vitest'
import { ANSWERS_KEY, tellAnswers } from './first-answers.ts'

const list = (name: string, ids: readonly string[]) =>
  `<select name="${name}">${['', ...ids].map(id => `<option value="${id}">${id}</option>`).join('')}</select>`

beforeEach(() => {
  sessionStorage.setItem(ANSWERS_KEY, '?coverFor=families&postcode=QLD')
  const asked = list('coverFor', ['couples', 'families']) + list('postcode', ['NSW', 'QLD'])
  document.body.innerHTML = `<form action="/quote">${asked}</form>`
})
afterEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.answered
})

const lists = () => [...document.querySelectorAll('select')]
const shown = () => lists().map(({ value }) => value)

test('what was answered before is shown, as if it had been printed', () => {
  tellAnswers()

  expect(shown()).toEqual(['families', 'QLD'])
  expect(lists().map(one => one.querySelector('[selected]')?.getAttribute('value'))).toEqual(['families', 'QLD'])
  expect(document.documentElement.dataset.answered).toBe('')
})

test('what was chosen before the first script came, or put back by the browser, stays chosen', () => {
  lists()[0]!.value = 'couples'

  tellAnswers()

  expect(shown()).toEqual(['couples', 'QLD'])
})
