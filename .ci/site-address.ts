import { brandOf } from './brand.ts'
import { stop } from './say.ts'

/** The two variables that name the site's public address. Given in one of them it holds for both; the build ends where they differ. */
export function withOneAddress({ VITE_SITE_URL, VITE_BRAND }: NodeJS.ProcessEnv): {
  VITE_SITE_URL?: string
  VITE_BRAND?: string
} {
  const brand = brandOf(VITE_BRAND)
  const siteUrl = VITE_SITE_URL || brand.siteUrl
  if (!siteUrl) return {}
  if (!URL.canParse(siteUrl)) stop(`"${siteUrl}" is no address; give the site's as https://www.your-site.example.`)
  if (brand.siteUrl && new URL(brand.siteUrl, siteUrl).href !== new URL(siteUrl).href)
    stop(`VITE_SITE_URL is ${siteUrl}, but siteUrl in VITE_BRAND is ${brand.siteUrl}; leave one of them out.`)
  return { VITE_SITE_URL: siteUrl, VITE_BRAND: JSON.stringify({ ...brand, siteUrl }) }
}
