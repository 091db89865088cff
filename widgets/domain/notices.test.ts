import { expect, test } from 'vitest'
import { ACCOUNT_NOTICE, CONTACT_NOTICE, collectionNotice } from './notices.ts'

/** What stood at the contact form, by the version that is stored. One only adds to it: messages name these. */
const SHOWN: Record<string, string> = {
  '2026-11-21': 'We use your name and email address to answer you, and for nothing else.',
  '2026-11-26':
    'We use your name and email address to answer you, and for nothing else. They go to our team and to the providers who run our systems, perhaps outside Australia. You can ask to see, correct or delete them, or complain.',
}

test('the notice of the contact form is not changed without a new version', () => {
  expect(CONTACT_NOTICE.text).toBe(SHOWN[CONTACT_NOTICE.version])
})

test('forms that ask for a name, a number or an account say what it is for, and that others may hold it abroad', () => {
  const notices = [
    collectionNotice({ name: 'Somebody', email: 'hello@somebody.example' }).join(' '),
    CONTACT_NOTICE.text,
  ]

  for (const notice of [...notices, ...Object.values(ACCOUNT_NOTICE)]) {
    expect(notice).toContain('and for nothing else')
    expect(notice).toMatch(/providers who run our systems.*perhaps outside Australia/)
  }
  for (const notice of notices) expect(notice).toMatch(/see, correct or delete .*or complain/)
})

test('the notice says who collects and whom to write to', () => {
  const notice = collectionNotice({ name: 'Somebody', email: 'hello@somebody.example' }).join(' ')

  expect(notice).toContain('Somebody collects')
  expect(notice).toContain('hello@somebody.example')
})

test('the notice says what happens without a name and a number: no call, and the comparison all the same', () => {
  const notice = collectionNotice({ name: 'Somebody', email: 'hello@somebody.example' })

  expect(notice).toContain('Without a name and a number we cannot call; you can compare without either.')
})
