import { brandOf } from './brand.ts'
import { stop } from './say.ts'

/** The two variables that name the site's public address. Either one sets both; the build ends if they differ. */
export function withOneAddress({ VITE_SITE_URL, VITE_BRAND }: NodeJS.ProcessEnv): {
  VITE_SITE_URL?: string
  VITE_BRAND?: string
} {
  const brand = brandOf(VITE_BRAND)
  const given = VITE_SITE_URL || brand.siteUrl
  if (!given) return {}
  const site = URL.parse(given.replace(/\/+$/, ''))
  // The widgets append their paths to it as it is.
  if (!site || !/^https?:$/.test(site.protocol) || site.href !== `${site.origin}/`)
    return stop(`"${given}" is not a site's address; write it as https://www.your-site.example, with nothing after it.`)
  // As browsers write it: in lower case, without the default port.
  const siteUrl = site.origin
  if (brand.siteUrl && URL.parse(brand.siteUrl)?.href !== site.href)
    stop(`VITE_SITE_URL is ${siteUrl}, but siteUrl in VITE_BRAND is ${brand.siteUrl}; leave one of them out.`)
  return { VITE_SITE_URL: siteUrl, VITE_BRAND: JSON.stringify({ ...brand, siteUrl }) }
}
