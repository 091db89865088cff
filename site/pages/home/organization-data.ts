import { BRAND } from '#widgets/domain/brand.ts'

/** Who runs the site, and the site, as schema.org has them. */
export const ORGANIZATION = {
  '@type': 'Organization',
  name: BRAND.name,
  url: BRAND.siteUrl,
  logo: new URL('/icon.svg', BRAND.siteUrl).href,
  telephone: BRAND.phone,
  email: BRAND.email,
  address: BRAND.address,
  sameAs: BRAND.social.map(({ url }) => url),
}

export const WEB_SITE = { '@type': 'WebSite', name: BRAND.name, url: BRAND.siteUrl, inLanguage: 'en-AU' }
