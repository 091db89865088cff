import { brandOf } from './brand.ts'
import { stop } from './say.ts'

/** The two variables that name the site's public address. Given in one of them it holds for both; the build ends where they differ. */
export function withOneAddress({ VITE_SITE_URL, VITE_BRAND }: NodeJS.ProcessEnv): {
  VITE_SITE_URL?: string
  VITE_BRAND?: string
} {
  const brand = brandOf(VITE_BRAND)
  const given = VITE_SITE_URL || brand.siteUrl
  if (!given) return {}
  const site = URL.parse(given.replace(/\/+$/, ''))
  // The widgets put their paths behind it as it stands.
  if (!site || !/^https?:$/.test(site.protocol) || site.href !== `${site.origin}/`)
    return stop(`"${given}" is no site's address; give it as https://www.your-site.example, and nothing behind it.`)
  // As browsers write it: in small letters, without the usual port.
  const siteUrl = site.origin
  if (brand.siteUrl && URL.parse(brand.siteUrl)?.href !== site.href)
    stop(`VITE_SITE_URL is ${siteUrl}, but siteUrl in VITE_BRAND is ${brand.siteUrl}; leave one of them out.`)
  return { VITE_SITE_URL: siteUrl, VITE_BRAND: JSON.stringify({ ...brand, siteUrl }) }
}
