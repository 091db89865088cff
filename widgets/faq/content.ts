import { FAQ_FACTS } from '#widgets/domain/faq-facts.ts'

export interface FaqItem {
  question: string
  /** Plain text; an empty line starts a new paragraph. */
  answer: string
  /** Shown, but cannot be opened. */
  disabled?: boolean
}

/** What proves, on a switch, which waits have been served. */
export const CERTIFICATE =
  'Within 14 days your old fund gives you a certificate of what you have served; the new one asks for it if you do not send it.'

const { surcharge, waits, loading, tiers } = FAQ_FACTS
const { specified, current } = surcharge
const tierNames = `${tiers.slice(0, -1).join(', ')} or ${tiers.at(-1)}`

/**
 * The eight questions that people ask first. A figure comes from `widgets/domain`, or is typed here, where its table would
 * weigh more than the answer, and held to that table by `content.test.ts`.
 */
export const FAQ_ITEMS: readonly FaqItem[] = [
  {
    question: 'What is the difference between hospital cover and extras cover?',
    answer:
      'Hospital cover helps pay for treatment as a private patient in hospital: the bed, the theatre and part of what doctors charge. You can often choose your doctor and may wait less for planned surgery.\n\nExtras cover helps pay for care outside hospital that Medicare mostly does not pay for, such as dental check-ups, glasses and physiotherapy, usually up to a yearly limit. You can have either one, or both.',
  },
  {
    question: 'Do I need private health insurance if I have Medicare?',
    answer:
      'No, it is optional. Under Medicare you are treated free of charge as a public patient in a public hospital, and Medicare pays some or all of the cost of seeing a doctor.\n\nMedicare mostly does not pay for dental care, glasses, physiotherapy or an ambulance, and planned surgery in a public hospital can mean a long wait. Private cover can help with both. It also affects your tax: see the question on the Medicare Levy Surcharge.',
  },
  {
    question: 'What is the Medicare Levy Surcharge?',
    answer: `A surcharge of ${surcharge.lowest} to ${surcharge.highest} on top of the Medicare levy, for people without private hospital cover whose income is above ${specified.single} for singles or ${specified.family} for families in ${specified.incomeYear}; ${current.single} or ${current.family} in ${current.incomeYear}.\n\nIt is charged on taxable income and reportable fringe benefits, for each day without cover. Couples and single parents are tested on the family figure. Extras cover on its own does not count.`,
  },
  {
    question: 'Can I switch health funds without waiting again?',
    answer: `Yes, for what you were already covered for. For hospital cover, Australian law lets you carry over the waiting periods you have served: the new fund may only ask you to serve what is left of them. For extras most funds do the same, but they do not have to, so ask first.\n\nFull waiting periods can apply to treatments your old cover left out and to higher benefits than you had. Do not leave a gap between the two, and cancel the old cover only once the new one has begun. ${CERTIFICATE}`,
  },
  {
    question: 'What are waiting periods?',
    answer: `The time between joining and your first claim for a kind of treatment. For pre-existing conditions it is ${waits.preExisting}, for pregnancy-related services ${waits.pregnancy}, and other waiting periods are ${waits.others}.\n\nA condition is pre-existing if there were signs or symptoms of it in the six months before you joined, whether or not anyone had given it a name. Even then, the wait for psychiatric care, rehabilitation and palliative care is two months. Each fund sets its own waits for extras, and some are longer than six months.`,
  },
  {
    question: 'What do the hospital tiers mean?',
    answer: `Every hospital policy is ${tierNames}. The tier sets which of the 38 groups of treatment a policy must cover: Basic the fewest, Gold all of them.\n\nBronze must cover things such as broken bones and chemotherapy, Silver adds heart and back surgery among others, and Gold adds joint replacements, cataracts, and pregnancy and birth. A policy with a plus after its name, such as Silver plus, covers more than its tier must.`,
  },
  {
    question: 'Can I use my cover straight away?',
    answer:
      'Often, some of it. Ambulance cover and hospital cover for accidents usually start at once or within days; it depends on the policy. Everything else has a waiting period.\n\nSome funds waive the shorter waits on extras for people who join during an offer. If you switch hospital cover, the waits you have served count: for what you were covered for, you can claim from the first day, or once you have served what is left of a wait.',
  },
  {
    question: 'What is Lifetime Health Cover loading?',
    answer: `An extra ${loading.perYear} on the cost of hospital cover for each year without hospital cover after age ${loading.afterAge}, capped at ${loading.cap}. If you take out hospital cover by the 1 July after your 31st birthday, and keep it, you never pay it.\n\nIf you start later, it counts from 30: you pay ${loading.perYear} for each year you were over 30 on the 1 July before you join; at 40, that is 20%. The loading ends after ${loading.endsAfterYears} years of cover without a break. The government rebate is not paid on it.`,
  },
]
