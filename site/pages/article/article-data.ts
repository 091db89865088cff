import type { Listed } from '#site/content/article.ts'
import { PUBLISHER } from '#site/ui/structured-data.ts'
import { BRAND } from '#widgets/domain/brand.ts'

/** The schema.org description of a text. */
export function articleData(
  { title, description, path, date, checkedOn }: Listed,
  type: 'Article' | 'BlogPosting',
): object {
  if (!import.meta.env.SSR) return {}
  return {
    '@type': type,
    headline: title,
    description,
    url: new URL(path, BRAND.siteUrl).href,
    image: new URL('/og.png', BRAND.siteUrl).href,
    author: PUBLISHER,
    publisher: PUBLISHER,
    ...(date ? { datePublished: date } : {}),
    // A post may be published later than its text was checked, but not changed before it was published.
    dateModified: date && date > checkedOn ? date : checkedOn,
  }
}
