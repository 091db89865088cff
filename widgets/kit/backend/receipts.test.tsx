import { expect, test } from 'vitest'
import { RECEIPT_KEY } from './receipt-key.ts'
import { receipts } from './receipts.ts'

test('a receipt without its row or its time, as another script may leave it, is none', () => {
  const sound = { id: 'c', table: 'quote_requests', row: { full_name: 'Robin' }, arrivedAt: Date.now() }
  const odd = [null, 'a', { ...sound, id: 'a', row: undefined }, { ...sound, id: 'b', arrivedAt: 'today' }]
  sessionStorage.setItem(RECEIPT_KEY, JSON.stringify([...odd, sound]))

  expect(receipts()).toEqual([sound])
})
