import { GUIDES, type Path, POSTS } from '#site/site-map.ts'

interface MainLink {
  to: Path
  label: string
  /** The pages under an index, and what the link to the index is called among them. */
  under?: { all: string; paths: readonly Path[] }
}

/** The links of the header, in its order; the mobile menu lists the same. */
export const MAIN_LINKS: readonly MainLink[] = [
  { to: '/guides', label: 'Guides', under: { all: 'All guides', paths: GUIDES } },
  { to: '/offers', label: 'Offers' },
  { to: '/blog', label: 'Blog', under: { all: 'All posts', paths: POSTS } },
  { to: '/faq', label: 'FAQ' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
]
