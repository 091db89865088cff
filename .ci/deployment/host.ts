import {
  cacheControl,
  SPECULATION_RULES,
  SPECULATION_RULES_TYPE,
  securityHeaders,
  WIDGET_HEADERS,
} from '#site/serve/headers.ts'
import { LEADS_ON, UNLISTED } from '#site/site-map.ts'
import { CATALOGUE_URL } from '#widgets/domain/catalogue/manifest.ts'
import { releasedVersions } from '#widgets/library/build/released.ts'
import { VERSION } from '#widgets/library/version.ts'
import { BACKEND_URL } from '../addresses.ts'
import { type Checks, get, home, isHere, LOADER, pages, site } from './asking.ts'

const firstScript = async () => /<script [^>]*src="([^"]+)"/.exec((await home()).text)?.[1]

const UNKNOWN = '/there-is-no-such-page'

/** What an address answers and, if it redirects, where to, in full. */
async function redirect(path: string): Promise<{ status: number; to?: string }> {
  const { status, headers } = await get(site + path)
  const to = headers.get('location')
  return status >= 300 && status <= 308 && to ? { status, to: new URL(to, site + path).href } : { status }
}

/** For how many seconds nobody asks for it again. Without a header browsers decide: days, for an old file. */
function keptFor(headers: Headers): number {
  const said = headers.get('cache-control') ?? ''
  return /no-cache|no-store/.test(said) ? 0 : Number(/max-age=(\d+)/.exec(said)?.[1] ?? Number.POSITIVE_INFINITY)
}

/** Whether the host does what `_headers` and `_redirects` ask of it. */
export const HOST: Checks = {
  async 'the home page is there, over HTTPS unless it is this machine'() {
    if (!isHere && new URL(site).protocol !== 'https:') return 'the address must start with https://'
    const { status } = await get(site)
    if (status !== 200) return `it answers ${status}`
  },
  async 'its http:// leads to https://'() {
    if (isHere) return { skipped: 'this machine has no https://' }
    const plain = site.replace(/^https:/, 'http:')
    const answer = await get(plain).catch(() => undefined)
    if (!answer) return { unseen: `nothing answers at ${plain}` }
    const to = answer.headers.get('location')
    if (!to?.startsWith('https://')) return `${plain} answers ${answer.status}${to ? ` and leads to ${to}` : ''}`
  },
  async 'it has one address, with www. or without'() {
    if (isHere) return { skipped: 'this machine’s address has no www.' }
    const other = site.replace(/\/\/(www\.)?/, (_, www) => (www ? '//' : '//www.'))
    const answer = await get(other).catch(() => undefined)
    if (!answer) return { unseen: `nothing answers at ${other}` }
    const to = answer.headers.get('location')
    if (!to?.startsWith(site))
      return `${other} answers ${answer.status}${to ? ` and leads to ${to}` : ''}; redirect it to ${site}`
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
    const unknown = { path: UNKNOWN, headers: (await get(site + UNKNOWN)).headers }
    for (const { path, headers } of [...(await pages()), unknown]) {
      const wrong = Object.keys(wanted).filter(name => headers.get(name) !== wanted[name])
      if (wrong.length) return `${wrong.join(', ')} differ at ${path}; copy them from _headers`
    }
  },
  async 'any page may load the widgets'() {
    const { status, headers } = await get(site + LOADER)
    if (status !== 200) return `${LOADER} answers ${status}; serve dist/widgets under /widgets`
    const wrong = Object.keys(WIDGET_HEADERS).filter(name => headers.get(name) !== WIDGET_HEADERS[name])
    if (wrong.length) return `${wrong.join(', ')} differ under /widgets; copy them from _headers`
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
      return `${LOADER} is cached for more than five minutes; partners’ pages would stay on an older one. Send it as _headers says (at Cloudflare, set Browser Cache TTL to Respect Existing Headers)`
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
  async 'browsers may read which pages to draw ahead of the click, and are sent them'() {
    const { headers } = await get(site + SPECULATION_RULES)
    if (!headers.get('content-type')?.startsWith(SPECULATION_RULES_TYPE))
      return `${SPECULATION_RULES} is not sent as ${SPECULATION_RULES_TYPE}`
    // As a browser asks for such a page, by a rule without a tag.
    const { status } = await get(site, {
      headers: { 'sec-purpose': 'prefetch;prerender', 'sec-speculation-tags': 'null' },
    })
    if (status !== 200)
      return `the home page answers ${status} when it is asked for ahead of the click; turn off whatever refuses it (at Cloudflare: Speed Brain)`
  },
  async 'the host leaves the pages as they were built'() {
    for (const { path, text } of await pages()) {
      const foreign = /<script(?![^>]*(?:\bsrc="\/assets\/|application\/ld\+json))[^>]*>/.exec(text)?.[0]
      if (foreign)
        return `it writes ${foreign} into ${path}, which our policy refuses; turn off whatever does so (at Cloudflare: Web Analytics, Rocket Loader, JavaScript detections)`
    }
  },
  async 'search engines may list the pages'() {
    for (const { path, headers } of await pages()) {
      const robots = headers.get('x-robots-tag') ?? ''
      const isListed = !(UNLISTED as readonly string[]).includes(path)
      if (isListed && /\b(noindex|none)\b/.test(robots))
        return `${path} is sent with "x-robots-tag: ${robots}", as hosts do for previews; turn that off`
    }
    const robots = await (await get(`${site}/robots.txt`)).text()
    if (/^user-agent: *\*\s*\n(?:(?!user-agent:).*\n)*?disallow: *\/\s*$/im.test(robots))
      return 'robots.txt keeps them away from every page; serve the one in dist/site'
  },
  async 'an unknown address answers 404 with our page'() {
    const response = await get(site + UNKNOWN)
    if (response.status !== 404) return `it answers ${response.status}`
    if (!(await response.text()).includes('Oops! Page not found')) return 'it shows another page than 404.html'
    for (const path of ['/assets/none.js', `/widgets/v${VERSION}/none.js`])
      if (keptFor((await get(site + path)).headers) > 0)
        return `${path} is cached although it does not exist: during an upload, browsers would keep that answer for a year. Send every 404 with "cache-control: no-store" (at Cloudflare, by a Response Header Transform Rule for http.response.code eq 404)`
  },
  async 'addresses with a slash at the end redirect to those without'() {
    const { status, to } = await redirect('/guides/')
    if (status < 300 || status > 308)
      return `/guides/ answers ${status}; React would see a different address from the prerendered one`
    if (to !== `${site}/guides`) return `/guides/ leads to ${to} instead of ${site}/guides`
    const file = await get(`${site}/guides.html`)
    if (file.status === 200) return '/guides.html answers too, and React takes it for a different page'
  },
  async 'no address of the site leads to another site'() {
    // Anybody can have Auth send a sign-in link that leads to any path here, and browsers take what is behind the # along.
    const away = '//other.example/'
    const { to } = await redirect(away)
    if (to && new URL(to).origin !== new URL(site).origin)
      return `${away} leads to ${to}, and so could a sign-in link, with its keys; redirect no address that begins with two slashes`
  },
  async 'the addresses that only lead on redirect'() {
    for (const [from, to] of Object.entries(LEADS_ON)) {
      if ((await redirect(from)).to !== site + to) return `${from} does not redirect to ${to}; see _redirects`
    }
  },
}
