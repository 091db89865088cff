import { PATHS, REACHED_BY_LINK } from '#site/site-map.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { BRAND, type Brand } from '#widgets/domain/brand.ts'
import { dayIn } from '#widgets/domain/zone-clock.ts'
import { movingFolder } from '#widgets/library/version.ts'
import { BACKEND_URL } from '../addresses.ts'
import { brandOf } from '../brand.ts'
import { isPublishableKey, ONLY_PUBLISHABLE_KEY } from '../publishable-key.ts'
import { stop } from '../say.ts'

/** Nothing looks wrong, but not everything can be seen from outside. */
interface Unseen {
  unseen: string
}

/** Why a check does not apply where it was made. */
interface Skipped {
  skipped: string
}

/** Promises, each with a look that answers what is wrong, what cannot be seen, why nobody looked, or nothing. */
export type Checks = Record<string, () => Promise<string | Unseen | Skipped | undefined>>

/** What the partners' pages name. */
export const MAJOR = `/widgets/${movingFolder()}`
export const LOADER = `${MAJOR}/hic.js`

/** Of the backend that is checked, as its pages send it along. */
export const KEY = process.env.VITE_SUPABASE_PUBLISHABLE_KEY || LOCAL_PUBLISHABLE_KEY
if (!isPublishableKey(KEY)) stop(ONLY_PUBLISHABLE_KEY)

/** What the build was told about the operator: outside a build, BRAND has the demo’s. */
export const { officeZone, phone, email }: Brand = { ...BRAND, ...brandOf(process.env.VITE_BRAND) }

/** Where the office is, as everywhere on the site. */
export const today = () => dayIn(officeZone)

const given = URL.parse(process.argv[2]?.replace(/\/+$/, '') ?? '')
if (!given || given.href !== `${given.origin}/`)
  stop('Give the site’s address, with nothing after it: npm run check:deployment -- https://www.your-site.example')
/** Without a slash at its end, as browsers write it. */
export const site = given.origin
/** On the machine where it was built, the demo's data and operator are fine. */
export const isHere = new URL(site).hostname === '127.0.0.1'

/**
 * A redirect is an answer, and is not followed.
 * @throws where none comes in twenty seconds
 */
export const get = (url: string, init?: RequestInit) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })

/** Asks the backend, as a visitor who has not signed in. */
export const ask = (path: string) => get(`${BACKEND_URL}/${path}`, { headers: { apikey: KEY } })
export const rest = (path: string) => ask(`rest/v1/${path}`)

/**
 * The rows that a visitor may read.
 * @throws unless the answer is 200
 */
export async function rows<Row>(path: string): Promise<Row[]> {
  const answer = await rest(path)
  if (answer.status !== 200) throw new Error(`${path.split('?')[0]} answers ${answer.status}`)
  return answer.json()
}

let asked: Promise<{ path: string; status: number; headers: Headers; text: string }[]> | undefined
/** Every page, the home page first, asked for once. */
export function pages() {
  asked ??= Promise.all(
    [...PATHS, ...REACHED_BY_LINK].map(async path => {
      const answer = await get(site + path)
      return { path, status: answer.status, headers: answer.headers, text: await answer.text() }
    }),
  )
  return asked
}

export const home = async () => (await pages())[0]!
