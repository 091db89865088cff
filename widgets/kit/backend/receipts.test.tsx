import { expect, test } from 'vitest'
import { RECEIPT_KEY } from './receipt-key.ts'
import { changeReceipt, receipts } from './receipts.ts'

test('a receipt without its row or its time, as another script may leave it, is none', () => {
  const sound = { id: 'c', table: 'quote_requests', row: { full_name: 'Robin' }, arrivedAt: Date.now() }
  const odd = [null, 'a', { ...sound, id: 'a', row: undefined }, { ...sound, id: 'b', arrivedAt: 'today' }]
  sessionStorage.setItem(RECEIPT_KEY, JSON.stringify([...odd, sound]))

  expect(receipts()).toEqual([sound])
})

test('a page that was in the browser’s memory keeps the receipts of what another page of its tab sent meanwhile', () => {
  const receipt = (id: string) =>
    ({ id, table: 'quote_requests', row: { full_name: 'Robin' }, arrivedAt: Date.now() }) as const
  const [here, there, next] = [receipt('here'), receipt('there'), receipt('next')]
  sessionStorage.setItem(RECEIPT_KEY, JSON.stringify([here]))
  expect(receipts()).toEqual([here])
  sessionStorage.setItem(RECEIPT_KEY, JSON.stringify([there, here]))

  changeReceipt(next)

  expect(receipts()).toEqual([next, there, here])
})
