// `npm run check:deployment -- https://www.example`: what a script can see of a deployment, from outside.
import {
  cacheControl,
  SPECULATION_RULES,
  SPECULATION_RULES_TYPE,
  securityHeaders,
  WIDGET_HEADERS,
} from '#site/serve/headers.ts'
import { LEADS_ON, PATHS, REACHED_BY_LINK } from '#site/site-map.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { BRAND, type Brand } from '#widgets/domain/brand.ts'
import { slotStart } from '#widgets/domain/call-slots.ts'
import { CATALOGUE_URL, type Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { addDays, dayIn, dayLabel } from '#widgets/domain/day.ts'
import { premiumsMovedOn } from '#widgets/domain/premium-year.ts'
import { releasedVersions } from '#widgets/library/build/released.ts'
import { VERSION } from '#widgets/library/version.ts'
import { BACKEND_URL } from './addresses.ts'
import { brandOf } from './brand.ts'
import { figuresMissing } from './figures-ahead.ts'
import { isSecretKey, SECRET_KEY } from './publishable-key.ts'
import { stop } from './say.ts'

/** These hold what visitors and partners entrusted to us. */
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
const MAJOR = `/widgets/v${VERSION.split('.')[0]}`
const LOADER = `${MAJOR}/hic.js`
const KEY = process.env.VITE_SUPABASE_PUBLISHABLE_KEY || LOCAL_PUBLISHABLE_KEY
if (isSecretKey(KEY)) stop(SECRET_KEY)
/** What the build was told: outside a build, nothing else reads it. */
const { officeZone, phone }: Brand = { ...BRAND, ...brandOf(process.env.VITE_BRAND) }
const today = () => dayIn(officeZone)
const site = process.argv[2]?.replace(/\/+$/, '')
if (!site || !URL.canParse(site))
  stop('Give the site’s address: npm run check:deployment -- https://www.your-site.example')
/** On the machine where it was built, the demo's data and operator are fine. */
const isHere = new URL(site).hostname === '127.0.0.1'

const get = (url: string, init?: RequestInit) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
const ask = (path: string) => get(`${BACKEND_URL}/${path}`, { headers: { apikey: KEY } })
const rest = (path: string) => ask(`rest/v1/${path}`)
async function rows<Row>(path: string): Promise<Row[]> {
  const answer = await rest(path)
  if (answer.status !== 200) throw new Error(`${path.split('?')[0]} answers ${answer.status}`)
  return answer.json()
}

let asked: Promise<{ path: string; status: number; headers: Headers; text: string }[]> | undefined
/** Every page, the home page first, asked for once. */
function pages() {
  asked ??= Promise.all(
    [...PATHS, ...REACHED_BY_LINK].map(async path => {
      const answer = await get(site + path)
      return { path, status: answer.status, headers: answer.headers, text: await answer.text() }
    }),
  )
  return asked
}
const home = async () => (await pages())[0]!
const firstScript = async () => /<script [^>]*src="([^"]+)"/.exec((await home()).text)?.[1]

/** For how many seconds nobody asks for it again. Without a header browsers decide: days, for an old file. */
function keptFor(headers: Headers): number {
  const said = headers.get('cache-control') ?? ''
  return /no-cache|no-store/.test(said) ? 0 : Number(/max-age=(\d+)/.exec(said)?.[1] ?? Number.POSITIVE_INFINITY)
}

/** One zone for each clock on the mainland: in winter two pairs of them show the same time. */
const CLOCKS = ['Brisbane', 'Sydney', 'Adelaide', 'Darwin', 'Perth'].map(city => `Australia/${city}`)

/** Nothing looks wrong, but not everything can be seen from outside. */
interface Unseen {
  unseen: string
}

/** Each answers what is wrong, what cannot be seen, or nothing. */
const CHECKS: Record<string, () => Promise<string | Unseen | undefined>> = {
  async 'the home page is there, over HTTPS unless it is this machine'() {
    if (!isHere && new URL(site).protocol !== 'https:') return 'the address must start with https://'
    const { status } = await get(site)
    if (status !== 200) return `it answers ${status}`
  },
  async 'its http:// leads to https://'() {
    if (isHere) return
    const plain = site.replace(/^https:/, 'http:')
    const answer = await get(plain).catch(() => undefined)
    if (!answer) return { unseen: `nothing answers at ${plain}` }
    const to = answer.headers.get('location')
    if (!to?.startsWith('https://')) return `${plain} answers ${answer.status}${to ? ` and leads to ${to}` : ''}`
  },
  async 'every page answers at its own address'() {
    for (const { path, status, headers } of await pages()) {
      if (status !== 200) return `${path} answers ${status}; send ${path === '/' ? '/index' : path}.html there`
      const type = headers.get('content-type')
      if (!type?.startsWith('text/html')) return `${path} is sent as ${type}; it must be text/html`
    }
  },
  async 'every security header is sent as the build wrote it'() {
    const policy = (await home()).headers.get('content-security-policy')
    if (policy && !policy.includes(` ${BACKEND_URL};`))
      return `its pages may not connect to ${BACKEND_URL}; give this command the VITE_SUPABASE_URL of the build`
    const wanted = securityHeaders({ backendUrl: BACKEND_URL })
    for (const { path, headers } of await pages()) {
      const wrong = Object.keys(wanted).filter(name => headers.get(name) !== wanted[name])
      if (wrong.length) return `${wrong.join(', ')} differ at ${path}; copy them from _headers`
    }
  },
  async 'the pages and the site map name this address'() {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec((await home()).text)?.[1]
    const listed = /<loc>([^<]+)/.exec(await (await get(`${site}/sitemap.xml`)).text())?.[1]
    if (!canonical || !listed) return 'one of them names no address'
    if (canonical !== listed) return `the home page names ${canonical}, the site map ${listed}`
    if (!isHere && new URL(listed).origin !== new URL(site).origin)
      return `they name ${listed}; build with VITE_SITE_URL=${site}`
  },
  async 'the pages name their operator'() {
    if (isHere) return
    const { text } = (await pages()).find(page => page.path === '/contact')!
    const made = [BRAND.phone, BRAND.address, new URL(BRAND.siteUrl).hostname.replace('www.', '')]
    const shown = [...made, ...BRAND.social.map(({ url }) => url)].find(demo => text.includes(demo))
    if (shown) return `/contact shows ${shown}, which is the demo’s; build with all of VITE_BRAND`
    if (!text.includes(`"tel:${phone}"`))
      return `/contact does not call ${phone}; give this command the VITE_BRAND of the build`
  },
  async 'any page may load the widgets'() {
    const { status, headers } = await get(site + LOADER)
    if (status !== 200) return `${LOADER} answers ${status}; serve dist/widgets under /widgets`
    const wrong = Object.keys(WIDGET_HEADERS).filter(name => headers.get(name) !== WIDGET_HEADERS[name])
    if (wrong.length) return `${wrong.join(', ')} differ under /widgets; copy them from _headers`
  },
  async 'the build holds the key that is given here'() {
    // The smallest widget that writes to the backend by itself.
    const widget = await get(`${site}${MAJOR}/hic-phone-link.js`)
    if (widget.status !== 200) return `the widgets, which hold it, are not there`
    const text = await widget.text()
    if (text.includes('sb_secret_')) return `a secret key is in it: revoke that key first. ${SECRET_KEY}`
    if (!text.includes(KEY))
      return 'it holds another key; give this command the VITE_SUPABASE_PUBLISHABLE_KEY of the build'
  },
  async 'files that never change are cached for a year, and whatever names them is checked each time'() {
    const script = await firstScript()
    if (!script) return 'the home page names no script'
    const pinned = [...new Set([VERSION, ...releasedVersions()])].map(version => `/widgets/v${version}/hic.js`)
    for (const path of [script, `${CATALOGUE_URL}/manifest.json`, ...pinned]) {
      const { headers } = await get(site + path)
      const wanted = cacheControl(path)
      if (headers.get('cache-control') !== wanted) return `${path} is not sent with "cache-control: ${wanted}"`
    }
    const kept = (await pages()).find(page => keptFor(page.headers) > 0)
    if (kept)
      return `${kept.path} is not sent with "cache-control: no-cache"; a cached copy names scripts of an older build`
    if (keptFor((await get(site + LOADER)).headers) > 300)
      return `${LOADER} is cached for more than five minutes; partners’ pages would stay on an older one`
  },
  async 'scripts and data are sent with the right type, and everything is compressed'() {
    const files = { '/': 'text/html', [(await firstScript()) ?? LOADER]: 'javascript', [LOADER]: 'javascript' }
    for (const [path, wanted] of Object.entries({ ...files, [`${CATALOGUE_URL}/manifest.json`]: 'application/json' })) {
      const { headers } = await get(site + path, { headers: { 'accept-encoding': 'br, gzip' } })
      const type = headers.get('content-type')
      if (!type?.includes(wanted)) return `${path} is sent as ${type} instead of ${wanted}`
      if (!headers.get('content-encoding'))
        return `${path} is sent uncompressed, at four times the size; turn on brotli or gzip for ${type}`
    }
  },
  async 'the market is the real one'() {
    if (isHere) return
    const answer = await get(`${site}${CATALOGUE_URL}/manifest.json`)
    if (answer.status !== 200) return `its manifest answers ${answer.status}`
    const { demo, dataOf }: Manifest = await answer.json()
    if (demo)
      return 'its funds, policies and prices are made up; run npm run catalogue:import -- latest, then build and upload'
    const moved = premiumsMovedOn(dataOf, today())
    if (moved)
      return `its prices are from ${dayLabel(dataOf)}, and premiums changed on ${dayLabel(moved)}; run npm run catalogue:import -- latest, then build and upload`
  },
  async 'the government’s figures for the next four weeks are in their tables'() {
    const soon = addDays(today(), 28)
    const missing = figuresMissing(soon)
    if (missing.length)
      return {
        unseen: `no table has ${missing.join(' or ')} for ${dayLabel(soon)}; enter what the government has published in widgets/domain, then build and upload`,
      }
  },
  async 'browsers may read which pages to draw ahead of the click'() {
    const { headers } = await get(site + SPECULATION_RULES)
    if (!headers.get('content-type')?.startsWith(SPECULATION_RULES_TYPE))
      return `${SPECULATION_RULES} is not sent as ${SPECULATION_RULES_TYPE}`
  },
  async 'the host leaves the pages as they were built'() {
    const foreign = /<script(?![^>]*(?:\bsrc="\/assets\/|application\/ld\+json))[^>]*>/.exec((await home()).text)?.[0]
    if (foreign)
      return `it writes ${foreign} into them, which our policy refuses; turn off whatever does so (at Cloudflare: Web Analytics, Rocket Loader, JavaScript detections)`
  },
  async 'an unknown address answers 404 with our page'() {
    const response = await get(`${site}/there-is-no-such-page`)
    if (response.status !== 404) return `it answers ${response.status}`
    if (!(await response.text()).includes('Oops! Page not found')) return 'it shows another page than 404.html'
    for (const path of ['/assets/none.js', `/widgets/v${VERSION}/none.js`])
      if (keptFor((await get(site + path)).headers) > 0)
        return `${path} is cached although it does not exist: during an upload, browsers would keep that answer for a year. Send every 404 with "cache-control: no-store"`
  },
  async 'addresses with a slash at the end redirect to those without'() {
    const { status, headers } = await get(`${site}/guides/`)
    if (status < 300 || status > 308)
      return `/guides/ answers ${status}; React would see a different address from the prerendered one`
    if (!headers.get('location')?.endsWith('/guides')) return `/guides/ leads to ${headers.get('location')}`
    const file = await get(`${site}/guides.html`)
    if (file.status === 200) return '/guides.html answers too, and React takes it for a different page'
  },
  async 'the shorter guide addresses redirect'() {
    for (const [from, to] of Object.entries(LEADS_ON)) {
      const { headers } = await get(site + from)
      if (!headers.get('location')?.endsWith(to)) return `${from} does not redirect to ${to}; see _redirects`
    }
  },
  async 'the backend accepts the key that the build holds'() {
    // A build without its variables works where it was made, next to a backend that runs there.
    if (new URL(BACKEND_URL).hostname === '127.0.0.1' && !isHere)
      return 'the pages connect to this machine; build with VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY of your project'
    const { status } = await rest('offers?select=id&limit=1')
    if (status === 401) return `${BACKEND_URL} refuses it; is it this project’s?`
    if (status === 404) return `${BACKEND_URL} has none of our tables; push the migrations`
    if (status !== 200) return `${BACKEND_URL} answers ${status}`
  },
  async 'nobody can read a request, a booking or a subscriber without signing in'() {
    for (const table of CLOSED) {
      const { status } = await rest(`${table}?limit=1`)
      if (status === 200) return `anybody can read ${table}; are all migrations applied?`
    }
  },
  // People read their own booking through its link, so these columns may be asked for, and only the policy keeps the rows
  // apart. Before the first booking nobody can see from outside whether it does.
  async 'nobody can read an existing booking without its link'() {
    const booked = await rows('call_bookings?select=reference,manage_token&limit=1')
    if (booked.length > 0)
      return 'anybody can read them all, with the keys that cancel them; are all migrations applied?'
  },
  async 'people sign in by SMS and by email, and confirm both first'() {
    const settings = await ask('auth/v1/settings')
    if (settings.status !== 200) return `${BACKEND_URL}/auth/v1/settings answers ${settings.status}`
    const { external, disable_signup, mailer_autoconfirm, phone_autoconfirm } = await settings.json()
    if (!external.phone || !external.email) return 'one of the two is off; was supabase/config.toml pushed?'
    if (disable_signup) return 'nobody can sign up; was supabase/config.toml pushed?'
    const unsent = [mailer_autoconfirm && 'no verification link', phone_autoconfirm && 'no code'].filter(Boolean)
    if (unsent.length)
      return `${unsent.join(' and ')} is sent: anybody can sign up as anybody; turn confirmations on in Supabase’s dashboard, under Authentication`
  },
  async 'the links in sign-in emails lead here'() {
    if (isHere) return
    // A bad link leads where a good one would that does not say where it was asked for.
    const { headers } = await ask('auth/v1/verify?token=none&type=signup')
    const to = headers.get('location')
    if (!to || new URL(to).origin !== new URL(site).origin)
      return `they lead to ${to}; set site_url and additional_redirect_urls in supabase/config.toml to ${site} and push it`
  },
  async 'there are times to book in the coming days'() {
    const slots = await rows<{ capacity: number; booked: number }>(
      `call_slots?select=capacity,booked&closed=is.false&slot_date=gt.${today()}&slot_date=lte.${addDays(today(), 14)}`,
    )
    if (!slots.some(({ capacity, booked }) => booked < capacity))
      return 'none is open and free within two weeks; is the daily upkeep scheduled?'
  },
  async 'the pages and the database keep the office’s hours in the same zone'() {
    const [slot] = await rows<{ slot_date: string; slot_no: number; slot_start: string }>(
      'call_slots?select=slot_date,slot_no,slot_start&order=slot_start.desc&limit=1',
    )
    if (!slot) return
    const startIn = (zone: string) => slotStart(slot.slot_date, slot.slot_no, zone).getTime()
    if (startIn(officeZone) !== Date.parse(slot.slot_start))
      return `the pages say ${officeZone} (VITE_BRAND), private.office_zone() says another; see 20261121001000_call_slots.sql`
    const seasons = ['01-15', '07-15'].map(day => `${slot.slot_date.slice(0, 4)}-${day}`)
    const goesAs = (zone: string) =>
      seasons.every(day => slotStart(day, 0, zone).getTime() === slotStart(day, 0, officeZone).getTime())
    const another = CLOCKS.find(zone => startIn(zone) === startIn(officeZone) && !goesAs(zone))
    if (another)
      return {
        unseen: `until the clocks change, ${another} shows the same time as ${officeZone}; look at private.office_zone() in the database`,
      }
  },
  async 'the days on which the office is closed are entered'() {
    const ahead = await rows(`public_holidays?select=day&day=gt.${today()}&limit=1`)
    if (ahead.length === 0) return 'none is entered for the future; visitors can book on Christmas Day'
  },
  async 'the function that sends messages is there, and lets no stranger in'() {
    // The embedded backend sends nothing and shows there what it would have sent.
    if ((await get(`${BACKEND_URL}/outbox`)).status === 200) return
    const answer = await get(`${BACKEND_URL}/functions/v1/drain-outbox`, { method: 'POST' })
    const said = await answer.text()
    if (answer.status === 401 && said === 'Not for you') return
    if (answer.status === 404) return 'the function drain-outbox is not there; deploy it as supabase/hosted.md says'
    if (answer.status === 401)
      return 'its schedule is not let in; deploy drain-outbox with verify_jwt = false, as in supabase/config.toml'
    return `drain-outbox answers ${answer.status}: ${said}`
  },
}

let wrong = 0
let open = 0
for (const [promise, look] of Object.entries(CHECKS)) {
  const found = await look().catch((error: Error) =>
    error.cause instanceof Error ? `it could not be reached: ${error.cause.message}` : error.message,
  )
  if (!found) console.log(`✓ ${promise}`)
  else if (typeof found === 'string') {
    wrong += 1
    console.log(`✖ ${promise}: ${found}`)
  } else {
    open += 1
    console.log(`? ${promise}: ${found.unseen}`)
  }
}
const all = Object.keys(CHECKS).length
if (wrong) console.log(`\n${wrong} of ${all} checks failed.`)
else console.log(open ? `\n${all - open} of ${all} checks passed; look at the rest yourself.` : '\nAll checks passed.')
process.exitCode = wrong ? 1 : 0
