import { expect, onTestFinished, test, vi } from 'vitest'
import { monday } from '../catalogue/samples.ts'

test('a run that begins on a Monday and ends on the Tuesday means the same day by its samples’ Monday', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = monday(1)
  const during = Array.from({ length: 7 }, (_, day) => {
    vi.setSystemTime(Date.now() + 86_400_000)
    return [day, monday(1)]
  })

  expect(during).toEqual(during.map(([day]) => [day, before]))
})
