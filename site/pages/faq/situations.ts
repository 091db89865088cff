import { NEWCOMERS, SERVED } from '#widgets/domain/newcomers.ts'
import { OLDEST_DEPENDANT } from '#widgets/domain/oldest-dependant.ts'
import { PSYCHIATRIC_UPGRADE, waitFor } from '#widgets/domain/waiting-periods.ts'
import type { Question } from './question.ts'

const months = (wait: Parameters<typeof waitFor>[0]) => `${waitFor(wait).months} months`

export const SITUATIONS: readonly Question[] = [
  {
    question: 'I need a new knee or hip, or a cataract operation. Does it have to be Gold?',
    answer: `No. Only Gold must cover joint replacements and cataracts, but some plus policies of lower tiers do too, and leave out what you may not need, such as pregnancy. Tick the treatment, and the results show only policies that cover it. For a couple, two single policies may cost less than one for both.\n\nIf there were signs of the trouble in the six months before you join, the wait can be ${months('pre-existing')}, so the day you join decides when you are covered. Public hospitals do these operations free of charge, but the wait may be long.`,
    more: '/guides/choosing-the-right-cover',
    part: 'Step 2: What you need from a hospital',
    also: 'surgery joint replacement pensioner senior older retired cheaper dear eyes',
  },
  {
    question: 'I am pregnant, or want to be. When do I need cover?',
    answer: `Before the pregnancy begins. The wait for pregnancy and birth can be ${months('pregnancy')}, and all of it must be over before you go to hospital for the birth. Only Gold must cover it; some plus policies do too. Assisted reproduction, such as IVF, is a treatment of its own: if you need both, tick both.\n\nIf you are pregnant already, cover that you take out now comes too late for this birth. Ask from which day a family policy would cover the baby.`,
    more: '/guides/family-health-insurance',
    part: 'Planning for a birth',
    also: 'newborn child maternity obstetrician midwife fertility',
  },
  {
    question: 'I need mental health care in hospital now. Do I have to wait?',
    answer: `New hospital cover can make you wait ${months('sub-acute')}, even for an illness you already have, but no longer. ${PSYCHIATRIC_UPGRADE.words} Funds also accept this in the first days after you have been admitted, so ring yours at once.\n\nIf you are in danger, call 000; Lifeline listens day and night on 13 11 14. Public hospitals treat you free of charge under Medicare, which also pays part of what a psychologist charges for sessions under a plan from your GP.`,
    more: '/guides/waiting-periods-explained',
    part: 'Pre-existing conditions',
    also: 'psychiatric psychiatrist psychology depression anxiety suicide addiction drugs alcohol',
  },
  {
    question: 'Do extras pay for braces, glasses and hearing aids?',
    answer:
      'Policies that include them pay part of the bill, up to a limit. For glasses the wait is usually short; for braces and hearing aids it is usually a year or longer, and braces often have a limit for life. So if braces are likely at twelve, start at ten or eleven.\n\nFirst ask what you can have without insurance. For some children Medicare pays for basic dental care, though not for braces, and the government’s Hearing Services Program helps many pensioners, veterans and people under 26 with hearing aids.',
    more: '/extras-cover',
    part: 'Common questions',
    also: 'orthodontist orthodontics dentist dental teeth tooth optical optometrist spectacles contact lenses eyes audiologist deaf',
  },
  {
    question: 'Who pays for an ambulance?',
    answer:
      'Not Medicare. Queensland and Tasmania pay for their residents. In New South Wales and the ACT you pay a fee, unless you have ambulance or hospital cover. In Victoria, South Australia, Western Australia and the Northern Territory you pay, unless you subscribe, where that is possible, or have ambulance cover. Pensions and concession cards change much of this.',
    more: '/ambulance-cover',
    part: 'Who pays where you live',
    also: 'NSW VIC QLD SA WA TAS NT Canberra Perth Darwin',
  },
  {
    question: 'I am in Australia on a visa. Is this for me?',
    answer: `Only if you are eligible for Medicare. Our prices are worked out for people who are, and only they get the rebate. Cover for overseas visitors and overseas students, which a visa may require, is a separate product: it is not in our data and not compared here. Ask Services Australia whether Medicare covers you.\n\nLifetime Health Cover loading has rules of its own for newcomers. ${NEWCOMERS}`,
    more: '/guides/private-health-insurance-rebate',
    part: 'Who can get it',
    also: 'OVHC OSHC migrant immigrant temporary',
  },
  {
    question: 'I have Medicare by an agreement with my country. Is visitors’ cover enough?',
    answer:
      'Not for tax. With Medicare under a reciprocal agreement you may owe the Medicare Levy Surcharge once your income is above the limit, and cover for overseas visitors does not avoid it, even if your visa asks for it. You need hospital cover for residents, from an Australian fund.\n\nFor Lifetime Health Cover visitors’ cover does not count either, but an agreement does not give you full Medicare, and a loading is usually added only to cover that starts more than a year after you get that. Ask the fund.\n\nPeople who are not entitled to Medicare at all may not have to pay the Medicare levy. They need a Medicare Entitlement Statement from Services Australia.',
    more: '/guides/private-health-insurance-rebate',
    part: 'Who can get it',
    also: 'reciprocal RHCA OVHC visa overseas UK Ireland Italy New Zealand',
  },
  {
    question: 'I have a Gold Card, or serve in the Defence Force. Is anything different?',
    answer: `You are treated without private cover, so first ask what it would still add, and whether your family needs it. A White Card pays only for some conditions, and changes none of what follows.\n\nFor Lifetime Health Cover loading you need no policy meanwhile. ${SERVED} Our prices do not know of it: if one includes a loading for your age, ask the fund whether you pay it.\n\nYou are usually exempt from the Medicare Levy Surcharge too. If you have a partner or dependent children, they have to be exempt or have hospital cover as well: ask the tax office.`,
    more: '/guides/choosing-the-right-cover',
    part: 'Step 4: How tax affects you',
    also: 'veteran DVA army navy air ADF military soldier widow',
  },
  {
    question: 'Am I still covered on my parents’ policy?',
    answer: `Perhaps. The law lets a fund cover grown-up children up to and including the age of ${OLDEST_DEPENDANT.age}, and those with a disability at any age; each fund decides who can stay, in most cases students for longer than others. If you move in with a partner, you usually have to leave. Ask the fund what its age limits are.`,
    more: '/guides/extended-family-cover',
    part: 'Who can stay on a family policy',
    also: 'son daughter dependant NDIS university',
  },
]
