import type { ReactNode } from 'react'
import type { GuidePath, Path } from '#site/site-map.ts'
import { HospitalAndShop } from '#site/ui/drawn/cover.tsx'
import { BillAndCoin, Book, Calendar, Family, Graduate, Scales } from '#site/ui/drawn/vignettes.tsx'

/** Each guide's picture, in the index and at its top. */
export const DRAWING: Partial<Record<Path, ReactNode>> = {
  '/guides/health-insurance-basics': <Book />,
  '/guides/choosing-the-right-cover': <Scales />,
  '/guides/hospital-vs-extras-cover': <HospitalAndShop />,
  '/guides/family-health-insurance': <Family />,
  '/guides/extended-family-cover': <Graduate />,
  '/guides/private-health-insurance-rebate': <BillAndCoin />,
  '/guides/waiting-periods-explained': <Calendar />,
} satisfies Record<GuidePath, ReactNode>
