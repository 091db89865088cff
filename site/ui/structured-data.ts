import type { Path } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'

/** Who stands behind a page, as schema.org has it. */
export const PUBLISHER = { '@type': 'Organization', name: BRAND.name, url: BRAND.siteUrl }

interface Described {
  path: Path
  name: string
  description: string
}

/** What a page is, where it is neither a text nor a list of questions. */
export const pageData = (
  type: 'WebPage' | 'CollectionPage' | 'AboutPage',
  { path, name, description }: Described,
  more: object = {},
) => ({
  '@type': type,
  name,
  description,
  url: new URL(path, BRAND.siteUrl).href,
  publisher: PUBLISHER,
  ...more,
})

/** What a page does for people: free of charge, all over the country. */
export const serviceData = ({ path, name, description }: Described, serviceType: string) => ({
  '@type': 'Service',
  name,
  description,
  serviceType,
  url: new URL(path, BRAND.siteUrl).href,
  provider: PUBLISHER,
  areaServed: { '@type': 'Country', name: 'Australia' },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
})
