import { expect, onTestFinished, test, vi } from 'vitest'
import { cameFrom, noteWhereFrom } from './came-from.ts'

/** Arrives from a page, as the browser reports it. */
function arriveFrom(referrer: string) {
  const reported = vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  noteWhereFrom()
  reported.mockRestore()
}

test('a partner is credited with the origin that the browser reports, and keeps the credit on our own pages', () => {
  onTestFinished(() => sessionStorage.clear())
  arriveFrom('')
  arriveFrom('android-app://com.example.mail/')
  expect(cameFrom()).toBeUndefined()

  arriveFrom('https://partner.example/cover?for=families')
  expect(cameFrom()).toBe('https://partner.example')
  arriveFrom(`${location.origin}/guides`)

  expect(cameFrom()).toBe('https://partner.example')
})
