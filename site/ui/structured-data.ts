import { createContext } from 'react'
import { isPath, type Path, type PathByLink, SITE_MAP } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'

// Only the prerenderer prints structured data: in the browser's bundle each of these is empty.

/**
 * Takes a page's structured data while it is prerendered. In the browser nobody listens: search engines
 * read the HTML, and a script element made by React would be refused by the policy on Trusted Types.
 */
export const StructuredData = createContext<((objects: readonly object[]) => void) | null>(null)

/** Who publishes a page, in schema.org's terms. */
export const PUBLISHER = { '@type': 'Organization', name: BRAND.name, url: BRAND.siteUrl }

interface Described {
  path: Path
  name: string
  description: string
}

/** What a page is, if it is neither an article nor a list of questions. */
export function pageData(
  type: 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage' | 'Blog',
  { path, name, description }: Described,
  more: object = {},
): object {
  if (!import.meta.env.SSR) return {}
  const url = new URL(path, BRAND.siteUrl).href
  return { '@type': type, name, description, url, publisher: PUBLISHER, ...more }
}

/** What a page does for people: free of charge, all over the country. */
export function serviceData({ path, name, description }: Described, serviceType: string): object {
  if (!import.meta.env.SSR) return {}
  return {
    '@type': 'Service',
    name,
    description,
    serviceType,
    url: new URL(path, BRAND.siteUrl).href,
    provider: PUBLISHER,
    areaServed: { '@type': 'Country', name: 'Australia' },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  }
}

/** The questions that a page answers. */
export function faqData(items: readonly { question: string; answer: string }[]): object {
  if (!import.meta.env.SSR) return {}
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The path to a page from the home page. A page that is in no menu is called by its title. */
export function breadcrumb(path: Path | PathByLink, title: string): object {
  const steps = path.split('/').slice(1)
  const trail = ['/', ...steps.map((_, i) => `/${steps.slice(0, i + 1).join('/')}`)]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: isPath(step) ? SITE_MAP[step].label : title,
      item: new URL(step, BRAND.siteUrl).href,
    })),
  }
}
