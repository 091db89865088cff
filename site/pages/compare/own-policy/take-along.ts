import { keepChosen, pricedBy } from '#site/journey/answers/chosen.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { type Person, priceFor, rebateIsKnown } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import type { Day } from '#widgets/domain/period.ts'
import { sellerLabel } from '../labels.ts'

interface Shown {
  answers: Answers
  person: Person
  fundName: (code: string) => string
  today: Day
  /** The day that the prices are for: today, or the 1 April to come. */
  pricesOf: Day
}

/** Policies are carried to the request with their prices as shown here. */
export function takeAlong(policies: readonly Policy[], { answers, person, fundName, today, pricesOf }: Shown) {
  const { coverFor, state } = answers
  if (!coverFor || !state) return
  keepChosen(
    policies.map(policy => ({
      id: policy.id,
      coverFor,
      state,
      name: policy.name,
      fund: sellerLabel(policy, fundName(policy.fund)),
      monthlyPriceCents: priceFor(policy, person),
      asShownOn: today,
      ...(pricesOf === today ? {} : { appliesFrom: pricesOf }),
      ...(rebateIsKnown(person) ? {} : { beforeRebate: true }),
      pricedBy: pricedBy(answers),
    })),
  )
}
