// In the browser: the store is its own.
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { fetchManifestAhead, forget, fundsOnSale, loadPolicies } from '../client.ts'

const WANTED = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' } as const

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['a page to sign in to a network', '<h1>Welcome to our Wi-Fi</h1>'],
  ['half a file', '{"format":4,"count":'],
  ['something else altogether', '{"error":"not today"}'],
])('%s kept on the device in place of policies is thrown away, and they are fetched', async (_, spoiled) => {
  const manifest = await (await fetch('/catalogue/manifest.json')).json()
  const url = `/catalogue/${manifest.partitions['NSW/singles/hospital-only'].file}`
  const store = await caches.open('hic-catalogue-1')
  await store.put(url, new Response(spoiled))
  forget()

  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded' })
  expect(await (await store.match(url))?.json()).toMatchObject({ state: 'NSW' })
})

/** A line that is there and says nothing, or nothing more. Our patience is a hundredth of what it is. */
function silence(answer: () => Promise<Response>) {
  const inFull = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => inFull(ms / 100))
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, { signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        void answer().then(resolve)
      }),
  )
}
const NEVER = () => new Promise<Response>(() => {})
/** Its first words, and then nothing until the request is given up. */
const IN_THE_MIDDLE = async () =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"format":'))
        AbortSignal.timeout(50).addEventListener('abort', () => body.error(new DOMException('', 'TimeoutError')))
      },
    }),
  )

test.each([
  ['says nothing', NEVER],
  ['falls silent in the middle of the list', IN_THE_MIDDLE],
  ['answers everything with a page to sign in', async () => new Response('<h1>Welcome to our Wi-Fi</h1>')],
])('on a connection that %s the policies are those that the device has', async (_, answer) => {
  forget()
  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded' })
  forget()
  silence(answer)

  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded' })
  expect(await fundsOnSale()).not.toEqual([])
})

test('what the device does not have counts as failed on a silent connection', async () => {
  await caches.delete('hic-catalogue-1')
  forget()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  silence(NEVER)

  expect(await loadPolicies(WANTED)).toEqual({ outcome: 'failed' })
})

/** The list of another month: of the policies wanted it names a file that the site does not have. */
async function otherList(): Promise<Response> {
  const manifest = await (await window.fetch('/catalogue/manifest.json')).json()
  const entry = manifest.partitions['NSW/singles/hospital-only']
  entry.file = '0123456789abcdef.json'
  return Response.json({ ...manifest, release: 'another month' })
}

test('a list that was fetched ahead and is now out of date is fetched again', async () => {
  await caches.delete('hic-catalogue-1')
  forget()
  const list = await otherList()
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(list)
  fetchManifestAhead()

  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded' })
})

test('a list that was fetched ahead on an earlier day is fetched again, though the site still has its files', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  forget()
  const manifest = await (await window.fetch('/catalogue/manifest.json')).json()
  vi.spyOn(window, 'fetch').mockResolvedValueOnce(Response.json({ ...manifest, release: 'the month before' }))
  fetchManifestAhead()
  // Two days: where clocks are put back, one of 24 hours may end on the day on which it began.
  vi.setSystemTime(Date.now() + 2 * 86_400_000)

  const { release } = manifest
  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded', manifest: { release } })
  forget()
})

test.each([
  ['an older', 'forgotten', -1],
  ['a newer', 'left to the newer page in another tab', 1],
] as const)(
  'without a network, a kept list of %s format is no reason to reload the page, and is %s',
  async (_, then, by) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const manifest = await (await fetch('/catalogue/manifest.json')).json()
    const store = await caches.open('hic-catalogue-1')
    await store.put('/catalogue/manifest.json', Response.json({ ...manifest, format: manifest.format + by }))
    forget()
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('No line'))

    expect(await loadPolicies(WANTED)).toEqual({ outcome: 'failed' })
    expect((await store.match('/catalogue/manifest.json')) === undefined).toBe(then === 'forgotten')
  },
)

test('a fund that sells nothing to the public is not among those on sale', async () => {
  const { funds } = await (await fetch('/catalogue/manifest.json')).json()
  const [closed] = funds.filter(({ policies }: { policies: number }) => policies === 0)

  const onSale = await fundsOnSale()

  expect(closed).toBeDefined()
  expect(onSale).not.toContainEqual(closed)
  expect(onSale).toHaveLength(funds.length - 1)
})

test('a list whose policies never arrived does not replace the one whose policies the device has', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  forget()
  await loadPolicies(WANTED)
  forget()
  const list = await otherList()
  const line = vi.spyOn(window, 'fetch')
  line.mockImplementation(async url => {
    if (String(url).endsWith('manifest.json')) return list.clone()
    throw new TypeError('The line broke')
  })
  expect(await loadPolicies(WANTED)).toEqual({ outcome: 'failed' })
  line.mockRejectedValue(new TypeError('No line'))

  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded' })
})
