import type { RouteObject } from 'react-router-dom'
import { type Load, pageRoute } from './page-route.ts'
import { reading } from './pages/article/reading.tsx'
import { Shell } from './shell/shell.tsx'
import { LEADS_ON, PATHS, type Path, type PathByLink, REACHED_BY_LINK } from './site-map.ts'

const guide = (slug: string) => reading(`guides/${slug}`, () => import('./pages/guides/guide.tsx'))
const post = (slug: string) => reading(`blog/${slug}`, () => import('./pages/blog/post.tsx'))
const cover = (slug: string) => reading(`covers/${slug}`, () => import('./pages/covers/cover.tsx'))
const legal = (slug: string) => reading(`legal/${slug}`, () => import('./pages/legal/legal.tsx'))

/** A missing page, or one too many, does not compile. */
const PAGES: Record<Path, Load> = {
  '/': () => import('./pages/home/page.tsx'),
  '/get-quote': () => import('./pages/get-quote/page.tsx'),
  '/auth': () => import('./pages/auth/page.tsx'),
  '/admin': () => import('./pages/admin/page.tsx'),
  '/schedule-call': () => import('./pages/schedule-call/page.tsx'),
  '/quote': () => import('./pages/priorities/page.tsx'),
  '/priorities': () => import('./pages/priorities/page.tsx'),
  '/thank-you': () => import('./pages/thank-you/page.tsx'),
  '/compare': () => import('./pages/compare/page.tsx'),
  '/hospital-extras': cover('hospital-extras'),
  '/singles-cover': cover('singles-cover'),
  '/hospital-and-extras': cover('hospital-and-extras'),
  '/hospital-only': cover('hospital-only'),
  '/extras-cover': cover('extras-cover'),
  '/ambulance-cover': cover('ambulance-cover'),
  '/guides': () => import('./pages/guides/page.tsx'),
  '/guides/health-insurance-basics': guide('health-insurance-basics'),
  '/guides/choosing-the-right-cover': guide('choosing-the-right-cover'),
  '/guides/hospital-vs-extras-cover': guide('hospital-vs-extras-cover'),
  '/guides/family-health-insurance': guide('family-health-insurance'),
  '/guides/extended-family-cover': guide('extended-family-cover'),
  '/guides/private-health-insurance-rebate': guide('private-health-insurance-rebate'),
  '/guides/waiting-periods-explained': guide('waiting-periods-explained'),
  '/faq': () => import('./pages/faq/page.tsx'),
  '/about': reading('about', () => import('./pages/about/about.tsx')),
  '/contact': () => import('./pages/contact/page.tsx'),
  '/privacy': legal('privacy'),
  '/terms': legal('terms'),
  '/disclaimer': legal('disclaimer'),
  '/compliance': legal('compliance'),
  '/code-of-conduct': legal('code-of-conduct'),
  '/complaints': legal('complaints'),
  '/how-we-get-paid': legal('how-we-get-paid'),
  '/sitemap': () => import('./pages/sitemap/page.tsx'),
  '/offers': () => import('./pages/offers/page.tsx'),
  '/blog': () => import('./pages/blog/page.tsx'),
  '/blog/hicompare-story': post('hicompare-story'),
  '/blog/government-rebate': post('government-rebate'),
  '/blog/hospital-and-extras': post('hospital-and-extras'),
  '/blog/waiting-periods': post('waiting-periods'),
  '/blog/family-cover': post('family-cover'),
  '/blog/premium-increase': post('premium-increase'),
}

const PAGES_BY_LINK: Record<PathByLink, Load> = {
  '/unsubscribe': () => import('./pages/unsubscribe/page.tsx'),
  '/withdraw': () => import('./pages/withdraw/page.tsx'),
}

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...PATHS.map(path => pageRoute(path, PAGES[path])),
      ...REACHED_BY_LINK.map(path => pageRoute(path, PAGES_BY_LINK[path])),
      ...Object.keys(LEADS_ON).map(path => pageRoute(path, () => import('./pages/leads-on/page.tsx'))),
      pageRoute('*', () => import('./pages/not-found/page.tsx')),
    ],
  },
]
