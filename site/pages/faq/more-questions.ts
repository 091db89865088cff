import type { Path } from '#site/site-map.ts'
import { AGE_DISCOUNT } from '#widgets/domain/age-discount.ts'
import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { COMPARED } from '#widgets/domain/compared.ts'
import { FAQ_FACTS } from '#widgets/domain/faq-facts.ts'
import { NEWCOMERS } from '#widgets/domain/lifetime-loading.ts'
import { OLDEST_DEPENDANT } from '#widgets/domain/medicare.ts'
import { rateLabel } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { LATEST_PREMIUM_CHANGE } from '#widgets/domain/premium-changes.ts'
import { COOLING_OFF } from '#widgets/domain/waiting-periods.ts'
import { CERTIFICATE, FAQ_ITEMS, type FaqItem } from '#widgets/faq/content.ts'

export interface Question extends FaqItem {
  /** The page with the detail. */
  more?: Path
  /** The heading of it under which the detail is, if it is not the whole page. */
  part?: string
}

/** The day on which the answers were last read against their sources. */
export const FAQ_CHECKED_ON: Day = '2026-11-21'

/** By the question's own words; kept here because the widget has no pages to link to, and must stay light. */
export const MORE_ON_THE_EIGHT: Record<string, Pick<Question, 'more' | 'part'>> = {
  'What is the difference between hospital cover and extras cover?': { more: '/guides/hospital-vs-extras-cover' },
  'Do I need private health insurance if I have Medicare?': {
    more: '/guides/health-insurance-basics',
    part: 'Do you need it at all?',
  },
  'What is the Medicare Levy Surcharge?': {
    more: '/guides/private-health-insurance-rebate',
    part: 'The surcharge uses the same tiers',
  },
  'Can I switch health funds without waiting again?': {
    more: '/guides/waiting-periods-explained',
    part: 'When you change funds',
  },
  'What are waiting periods?': { more: '/guides/waiting-periods-explained' },
  'What do the hospital tiers mean?': {
    more: '/guides/choosing-the-right-cover',
    part: 'Step 2: What you need from a hospital',
  },
  'Can I use my cover straight away?': { more: '/guides/waiting-periods-explained' },
  'What is Lifetime Health Cover loading?': {
    more: '/guides/choosing-the-right-cover',
    part: 'Step 4: How tax affects you',
  },
}

/** The questions on the FAQ page by subject; the first group is the home page's eight. */
export const FAQ_GROUPS: readonly { title: string; items: readonly Question[] }[] = [
  { title: 'Common questions', items: FAQ_ITEMS.map(item => ({ ...item, ...MORE_ON_THE_EIGHT[item.question] })) },
  {
    title: 'What it costs',
    items: [
      {
        question: 'What does the government pay towards my premium?',
        answer:
          'A rebate, which depends on your income and on the age of the oldest person on the policy. Most people take it as a lower premium; you can also claim it with your tax return. It is not paid on Lifetime Health Cover loading.\n\nOur guide to the rebate has the rates, with the dates they apply to, and works out yours.',
        more: '/guides/private-health-insurance-rebate',
      },
      {
        question: 'Why do premiums rise every April?',
        answer: `Funds change their prices once a year, on 1 April, and need the approval of the Minister for Health. The average rise in ${LATEST_PREMIUM_CHANGE.year} was ${rateLabel(LATEST_PREMIUM_CHANGE.change)}; individual policies rose by less or by much more. Your fund must tell you beforehand what yours will cost.`,
        more: '/blog/premium-increase',
      },
      {
        question: 'Do young people pay less?',
        answer: `They may. A fund may give people aged 18 to 29 up to ${rateLabel(AGE_DISCOUNT.byAge[0].rate)} off hospital cover; not every fund or policy does. If you stay on that policy, you keep the discount until ${AGE_DISCOUNT.fadesFrom}, when it begins to shrink.`,
        more: '/singles-cover',
        part: 'Under 30',
      },
      {
        question: 'What is an excess?',
        answer:
          'What you pay yourself towards a stay in hospital before the fund pays. A higher excess usually means a lower premium. It is usually charged at most once or twice a year, and many policies waive it for children; check the policy.',
        more: '/hospital-only',
      },
      {
        question: 'What is a gap?',
        answer:
          'The part of a bill that neither Medicare nor your fund pays. Doctors set their own fees. Before a planned operation, ask the doctor and the fund what the gap will be; many doctors take part in a fund’s gap scheme.',
        more: '/hospital-only',
        part: 'What it does not pay for',
      },
    ],
  },
  {
    title: 'Choosing and switching',
    items: [
      {
        question: 'How do I see what a policy really covers?',
        answer: `Every policy has a Private Health Information Statement, which lists the treatments it covers, covers with restrictions or leaves out. Our comparison reads the same data. Start with the tier (${FAQ_FACTS.tiers.join(', ')}), then look for the treatments that matter to you.`,
        more: '/guides/choosing-the-right-cover',
      },
      {
        question: 'What does “restricted” mean?',
        answer:
          'The fund pays only a small benefit for that treatment, about what a shared room in a public hospital costs. In a private hospital you pay the rest of the bill.',
        more: '/hospital-only',
        part: 'What each tier must cover',
      },
      {
        question: 'Can a fund refuse me, or charge me more because I am ill?',
        answer:
          'No. Funds must accept everyone who is eligible to join them, and charge everyone the same for the same policy, whatever their health and however much they have claimed. What can differ is Lifetime Health Cover loading, a discount for young people, and waiting periods. Some funds also take a little off for paying by direct debit, in advance or through an employer’s group; no price here includes that.',
        more: '/guides/health-insurance-basics',
      },
      {
        question: 'I am in Australia on a visa. Is this for me?',
        answer: `Only if you are eligible for Medicare. Our prices are worked out for people who are, and only they get the rebate. Cover for overseas visitors and overseas students, which a visa may require, is a separate product: it is not in our data and not compared here. Ask Services Australia whether Medicare covers you.\n\nLifetime Health Cover loading has rules of its own for newcomers. ${NEWCOMERS}`,
        more: '/guides/private-health-insurance-rebate',
        part: 'Who can get it',
      },
      {
        question: 'Am I still covered on my parents’ policy?',
        answer: `Perhaps. The law lets a fund cover grown-up children up to and including the age of ${OLDEST_DEPENDANT.age}, and those with a disability at any age; each fund decides who can stay, in most cases students for longer than others. If you move in with a partner, you usually have to leave. Ask the fund what its age limits are.`,
        more: '/guides/extended-family-cover',
        part: 'Who can stay on a family policy',
      },
      {
        question: 'What should I do before I cancel my old cover?',
        answer: `Join the new fund first. Once the new cover has begun, cancel the old one, so that there is no gap, and ask for a refund of anything you paid in advance. ${CERTIFICATE} ${COOLING_OFF.words}`,
        more: '/guides/waiting-periods-explained',
        part: 'How to switch without a gap',
      },
      {
        question: 'Does my loading or my discount move with me when I switch?',
        answer: `A Lifetime Health Cover loading does: the certificate from your old fund states it. If you leave no gap, the years for which you have held cover with it still count towards the ${FAQ_FACTS.loading.endsAfterYears} after which it ends. An age-based discount moves only if the new policy continues it. Some do, but no fund has to, so ask before you switch.`,
        more: '/guides/waiting-periods-explained',
        part: 'How to switch without a gap',
      },
    ],
  },
  {
    title: `About ${BRAND.name}`,
    items: [
      {
        question: 'What does it cost me to compare here?',
        answer:
          'Nothing. Some funds pay us a commission when someone joins through us. The page on how we get paid has the table, fund by fund, and the commission is shown beside each result.',
        more: '/how-we-get-paid',
      },
      {
        question: 'Does commission change the order of the results?',
        answer:
          'No. The order depends on your answers: how well a policy fits and what it costs you. A policy that pays us nothing is ranked by its fit and its price, like any other.',
        more: '/how-we-get-paid',
      },
      {
        question: 'Do you compare the whole market?',
        answer: `Not all of it. ${COMPARED}`,
        more: '/disclaimer',
      },
      {
        question: 'Do I have to give my phone number to see prices?',
        answer:
          'No. Prices come first. We ask for your number only when you request a quote or a call, or sign in with a code by SMS, and we tell you there who will see it.',
        more: '/privacy',
      },
      {
        question: 'Do you give advice?',
        answer:
          'No. We compare and give general information. We use your age, your income and what you tick to work out prices and an order, and nothing else: we do not weigh up your objectives, your finances or your health as an adviser would, and we do not recommend a policy.',
        more: '/disclaimer',
      },
      {
        question: 'How soon do you answer?',
        answer: `In ${CLAIMS.responseTime.figure} or less, on average. The phone is answered ${OPENING_HOURS}, but not on public holidays.`,
        more: '/contact',
      },
    ],
  },
]
