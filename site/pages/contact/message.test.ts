import { expect, test } from 'vitest'
import { readMessage } from './message.ts'

function sent(message: string) {
  const data = new FormData()
  const fields = { full_name: 'Robin', email: 'robin@example.com', topic: 'A complaint', message }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const read = readMessage(data)
  return read.ok ? read.row.message : read.problems.message
}

test('a pasted message keeps its lines and loses what the database refuses', () => {
  expect(sent('one\vtwo\fthree\u0085four\u2028five\u2029six\r\n\r\nseven\reight\tnine')).toBe(
    'one\ntwo\nthree\nfour\nfive\nsix\n\nseven\neight\tnine',
  )
  expect(sent('a\0b\u0007c\u001bd\u007fe\u009ff')).toBe('abcdef')
  expect(sent(' \u0007\u2028 ')).toBe('Enter your message.')
  expect(sent('\u200b\u00ad\n\u3164')).toBe('Enter your message.')
})
