import { createMemoryRouter, matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Load, loadPage, pageRoute } from './page-route.tsx'

test.each(['is still on its way there', 'was called back'])(
  'a page may be put in place while the router fetches it too, without a warning: the router %s',
  async where => {
    using warned = vi.spyOn(console, 'warn')
    const fetched = Promise.withResolvers<Awaited<ReturnType<Load>>>()
    const router = createMemoryRouter([pageRoute('/ahead', () => fetched.promise), { path: '/' }])
    router.initialize()
    const going = router.navigate('/ahead')
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'))
    if (where === 'was called back') await router.navigate('/')
    const put = loadPage(matchRoutes(router.routes, '/ahead'))
    fetched.resolve({ default: () => null })
    await Promise.all([put, going])

    expect(warned).not.toHaveBeenCalled()
    expect(matchRoutes(router.routes, '/ahead')![0]!.route.lazy).toBeUndefined()
  },
)

test('a page that is there already is not fetched again', async () => {
  const load = vi.fn(async () => ({ default: () => null }))
  const matches = matchRoutes([pageRoute('/ahead', load)], '/ahead')
  await loadPage(matches)
  await loadPage(matches)

  expect(load).toHaveBeenCalledOnce()
})
