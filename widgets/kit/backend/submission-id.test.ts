import fc from 'fast-check'
import { expect, test } from 'vitest'
import { manageToken, submissionId } from './submission-id.ts'

const UUID_8 = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('the same content has the same id, in whatever order its fields stand', async () => {
  const one = await submissionId('quote_requests', { phone: '+61491570006', answers: { a: 1, b: [2] } }, '2026-11-21')
  const other = await submissionId('quote_requests', { answers: { b: [2], a: 1 }, phone: '+61491570006' }, '2026-11-21')

  expect(one).toMatch(UUID_8)
  expect(other).toBe(one)
})

test('another day, another table or another word makes another id', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (name, more) => {
      const row = { full_name: name }
      const id = await submissionId('quote_requests', row, '2026-11-21')

      expect(await submissionId('quote_requests', row, '2026-11-22')).not.toBe(id)
      expect(await submissionId('call_bookings', row, '2026-11-21')).not.toBe(id)
      expect(await submissionId('quote_requests', { full_name: `${name}${more}x` }, '2026-11-21')).not.toBe(id)
    }),
    { numRuns: 50 },
  )
})

test('the token of a link cannot be read from the id, and stays the same for it', async () => {
  const id = await submissionId('call_bookings', {}, '2026-11-21')

  expect(await manageToken(id)).toMatch(UUID_8)
  expect(await manageToken(id)).toBe(await manageToken(id))
  expect(await manageToken(id)).not.toBe(id)
})
