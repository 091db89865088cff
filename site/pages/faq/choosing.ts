import { FAQ_FACTS } from '#widgets/domain/faq-facts.ts'
import { LIFETIME_LOADING } from '#widgets/domain/lifetime-loading.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { COOLING_OFF } from '#widgets/domain/waiting-periods.ts'
import { CERTIFICATE } from '#widgets/faq/content.ts'
import type { Question } from './question.ts'

export const CHOOSING: readonly Question[] = [
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
    also: 'limited',
  },
  {
    question: 'Can a fund refuse me, or charge me more because I am ill?',
    answer:
      'No. Funds must accept everyone who is eligible to join them, and charge everyone the same for the same policy, whatever their health and however much they have claimed. What can differ is Lifetime Health Cover loading, a discount for young people, and waiting periods. Some funds also take a little off for paying by direct debit, in advance or through an employer’s group; no price here includes that.',
    more: '/guides/health-insurance-basics',
    also: 'sick cancer diabetes disease condition',
  },
  {
    question: 'What should I do before I cancel my old cover?',
    answer: `Join the new fund first. Once the new cover has begun, cancel the old one, so that there is no gap, and ask for a refund of anything you paid in advance. ${CERTIFICATE} ${COOLING_OFF.words}`,
    more: '/guides/waiting-periods-explained',
    part: 'How to switch without a gap',
    also: 'cooling off change fund leave',
  },
  {
    question: 'Does my loading or my discount move with me when I switch?',
    answer: `A Lifetime Health Cover loading does: the certificate from your old fund states it. The years for which you have held cover with it still count towards the ${FAQ_FACTS.loading.endsAfterYears} after which it ends. Days without cover do not count, but they start those years again only once they come to more than ${countLabel(LIFETIME_LOADING.permittedDays)} in your life. An age-based discount moves only if the new policy continues it. Some do, but no fund has to, so ask before you switch.`,
    more: '/guides/waiting-periods-explained',
    part: 'How to switch without a gap',
  },
]
