// `npm run check:deployment -- https://www.example`: what a script can see of a deployment, from outside.
import {
  cacheControl,
  SPECULATION_RULES,
  SPECULATION_RULES_TYPE,
  securityHeaders,
  WIDGET_HEADERS,
} from '#site/serve/headers.ts'
import { LEADS_ON } from '#site/site-map.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { BRAND, type Brand } from '#widgets/domain/brand.ts'
import { slotStart } from '#widgets/domain/call-slots.ts'
import { CATALOGUE_URL } from '#widgets/domain/catalogue/manifest.ts'
import { VERSION } from '#widgets/library/version.ts'
import { BACKEND_URL } from './addresses.ts'

/** Holds what visitors and partners entrusted to us. */
const CLOSED = [
  'quote_requests',
  'quote_withdrawals',
  'call_bookings',
  'booking_changes',
  'newsletter_subscriptions',
  'unsubscribe_requests',
  'contact_messages',
  'web_call_tracking',
  'outbox_messages',
  'partners',
  'data_requests',
]
/** What the partners' pages name. */
const LOADER = `/widgets/v${VERSION.split('.')[0]}/hic.js`
const KEY = process.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? LOCAL_PUBLISHABLE_KEY
/** The zone that the build was given, which outside a build nobody reads for us. */
const { officeZone }: Brand = { ...BRAND, ...JSON.parse(process.env.VITE_BRAND || '{}') }
const site = process.argv[2]?.replace(/\/+$/, '')
if (!site || !URL.canParse(site)) {
  console.error('Name the site: npm run check:deployment -- https://www.your-site.example')
  process.exit(1)
}

const get = (url: string, init?: RequestInit) => fetch(url, { redirect: 'manual', ...init })
const ask = (path: string) => get(`${BACKEND_URL}/${path}`, { headers: { apikey: KEY } })
const rest = (path: string) => ask(`rest/v1/${path}`)

/** Each answers what is wrong, or nothing. */
const CHECKS: Record<string, () => Promise<string | undefined>> = {
  async 'the home page is there, over HTTPS unless it is this machine'() {
    const { protocol, hostname } = new URL(site)
    if (protocol !== 'https:' && hostname !== '127.0.0.1') return 'the address must start with https://'
    const { status } = await get(site)
    if (status !== 200) return `it answers ${status}`
  },
  async 'every security header is sent as the build wrote it'() {
    const { headers } = await get(site)
    const wanted = securityHeaders({ backendUrl: BACKEND_URL })
    const wrong = Object.keys(wanted).filter(name => headers.get(name) !== wanted[name])
    if (wrong.length) return `${wrong.join(', ')} differ; copy them from _headers`
  },
  async 'the pages and the site map name this address'() {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await (await get(site)).text())?.[1]
    const listed = /<loc>([^<]+)/.exec(await (await get(`${site}/sitemap.xml`)).text())?.[1]
    if (!canonical || !listed) return 'one of them names none'
    if (canonical !== listed) return `the home page names ${canonical}, the site map ${listed}`
    if (new URL(site).hostname !== '127.0.0.1' && new URL(listed).origin !== new URL(site).origin)
      return `they name ${listed}; build with VITE_SITE_URL=${site}`
  },
  async 'any page may load the widgets'() {
    const { status, headers } = await get(site + LOADER)
    if (status !== 200) return `${LOADER} answers ${status}; serve dist/widgets under /widgets`
    const wrong = Object.keys(WIDGET_HEADERS).filter(name => headers.get(name) !== WIDGET_HEADERS[name])
    if (wrong.length) return `${wrong.join(', ')} differ under /widgets; copy them from _headers`
  },
  async 'what never changes is kept for a year, and what names it is asked for anew'() {
    const script = /<script [^>]*src="([^"]+)"/.exec(await (await get(site)).text())?.[1]
    if (!script) return 'the home page names no script'
    for (const path of [script, `${CATALOGUE_URL}/manifest.json`, `/widgets/v${VERSION}/hic.js`]) {
      const { headers } = await get(site + path)
      const wanted = cacheControl(path)
      if (headers.get('cache-control') !== wanted) return `${path} is not sent with "cache-control: ${wanted}"`
    }
  },
  async 'browsers may read which pages to draw ahead of the click'() {
    const { headers } = await get(site + SPECULATION_RULES)
    if (!headers.get('content-type')?.startsWith(SPECULATION_RULES_TYPE))
      return `${SPECULATION_RULES} is not sent as ${SPECULATION_RULES_TYPE}`
  },
  async 'an unknown address answers 404 with our page'() {
    const response = await get(`${site}/there-is-no-such-page`)
    if (response.status !== 404) return `it answers ${response.status}`
    if (!(await response.text()).includes('Oops! Page not found')) return 'it shows another page than 404.html'
  },
  async 'addresses with a slash at the end lead to those without'() {
    const { status } = await get(`${site}/guides/`)
    if (status < 300 || status > 308)
      return `/guides/ answers ${status}; React would find another address than was printed`
  },
  async 'the shorter guide addresses lead on'() {
    for (const [from, to] of Object.entries(LEADS_ON)) {
      const { headers } = await get(site + from)
      if (!headers.get('location')?.endsWith(to)) return `${from} does not lead to ${to}; see _redirects`
    }
  },
  async 'the backend answers the key that the build holds'() {
    const { status } = await rest('offers?select=id&limit=1')
    if (status !== 200) return `${BACKEND_URL} answers ${status}`
  },
  async 'nobody reads a request, a booking or a subscriber without signing in'() {
    for (const table of CLOSED) {
      const { status } = await rest(`${table}?limit=1`)
      if (status === 200) return `${table} can be read by anybody: are all migrations applied?`
    }
  },
  async 'people sign in by SMS and by email, and confirm an address first'() {
    const settings = await ask('auth/v1/settings')
    if (settings.status !== 200) return `${BACKEND_URL}/auth/v1/settings answers ${settings.status}`
    const { external, disable_signup, mailer_autoconfirm } = await settings.json()
    if (!external.phone || !external.email) return 'one of the two is off; was supabase/config.toml pushed?'
    if (disable_signup) return 'nobody can sign up; was supabase/config.toml pushed?'
    if (mailer_autoconfirm) return 'no verification link is sent: anybody can sign up as anybody'
  },
  async 'there are times to book in the next days'() {
    const slots = await rest(`call_slots?select=slot_date&slot_start=gt.${new Date().toISOString()}&limit=1`)
    if (slots.status !== 200) return `call_slots answers ${slots.status}`
    if (((await slots.json()) as unknown[]).length === 0) return 'none; is the daily upkeep scheduled?'
  },
  async 'the pages and the database keep the office’s hours in the same zone'() {
    const slots = await rest('call_slots?select=slot_date,slot_no,slot_start&order=slot_start.desc&limit=1')
    const [slot] = (await slots.json()) as { slot_date: string; slot_no: number; slot_start: string }[]
    if (slot && slotStart(slot.slot_date, slot.slot_no, officeZone).getTime() !== Date.parse(slot.slot_start))
      return `the pages say ${officeZone} (VITE_BRAND), private.office_zone() another; see 20261121001000_call_slots.sql`
  },
  async 'the days on which the office is closed are entered'() {
    const today = new Date().toISOString().slice(0, 10)
    const ahead = await rest(`public_holidays?select=day&day=gt.${today}&limit=1`)
    if (((await ahead.json()) as unknown[]).length === 0) return 'none ahead is; visitors can book on Christmas Day'
  },
}

let wrong = 0
for (const [promise, look] of Object.entries(CHECKS)) {
  const fault = await look().catch(error => `it could not be reached: ${error.cause?.message ?? error.message}`)
  if (fault) wrong += 1
  console.log(`${fault ? '✖' : '✓'} ${promise}${fault ? `: ${fault}` : ''}`)
}
console.log(wrong ? `\n${wrong} of ${Object.keys(CHECKS).length} are not so.` : '\nAll of them hold.')
process.exitCode = wrong ? 1 : 0
