import { AGE_DISCOUNT } from '#widgets/domain/age-discount.ts'
import { LIFETIME_LOADING } from '#widgets/domain/lifetime-loading.ts'
import { dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { LATEST_PREMIUM_CHANGE } from '#widgets/domain/premium-changes.ts'
import { HIGHEST_EXCESS } from '#widgets/domain/surcharge.ts'
import type { Question } from './question.ts'

export const COSTS: readonly Question[] = [
  {
    question: 'What does the government pay towards my premium?',
    answer:
      'A rebate, which depends on your income and on the age of the oldest person on the policy. Most people take it as a lower premium; you can also claim it with your tax return. It is not paid on Lifetime Health Cover loading.\n\nOur guide to the rebate has the rates, with the dates they apply to, and works out yours.',
    more: '/guides/private-health-insurance-rebate',
    also: 'pensioner senior subsidy',
  },
  {
    question: 'I only want to avoid the surcharge. What is enough?',
    answer: `Hospital cover of any tier from an Australian health fund, with an excess of at most ${dollarsLabel(HIGHEST_EXCESS.onePerson)} on a policy for one person or ${dollarsLabel(HIGHEST_EXCESS.otherPolicies)} on any other. If you have a partner or dependent children, they have to be covered too. Extras alone are not enough.\n\nChoose “Hospital only” and your income range, and the results show what the surcharge would be, and what the cheapest policy that avoids it costs you. Basic is often the cheapest, but will not help you much in hospital.`,
    more: '/guides/private-health-insurance-rebate',
    part: 'The surcharge uses the same tiers',
    also: 'tax Medicare levy cheap junk',
  },
  {
    question: 'Why do premiums rise every April?',
    answer: `Funds change their prices once a year, on 1 April, and need the approval of the Minister for Health. The average rise in ${LATEST_PREMIUM_CHANGE.year} was ${rateLabel(LATEST_PREMIUM_CHANGE.change)}; individual policies rose by less or by much more. Your fund must tell you beforehand what yours will cost.`,
    more: '/blog/premium-increase',
  },
  {
    question: 'My premium goes up. Can I pay less without waiting again?',
    answer:
      'Usually. A policy of the same tier at another fund may cost less, and by law the hospital waits you have served come with you; a new wait applies only to what is new or better than before. You can also stay where you are and take a higher excess, or fewer extras.\n\nOn the results page, choose your own policy under “Your current policy”. Each result then says what you would lose, gain and pay, and, once you enter how long you have been covered, which waits are left.',
    more: '/blog/premium-increase',
    part: 'Five things that help',
    also: 'price rise increase dear dearer expensive cheaper save money switch',
  },
  {
    question: 'I cannot afford my cover any more. Do I have to cancel it?',
    answer: `Not at once. Ask your fund about a cheaper policy, about a plan for paying what you owe, and whether it suspends policies in hardship, as many do. While a policy is suspended the fund pays for nothing, waits stand still, and on a higher income you may owe the Medicare Levy Surcharge.\n\nIf you fall two months behind, the fund can cancel the policy, and waits may start again when you come back. Before you change funds, pay what you owe: otherwise the law does not make the new fund count the waits you have served. If you held hospital cover after 31 and give it up, you can go without it for ${countLabel(LIFETIME_LOADING.permittedDays)} days in your life before a loading is added.`,
    more: '/blog/premium-increase',
    part: 'If you cannot pay',
    also: 'cant expensive hardship pause freeze stop arrears debt unemployed job Centrelink money',
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
    also: 'out of pocket surgeon anaesthetist',
  },
]
