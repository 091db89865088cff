import { expect, test } from 'vitest'
import { form } from '#site/ui/form-for-tests.ts'
import { CONTACT_NOTICE } from '#widgets/domain/notices.ts'
import { readMessage } from './message.ts'

function sent(message: string) {
  const { row, problems } = readMessage(filled({ email: 'robin@example.com', message }))
  return row ? row.message : problems.message
}

test('a pasted message keeps its lines and loses what the database refuses', () => {
  expect(sent('one\vtwo\fthree\u0085four\u2028five\u2029six\r\n\r\nseven\reight\tnine')).toBe(
    'one\ntwo\nthree\nfour\nfive\nsix\n\nseven\neight\tnine',
  )
  expect(sent('\n Hello.\n\n')).toBe('Hello.')
  expect(sent('a\0b\u0007c\u001bd\u007fe\u009ff')).toBe('abcdef')
  expect(sent(' \u0007\u2028 ')).toBe('Enter your message.')
  expect(sent('\u200b\u00ad\n\u3164')).toBe('Enter your message.')
})

test('a message is read as the team will read it', () => {
  expect(readMessage(filled({ email: ' Robin@Example.com ', topic: 'A complaint', message: 'Hello.' }))).toEqual({
    problems: {},
    row: {
      full_name: 'Robin',
      email: 'robin@example.com',
      topic: 'A complaint',
      message: 'Hello.',
      consent_version: CONTACT_NOTICE.version,
    },
  })
})

test('says each thing that is missing or wrong', () => {
  expect(readMessage(new FormData())).toEqual({
    problems: {
      full_name: 'Enter your name, so that we know who to reply to.',
      email: 'Enter your email address.',
      message: 'Enter your message.',
    },
  })
  expect(readMessage(filled({ email: 'robin@', message: 'Hello.' }))).toEqual({
    problems: { email: 'Invalid email address' },
  })
  expect(readMessage(filled({ email: 'robin@example.com', message: 'x'.repeat(4001) }))).toEqual({
    problems: {
      message: 'Shorten your message to 4,000 characters: it has 4,001. Or send the rest in a second message.',
    },
  })
})

const filled = (fields: Record<string, string>) => form({ full_name: 'Robin', ...fields })
