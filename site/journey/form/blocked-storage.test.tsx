import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentAnswers, keepAnswers } from '../answers/answers.ts'
import { bookingOccasion, nextBookingOccasion } from '../call/booking.ts'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'

const address = location.href
const storages = ['sessionStorage', 'localStorage'] as const
const theirs = storages.map(name => [name, Object.getOwnPropertyDescriptor(window, name)!] as const)

const fail = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

const WAYS = {
  throws: () => {
    for (const name of storages) Object.defineProperty(window, name, { configurable: true, get: fail })
  },
  'fills up': () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail),
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const [name, own] of theirs) Object.defineProperty(window, name, own)
  history.replaceState(null, '', address)
  document.body.replaceChildren()
})

/** A form as it is when its page opens, with its draft put back. */
function openForm(): HTMLInputElement {
  document.body.innerHTML = '<form><label>Name <input name="full_name"></label></form>'
  const form = document.querySelector('form')!
  restoreDraft('blocked', form)
  return form.querySelector('input')!
}

function typeName(name: string) {
  const field = openForm()
  field.value = name
  keepDraft('blocked', field.form!)
}

describe.each(Object.entries(WAYS))('where storage %s', (_, breakStorage) => {
  test('what was typed comes back', () => {
    typeName('Robyn')
    breakStorage()

    typeName('Robin')
    expect(openForm().value).toBe('Robin')

    forgetDraft('blocked')
    expect(openForm().value).not.toBe('Robin')
  })

  test('the next page knows the last answers', () => {
    keepAnswers({ coverFor: 'families', state: 'NSW' })
    breakStorage()
    keepAnswers({ state: 'QLD' })

    history.replaceState(null, '', '/get-quote')
    expect(currentAnswers()).toMatchObject({ coverFor: 'families', state: 'QLD' })
  })

  test('a call booked after a cancelled one is a new call', () => {
    nextBookingOccasion()
    breakStorage()
    const before = bookingOccasion()

    nextBookingOccasion()
    expect(bookingOccasion()).not.toBe(before)
  })
})

test('another tab has the last word on what a device keeps', () => {
  nextBookingOccasion()
  localStorage.setItem('hic-booking-occasion', ' of the other tab')

  expect(bookingOccasion()).toMatch(/ of the other tab$/)
})
