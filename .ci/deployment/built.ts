import { isNobodys, SECURITY_TXT } from '#site/serve/security-txt.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { CATALOGUE_URL, type Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { addDays, dayLabel } from '#widgets/domain/day.ts'
import { premiumsMovedOn } from '#widgets/domain/premium-year.ts'
import { figuresMissing, textsBehind } from '../figures-ahead.ts'
import { ONLY_PUBLISHABLE_KEY } from '../publishable-key.ts'
import { type Checks, email, get, home, isHere, KEY, MAJOR, pages, phone, site, today } from './asking.ts'

/** As the drafts of the legal texts and the claims have them. */
const NOTE = /<em\b[^>]*>operator: |operator to substantiate|draft for the operator/i

/** Whether what was uploaded was built for this address, this operator and this time. */
export const BUILT: Checks = {
  async 'the pages and the site map name this address'() {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec((await home()).text)?.[1]
    const listed = /<loc>([^<]+)/.exec(await (await get(`${site}/sitemap.xml`)).text())?.[1]
    if (!canonical || !listed) return 'one of them names no address'
    if (canonical !== listed) return `the home page names ${canonical}, the site map ${listed}`
    if (!isHere && new URL(listed).origin !== new URL(site).origin)
      return `they name ${listed}; build with VITE_SITE_URL=${site}`
  },
  async 'the pages name their operator'() {
    if (isHere) return { skipped: 'on this machine they may name the demo’s' }
    const { text } = (await pages()).find(page => page.path === '/contact')!
    const made = [BRAND.phone, BRAND.address, new URL(BRAND.siteUrl).hostname.replace('www.', '')]
    const shown = [...made, ...BRAND.social.map(({ url }) => url)].find(demo => text.includes(demo))
    if (shown) return `/contact shows ${shown}, which is the demo’s; build with all of VITE_BRAND`
    if (!text.includes(`"tel:${phone}"`))
      return `/contact does not call ${phone}; give this command the VITE_BRAND of the build`
  },
  async 'no page has a note to its operator left'() {
    if (isHere) return { skipped: 'on this machine the texts may be drafts' }
    const noted = (await pages()).filter(({ text }) => NOTE.test(text)).map(({ path }) => path)
    if (noted.length)
      return `visitors read what the operator has to fill in at ${noted.join(', ')}; search site/content, site/pages/legal and widgets/domain/claims.ts for "operator", then build and upload`
  },
  async 'people who find a hole are told whom to write to'() {
    if (isHere || isNobodys(email)) return { skipped: 'no mail reaches the demo’s address' }
    const answer = await get(site + SECURITY_TXT)
    if (answer.status !== 200)
      return `${SECURITY_TXT} answers ${answer.status}; upload the folder .well-known too, although its name begins with a dot`
    const until = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(await answer.text())?.[1]
    if (!until) return `${SECURITY_TXT} does not say until when it holds; serve the one in dist/site`
    if (until <= today()) return `${SECURITY_TXT} held until ${dayLabel(until)}; build and upload again`
  },
  async 'the build holds the key that is given here'() {
    // The smallest widget that writes to the backend by itself.
    const widget = await get(`${site}${MAJOR}/hic-phone-link.js`)
    if (widget.status !== 200) return `the widgets, which hold it, are not there`
    const text = await widget.text()
    if (text.includes('sb_secret_')) return `a secret key is in it: revoke that key first. ${ONLY_PUBLISHABLE_KEY}`
    if (!text.includes(KEY))
      return 'it holds another key; give this command the VITE_SUPABASE_PUBLISHABLE_KEY of the build'
  },
  async 'the market is the real one'() {
    if (isHere) return { skipped: 'on this machine it may be the demo’s' }
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
  async 'the texts print the figures that are in force'() {
    const behind = textsBehind(today())
    if (behind.length)
      return `${behind.join(' and ')} changed after ${dayLabel(CHECKED_ON)}, and the texts still print those of that day; move it in widgets/domain/checked-on.ts, then build and upload`
  },
}
