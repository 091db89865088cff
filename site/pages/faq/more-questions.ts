import { BRAND } from '#widgets/domain/brand.ts'
import type { Day } from '#widgets/domain/period.ts'
import { FAQ_ITEMS } from '#widgets/faq/content.ts'
import { ABOUT_US } from './about-us.ts'
import { CHOOSING } from './choosing.ts'
import { COSTS } from './costs.ts'
import type { Question } from './question.ts'
import { SITUATIONS } from './situations.ts'

/** The day on which the answers were last read against their sources. */
export const FAQ_CHECKED_ON: Day = '2026-11-27'

/** By the question's own words; kept here because the widget has no pages to link to, and must stay light. */
export const MORE_ON_THE_EIGHT: Record<string, Pick<Question, 'more' | 'part' | 'also'>> = {
  'What is the difference between hospital cover and extras cover?': { more: '/guides/hospital-vs-extras-cover' },
  'Do I need private health insurance if I have Medicare?': {
    more: '/guides/health-insurance-basics',
    part: 'Do you need it at all?',
  },
  'What is the Medicare Levy Surcharge?': {
    more: '/guides/private-health-insurance-rebate',
    part: 'The surcharge uses the same tiers',
    also: 'tax MLS',
  },
  'Can I switch health funds without waiting again?': {
    more: '/guides/waiting-periods-explained',
    part: 'When you change funds',
    also: 'transfer leave',
  },
  'What are waiting periods?': { more: '/guides/waiting-periods-explained' },
  'What do the hospital tiers mean?': {
    more: '/guides/choosing-the-right-cover',
    part: 'Step 2: What you need from a hospital',
    also: 'cancer knee eyes birth',
  },
  'Can I use my cover straight away?': { more: '/guides/waiting-periods-explained' },
  'What is Lifetime Health Cover loading?': {
    more: '/guides/choosing-the-right-cover',
    part: 'Step 4: How tax affects you',
    also: 'LHC thirty',
  },
}

/** The questions on the FAQ page by subject; the first group is the home page's eight. */
export const FAQ_GROUPS: readonly { title: string; items: readonly Question[] }[] = [
  { title: 'Common questions', items: FAQ_ITEMS.map(item => ({ ...item, ...MORE_ON_THE_EIGHT[item.question] })) },
  { title: 'What it costs', items: COSTS },
  { title: 'Choosing and switching', items: CHOOSING },
  { title: 'In your situation', items: SITUATIONS },
  { title: `About ${BRAND.name}`, items: ABOUT_US },
]
