import type { ReactNode } from 'react'
import type { Path, PostPath } from '#site/site-map.ts'
import { HospitalAndShop } from '#site/ui/drawn/cover.tsx'
import { BillAndCoin } from '#site/ui/drawn/vignettes.tsx'
import { Hearsay, Pram, Steps, Working } from './post-vignettes.tsx'

/** Each post's picture, in the index and at its top. */
export const DRAWING: Partial<Record<Path, ReactNode>> = {
  '/blog/hicompare-story': <Working />,
  '/blog/family-cover': <Pram />,
  '/blog/waiting-periods': <Hearsay />,
  '/blog/hospital-and-extras': <HospitalAndShop />,
  '/blog/government-rebate': <BillAndCoin />,
  '/blog/premium-increase': <Steps />,
} satisfies Record<PostPath, ReactNode>
