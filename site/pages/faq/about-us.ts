import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { COMPARED } from '#widgets/domain/compared.ts'
import type { Question } from './question.ts'

export const ABOUT_US: readonly Question[] = [
  {
    question: 'What does it cost me to compare here?',
    answer:
      'Nothing. Some funds pay us a commission when someone joins through us. The page on how we get paid has the table, fund by fund, and the commission is shown beside each result.',
    more: '/how-we-get-paid',
    also: 'who pays earn money free catch',
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
    also: 'which missing',
  },
  {
    question: 'Do I have to give my phone number to see prices?',
    answer:
      'No. Prices come first. We ask for your number only when you request a quote or a call, or sign in with a code by SMS, and we tell you there who will see it.',
    more: '/privacy',
    also: 'spam sell',
  },
  {
    question: 'Do you give advice?',
    answer:
      'No. We compare and give general information. We use your age, your income and what you tick to work out prices and an order, and nothing else: we do not weigh up your objectives, your finances or your health as an adviser would, and we do not recommend a policy.',
    more: '/disclaimer',
  },
  {
    question: 'Can I do this for my mother, or for somebody else?',
    answer:
      'You can compare for anyone: answer with their age, income and cover. It takes no name, and what you tick about their health stays on your device.\n\nIf you want us to call, give your own name and number, and have them beside you when we do: whoever ticks the box agrees to be called on that number. Or let them fill in the form. What you ticked about their health is sent only if you say so, so ask them first. You can also complain for somebody else, if they tell us that you may.',
    more: '/code-of-conduct',
    part: 'People who need more time',
    also: 'father parents elderly grandmother wife husband partner carer behalf attorney relative',
  },
  {
    question: 'How do I find my list again, later or on another device?',
    answer:
      '“Copy a link”, under the results, makes a link that opens your list on any device, at the prices of that day. It contains your answers, so send it only to yourself or to people who may know them. “Save on this device” keeps the list in the browser you are using.\n\nYour answers are not kept with us, so we cannot find a list for you.',
    more: '/privacy',
    part: 'What stays on your device',
    also: 'back lost save share print phone computer comparison',
  },
  {
    question: 'How do I see or delete what you hold about me?',
    answer: `Write to ${BRAND.email}: we answer within 30 days, and it costs nothing. If you were signed in when you sent us something, your account shows it, and you can delete it there. A quote request can be withdrawn by the link on the page that confirmed it, and the newsletter ended by the link in each issue.`,
    more: '/privacy',
    part: 'Your rights',
    also: 'data privacy personal information account unsubscribe',
  },
  {
    question: 'How do I complain about you, or about a fund?',
    answer:
      'Tell us by phone, email, post or the contact form. Within one business day we say who is dealing with it, and you have an answer within 30 days. For a fund, write to the fund first.\n\nIf that does not settle it, the Commonwealth Ombudsman looks into complaints about funds and about comparison services, independently and free of charge: 1300 362 072.',
    more: '/complaints',
    also: 'unhappy wrong scam trust',
  },
  {
    question: 'I do not speak English well. Can you help?',
    answer:
      'Call the Translating and Interpreting Service on 131 450 and ask for our number. We take the time you need, and you can have someone with you on a call.\n\nIf you are deaf, or find it hard to hear or speak, the National Relay Service can help you make the call.',
    more: '/complaints',
    part: 'Who else can help',
    also: 'language interpreter translation translator accessibility',
  },
  {
    question: 'How soon do you answer?',
    answer: `In ${CLAIMS.responseTime.figure} or less, on average. The phone, ${BRAND.phoneLabel}, is answered ${OPENING_HOURS}, but not on public holidays.`,
    more: '/contact',
    also: 'number ring telephone talk person human open',
  },
]
