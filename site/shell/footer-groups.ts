import { GUIDES, type Path, POSTS } from '#site/site-map.ts'

/** The footer's six groups, in its order; the sitemap page shows the same. */
export const FOOTER_GROUPS: readonly { title: string; paths: readonly Path[] }[] = [
  { title: 'Main', paths: ['/', '/quote', '/compare', '/schedule-call', '/priorities'] },
  {
    title: 'Cover Types',
    paths: [
      '/hospital-extras',
      '/hospital-and-extras',
      '/hospital-only',
      '/extras-cover',
      '/singles-cover',
      '/ambulance-cover',
    ],
  },
  { title: 'Guides', paths: ['/guides', ...GUIDES] },
  { title: 'Blog', paths: ['/blog', ...POSTS] },
  { title: 'Support', paths: ['/faq', '/about', '/contact', '/complaints'] },
  {
    title: 'Legal',
    paths: ['/privacy', '/terms', '/disclaimer', '/compliance', '/code-of-conduct', '/how-we-get-paid', '/sitemap'],
  },
]
