import type { FEED } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'

// Spelled out: imported, it would be in the script that every page loads.
const ADDRESS: typeof FEED = '/blog/feed.xml'

/** For feed readers that are given the address of a page. React hoists it into the head. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title={`${BRAND.name} blog`} href={ADDRESS} />
)
