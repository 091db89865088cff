import { expect, test } from 'vitest'
import { collectionNotice } from './notices.ts'

test('the notice says who collects and whom to write to', () => {
  const notice = collectionNotice({ name: 'Somebody', email: 'hello@somebody.example' }).join(' ')

  expect(notice).toContain('Somebody collects')
  expect(notice).toContain('hello@somebody.example')
})
