// In the browser: the store is its own.
import { expect, test } from 'vitest'
import { forget, loadPolicies } from '../client.ts'

const WANTED = { state: 'NSW', coverFor: 'singles', coverType: 'hospital-only' } as const

test.each([
  ['a page to sign in to a network', '<h1>Welcome to our Wi-Fi</h1>'],
  ['half a file', '{"format":3,"count":'],
  ['something else altogether', '{"error":"not today"}'],
])('%s that the device has kept for policies is thrown away, and they are fetched', async (_, spoiled) => {
  const manifest = await (await fetch('/catalogue/manifest.json')).json()
  const url = `/catalogue/${manifest.partitions['NSW/singles/hospital-only'].file}`
  const store = await caches.open('hic-catalogue-1')
  await store.put(url, new Response(spoiled))
  forget()

  expect(await loadPolicies(WANTED)).toMatchObject({ outcome: 'loaded' })
  expect(await (await store.match(url))?.json()).toMatchObject({ state: 'NSW' })
})
