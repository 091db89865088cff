import { expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { PATHS, SITE_MAP } from './site-map.ts'

/** The route table of the specification, written out separately from the map; any other path answers 404. */
const ROUTES = `
  / /get-quote /auth /admin /schedule-call /quote /priorities /thank-you /compare
  /hospital-extras /singles-cover /hospital-and-extras /hospital-only /extras-cover /ambulance-cover
  /guides /guides/health-insurance-basics /guides/choosing-the-right-cover /guides/hospital-vs-extras-cover
  /guides/family-health-insurance /guides/extended-family-cover /guides/private-health-insurance-rebate
  /guides/waiting-periods-explained
  /faq /about /contact
  /privacy /terms /disclaimer /compliance /code-of-conduct /complaints /how-we-get-paid /sitemap
  /offers /blog /blog/${BRAND.name.toLowerCase()}-story /blog/government-rebate /blog/hospital-and-extras
  /blog/waiting-periods /blog/family-cover /blog/premium-increase
`

test('the map holds the pages of the route table, no more and no fewer', () => {
  expect([...PATHS].sort()).toEqual(ROUTES.trim().split(/\s+/).sort())
})

test('no label names the demo’s operator, because another operator’s site would show it too', () => {
  expect(Object.values(SITE_MAP).filter(({ label }) => label.includes('HiCompare'))).toEqual([])
})
