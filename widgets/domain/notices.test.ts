import { expect, test } from 'vitest'
import { CONTACT_NOTICE, collectionNotice } from './notices.ts'

/** What stood at the contact form, by the version that is stored. One only adds to it: messages name these. */
const SHOWN: Record<string, string> = {
  '2026-11-21': 'We use your name and email address to answer you, and for nothing else.',
}

test('the notice of the contact form is not changed without a new version', () => {
  expect(CONTACT_NOTICE.text).toBe(SHOWN[CONTACT_NOTICE.version])
})

test('the notice says who collects and whom to write to', () => {
  const notice = collectionNotice({ name: 'Somebody', email: 'hello@somebody.example' }).join(' ')

  expect(notice).toContain('Somebody collects')
  expect(notice).toContain('hello@somebody.example')
})
