import { matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { isThere, type Load, loadPage, pageRoute } from './page-route.ts'

test('a page that is on show stays the component that it is, though it was also fetched ahead and that comes later', async () => {
  const [first, second] = [
    Promise.withResolvers<Awaited<ReturnType<Load>>>(),
    Promise.withResolvers<Awaited<ReturnType<Load>>>(),
  ]
  const load = vi.fn<Load>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  const matches = matchRoutes([pageRoute('/text', load)], '/text')
  const [ahead, led] = [loadPage(matches), loadPage(matches)]
  const onShow = () => null
  second.resolve({ default: onShow })
  await led
  first.resolve({ default: () => null })
  await ahead

  expect(matches![0]!.route.Component).toBe(onShow)
})

test('a page that is there already is not fetched again, and one that could not be fetched is', async () => {
  const load = vi.fn<Load>(async () => ({ default: () => null })).mockRejectedValueOnce(new TypeError('offline'))
  const matches = matchRoutes([pageRoute('/ahead', load)], '/ahead')
  await expect(loadPage(matches)).rejects.toThrow('offline')
  expect(isThere(matches)).toBe(false)

  await loadPage(matches)
  expect(isThere(matches)).toBe(true)
  await loadPage(matches)

  expect(load).toHaveBeenCalledTimes(2)
})
