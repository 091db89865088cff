import { CONTENT } from 'virtual:content-index'
import { BRAND } from '#widgets/domain/brand.ts'

/** The blog as a whole, for search engines and feed readers. */
export const BLOG = {
  name: `${BRAND.name} blog`,
  description: `What changed, what it costs and what to do about it: the ${BRAND.name} blog on private health insurance in Australia.`,
}

export const NEWEST_FIRST = CONTENT.filter(text => text.kind === 'blog').sort((a, b) =>
  (b.date ?? '').localeCompare(a.date ?? ''),
)
