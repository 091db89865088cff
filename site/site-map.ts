/**
 * Every address of the site, once. `kind` decides when React starts: an application page needs it
 * at once, a content page works without it until somebody touches something that needs it.
 */
export const SITE_MAP = {
  '/': { label: 'Home', kind: 'content' },
  '/get-quote': { label: 'Get a quote', kind: 'application' },
  '/auth': { label: 'Sign in', kind: 'application' },
  '/admin': { label: 'Team dashboard, for staff', kind: 'application' },
  '/schedule-call': { label: 'Schedule a call', kind: 'application' },
  '/quote': { label: 'Start a quote', kind: 'application' },
  '/priorities': { label: 'Your priorities', kind: 'application' },
  '/thank-you': { label: 'Thank you, after a request', kind: 'application' },
  '/compare': { label: 'Compare policies', kind: 'application' },
  '/hospital-extras': { label: 'Hospital and extras: an overview', kind: 'content' },
  '/singles-cover': { label: 'Singles cover', kind: 'content' },
  '/hospital-and-extras': { label: 'Hospital and extras cover', kind: 'content' },
  '/hospital-only': { label: 'Hospital only cover', kind: 'content' },
  '/extras-cover': { label: 'Extras cover', kind: 'content' },
  '/ambulance-cover': { label: 'Ambulance cover', kind: 'content' },
  '/guides': { label: 'Guides', kind: 'content' },
  '/guides/health-insurance-basics': { label: 'Health insurance basics', kind: 'content' },
  '/guides/choosing-the-right-cover': { label: 'Choosing the right cover', kind: 'content' },
  '/guides/hospital-vs-extras-cover': { label: 'Hospital vs extras cover', kind: 'content' },
  '/guides/family-health-insurance': { label: 'Family health insurance', kind: 'content' },
  '/guides/extended-family-cover': { label: 'Extended family cover', kind: 'content' },
  '/guides/private-health-insurance-rebate': { label: 'Private health insurance rebate', kind: 'content' },
  '/guides/waiting-periods-explained': { label: 'Waiting periods explained', kind: 'content' },
  '/faq': { label: 'FAQ', kind: 'content' },
  '/about': { label: 'About us', kind: 'content' },
  '/contact': { label: 'Contact us', kind: 'content' },
  '/privacy': { label: 'Privacy policy', kind: 'content' },
  '/terms': { label: 'Terms of use', kind: 'content' },
  '/disclaimer': { label: 'Disclaimer', kind: 'content' },
  '/compliance': { label: 'Compliance', kind: 'content' },
  '/code-of-conduct': { label: 'Code of conduct', kind: 'content' },
  '/complaints': { label: 'Complaints', kind: 'content' },
  '/how-we-get-paid': { label: 'How we get paid', kind: 'content' },
  '/sitemap': { label: 'Sitemap', kind: 'content' },
  '/offers': { label: 'Offers', kind: 'application' },
  '/blog': { label: 'Blog', kind: 'content' },
  '/blog/hicompare-story': { label: 'Our story', kind: 'content' },
  '/blog/government-rebate': { label: 'Your rebate in 2026', kind: 'content' },
  '/blog/hospital-and-extras': { label: 'One policy or two?', kind: 'content' },
  '/blog/waiting-periods': { label: 'Five myths about waiting periods', kind: 'content' },
  '/blog/family-cover': { label: 'A year before the baby', kind: 'content' },
  '/blog/premium-increase': { label: 'The April rise', kind: 'content' },
} as const satisfies Record<`/${string}`, { label: string; kind: 'content' | 'application' }>

export type Path = keyof typeof SITE_MAP
export type GuidePath = Extract<Path, `/guides/${string}`>
export type PostPath = Extract<Path, `/blog/${string}`>

export const PATHS = Object.keys(SITE_MAP) as Path[]

/** Whether it is in this table. */
export const isPath = (value: string): value is Path => Object.hasOwn(SITE_MAP, value)

/** Addresses that only redirect, and that none of our links use. */
export const LEADS_ON: Record<string, Path> = {
  // Shorter slugs of two guides.
  '/guides/choosing-right-cover': '/guides/choosing-the-right-cover',
  '/guides/hospital-vs-extras': '/guides/hospital-vs-extras-cover',
  // Where a password manager looks for the page on which to change a password.
  '/.well-known/change-password': '/auth',
}

/** Pages beyond the specification's table: they are in no menu; messages and the newsletter form link to them. */
export const REACHED_BY_LINK = ['/unsubscribe', '/withdraw'] as const

export type PathByLink = (typeof REACHED_BY_LINK)[number]

/** Whether a page of ours is there, in the table or not. */
export const isPage = (value: string): boolean =>
  isPath(value) || (REACHED_BY_LINK as readonly string[]).includes(value)

/** What feed readers follow: the posts of the blog. */
export const FEED = '/blog/feed.xml'

export const GUIDES = PATHS.filter(path => path.startsWith('/guides/'))
export const POSTS = PATHS.filter(path => path.startsWith('/blog/'))

/** Pages that search engines should leave alone: they hold nothing, or nothing meant for everybody. */
export const UNLISTED: readonly (Path | PathByLink)[] = [
  '/admin',
  '/auth',
  '/thank-you',
  '/priorities',
  ...REACHED_BY_LINK,
]
