import { beforeEach, expect, test } from 'vitest'
import { officeDay } from '#widgets/domain/office-day.ts'
import { dropSubmission, keepSubmission, type Submission, submissions } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'
import { replaceEarlier } from './replace-earlier.ts'

beforeEach(() => {
  for (const { id } of submissions()) dropSubmission(id)
  sessionStorage.clear()
  localStorage.clear()
})

const HERS = '+61491570006'
const request = (full_name: string, phone: string) => ({ full_name, phone }) as Filled<'quote_requests'>

/** Sends while nobody answers. */
async function sendAndWait(name: string, phone = HERS) {
  const row = request(name, phone)
  await replaceEarlier('quote_requests', row)
  const id = await submissionId('quote_requests', row, officeDay())
  keepSubmission({ id, table: 'quote_requests', row: { id, ...row }, madeAt: Date.now(), state: 'waiting' })
}

const waiting = () => submissions().map(({ row }) => row.full_name)

test('a request that is corrected while it waits is sent once, as corrected', async () => {
  await sendAndWait('Robyn')
  await sendAndWait('Robin')

  expect(waiting()).toEqual(['Robin'])
})

test('a request that is corrected while it is still being sent, by whoever left the form and came back, is sent once, too', async () => {
  await sendAndWait('Robyn')
  const [first] = submissions() as [Submission]
  keepSubmission({ ...first, state: 'sending' })

  await sendAndWait('Robin')

  expect(waiting()).toEqual(['Robin'])
  expect(localStorage.getItem(`hic-taken-back:${first.id}`)).not.toBeNull()
})

test('if a try of the first may have arrived, that is withdrawn', async () => {
  await sendAndWait('Robyn')
  const [{ id }] = submissions() as [Submission]
  localStorage.setItem(`hic-tried:${id}`, String(Date.now()))

  await sendAndWait('Robin')

  expect(submissions().map(({ row }) => row.request_id ?? row.full_name)).toEqual([id, 'Robin'])
})

test('the same request sent again keeps waiting', async () => {
  await sendAndWait('Robin')
  await replaceEarlier('quote_requests', request('Robin', HERS))

  expect(waiting()).toEqual(['Robin'])
})

test('what another tab’s form sent is left alone', async () => {
  await sendAndWait('Robyn')
  sessionStorage.clear()
  await sendAndWait('Robin')

  expect(waiting()).toEqual(['Robyn', 'Robin'])
})

test('somebody else’s request from the same tab does not replace the one that is waiting', async () => {
  await sendAndWait('Robin')
  await sendAndWait('Sam', '+61491570156')

  expect(waiting()).toEqual(['Robin', 'Sam'])
})
