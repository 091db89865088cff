import { OWN_AGE_TOO } from '#site/journey/answers/hints.ts'
import { incomeCounts, incomeLabel, incomeOptions } from '#site/journey/answers/income-options.ts'
import type { Problems } from '#site/ui/problems.ts'
import { useToday } from '#site/ui/today.ts'
import { type Answers, asksHospital } from '#widgets/domain/answers.ts'
import { isForChildren, isForTwo } from '#widgets/domain/cover-for.ts'
import { CHILDREN_COUNT } from '#widgets/domain/income-tiers.ts'
import { NumberField } from './number-field.tsx'
import { OptionList } from './option-list.tsx'
import { Section } from './section.tsx'

interface HouseholdSectionProps {
  answers: Answers
  problems: Problems
  /** The partner’s age was given, and the visitor’s own was not. */
  partnersAlone: boolean
}

/** Ages, children and income: what decides the rebate, the loading and the discount. */
export function HouseholdSection({ answers, problems, partnersAlone }: HouseholdSectionProps) {
  const today = useToday()
  return (
    <Section number={4} title="You and your household">
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          label="Your age"
          hint={`Why we ask: age affects ${asksHospital(answers) ? 'the discount for people under 30, the loading after 31 and ' : ''}the rebate.`}
          name="age"
          problem={problems.age}
        />
        <div hidden={!isForTwo(answers.coverFor)}>
          <NumberField
            label="Your partner’s age"
            hint={
              asksHospital(answers)
                ? 'A couple’s discount and loading are averaged.'
                : 'The rebate depends on the older of you.'
            }
            name="partnerAge"
            problem={partnersAlone ? OWN_AGE_TOO : problems.partnerAge}
          />
        </div>
        <div hidden={!isForChildren(answers.coverFor)}>
          {/* A field named "children" would hide the form's own property of that name. */}
          <NumberField
            label="Dependent children"
            hint={CHILDREN_COUNT}
            name="dependants"
            problem={problems.dependants}
          />
        </div>
      </div>
      <OptionList
        legend={incomeLabel(today)}
        why={`Why we ask: it decides your rebate, and so your price, and whether you would pay the surcharge. ${incomeCounts(answers)}`}
        name="income"
        options={incomeOptions(answers, today)}
        columns="sm:grid-cols-2"
      />
    </Section>
  )
}
