import { CATALOGUE_URL, type Manifest } from '#widgets/domain/catalogue/manifest.ts'
import {
  decode,
  FORMAT,
  type PartitionFile,
  type PartitionKey,
  partitionName,
} from '#widgets/domain/catalogue/partition.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import type { CoverFor } from '#widgets/domain/cover-for.ts'
import type { CoverType } from '#widgets/domain/cover-types.ts'
import { dataStateOf, type State } from '#widgets/domain/states.ts'

/** Which policies: those on sale to a household, in a state, of a type of cover. */
export interface Wanted {
  coverFor: CoverFor
  state: State
  coverType: CoverType
}

export interface Loaded {
  outcome: 'loaded'
  manifest: Manifest
  policies: Policy[]
}

/** `outdated`: the release is of another format than this page reads. */
export type NotLoaded = 'offline' | 'failed' | 'outdated'
export type CatalogueOutcome = Loaded | { outcome: NotLoaded }

/** What the visitor reads. */
export const SENTENCE: Record<NotLoaded, string> = {
  offline:
    'You seem to be offline, and these policies are not saved on this device. Your answers are kept; try again when you are back online.',
  failed: 'We could not load the policies. The fault is ours or the network’s, not yours. Your answers are kept.',
  outdated: 'This page is older than our data. Reload it to see the policies. Your answers are kept.',
}

const STORE = 'hic-catalogue-1'

const MANIFEST_URL = `${CATALOGUE_URL}/manifest.json`

const loaded = new Map<string, Promise<CatalogueOutcome>>()
let loadedOn = ''

/** By the device's calendar, which costs nothing: a tab may be open for longer than a release. */
const dayHere = () => new Date().toDateString()

/**
 * The policies of one state, household and cover type. Fetched once a day and kept, also for use without a network;
 * what failed is asked for again the next time.
 */
export function loadPolicies(wanted: Wanted): Promise<CatalogueOutcome> {
  const key: PartitionKey = { ...wanted, state: dataStateOf(wanted.state) }
  const name = partitionName(key)
  const today = dayHere()
  if (today !== loadedOn) loaded.clear()
  loadedOn = today
  const known = loaded.get(name)
  if (known) return known
  const asked = load(name)
  loaded.set(name, asked)
  void asked.then(({ outcome }) => outcome === 'loaded' || loaded.delete(name))
  return asked
}

/** Forgets what was loaded or is under way, but not what the device keeps. */
export function forget(): void {
  loaded.clear()
  ahead = undefined
}

// What is under way began on a line that was down, and may be silent for half a minute: whoever tries again asks anew.
if (!import.meta.env.SSR) addEventListener('online', forget)

let ahead: { manifest: Promise<Manifest>; on: string } | undefined

/** Fetches the list of what there is while the visitor still chooses: the policies are then only one request away. */
export function fetchManifestAhead(): void {
  if (ahead?.on === dayHere()) return
  const asked = { manifest: newest(), on: dayHere() }
  ahead = asked
  asked.manifest.catch(() => {
    if (ahead === asked) ahead = undefined
  })
}

/** The funds whose policies can be compared; none if the release in use cannot be had. */
export const fundsOnSale = (): Promise<Manifest['funds']> =>
  newest().then(
    ({ funds }) => funds.filter(({ policies }) => policies > 0),
    () => [],
  )

/** What was fetched ahead is used once, and on its day: a tab may be open for longer than a release lasts. */
function takeManifest(): Promise<Manifest> {
  const taken = ahead?.on === dayHere() ? ahead.manifest : newest()
  ahead = undefined
  return taken
}

async function load(name: string): Promise<CatalogueOutcome> {
  try {
    const manifest = await takeManifest()
    return await loadFrom(manifest, name).catch(async reason => {
      // A list that was fetched ahead, or kept on the device, may name a file that a newer release has removed.
      const newer = await newest()
      if (newer.release === manifest.release) throw reason
      return loadFrom(newer, name)
    })
  } catch (reason) {
    if (!navigator.onLine) return { outcome: 'offline' }
    console.warn('The catalogue could not be loaded.', reason)
    return { outcome: 'failed' }
  }
}

async function loadFrom(manifest: Manifest, name: string): Promise<CatalogueOutcome> {
  if (manifest.format !== FORMAT) return { outcome: 'outdated' }
  const entry = manifest.partitions[name]
  if (!entry) return { outcome: 'loaded', manifest, policies: [] }
  const policies = await kept(`${CATALOGUE_URL}/${entry.file}`)
  // Only once its policies are here: without a network, the previous list still leads to those that the device has.
  await keep(MANIFEST_URL, Response.json(manifest))
  return { outcome: 'loaded', manifest, policies }
}

// On a connection that has gone silent nothing fails by itself. Without a list yet it may just be slow, and waits longer.
const SILENT_AFTER_MS = 8_000
const GIVEN_UP_AFTER_MS = 30_000

/** The network first: the manifest changes each month. */
async function newest(): Promise<Manifest> {
  const asked = fetched(MANIFEST_URL, asManifest)
  const inTime = await Promise.race([asked, after(SILENT_AFTER_MS)]).catch(() => undefined)
  if (inTime) return inTime
  const known = await keptManifest()
  if (known) fromDevice.add(known)
  return known ?? asked
}

const fromDevice = new WeakSet<Manifest>()

/** Whether the network was asked in vain: this is the list that the device kept, and there may be a newer one. */
export const isFromDevice = (manifest: Manifest): boolean => fromDevice.has(manifest)

const after = (ms: number) =>
  new Promise<undefined>(over => AbortSignal.timeout(ms).addEventListener('abort', () => over(undefined)))

/** The device first: the name carries the hash of the content. */
async function kept(url: string): Promise<Policy[]> {
  const known = await fromStore(url, asPolicies)
  return known ?? fetched(url, asPolicies, keep)
}

type Read<T> = (json: unknown) => T

const asPolicies: Read<Policy[]> = json => decode(json as PartitionFile)

const asManifest: Read<Manifest> = json => {
  const manifest = json as Manifest
  if (typeof manifest?.format !== 'number') throw new Error('This is no manifest')
  return manifest
}

/**
 * The one that this device keeps, if it is of this page's format: only the network says that a page is outdated. One of
 * an older format was kept by an earlier version of the page and is of no more use; one of a newer format belongs to a
 * newer version, in another tab.
 */
async function keptManifest(): Promise<Manifest | undefined> {
  const manifest = await fromStore(MANIFEST_URL, json => {
    const read = asManifest(json)
    if (read.format < FORMAT) throw new Error(`This manifest is of format ${read.format}`)
    return read
  })
  return manifest?.format === FORMAT ? manifest : undefined
}

/** A Wi-Fi sign-in page answers every request with 200: if it were kept, it would stay for good. */
async function fetched<T>(url: string, read: Read<T>, onRead?: typeof keep): Promise<T> {
  const ask = (cache: RequestCache) => fetch(url, { cache, signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS) })
  const first = await ask('default')
  // Some hosts let browsers cache for a year the 404 of a file that was still being uploaded.
  const answer = first.status === 404 ? await ask('reload') : first
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const copy = answer.clone()
  const value = read(await answer.json())
  await onRead?.(url, copy)
  return value
}

// The store is a convenience: private windows and full disks may refuse it.
async function fromStore<T>(url: string, read: Read<T>): Promise<T | undefined> {
  try {
    const store = await caches.open(STORE)
    const answer = await store.match(url)
    if (!answer) return undefined
    return await answer
      .json()
      .then(read)
      .catch(async () => void (await store.delete(url)))
  } catch {
    return undefined
  }
}

const MOST_KEPT = 12

async function keep(url: string, answer: Response): Promise<void> {
  try {
    const store = await caches.open(STORE)
    await store.put(url, answer)
    const partitions = (await store.keys()).filter(request => !request.url.endsWith('manifest.json'))
    for (const old of partitions.slice(0, -MOST_KEPT)) await store.delete(old)
  } catch {}
}
