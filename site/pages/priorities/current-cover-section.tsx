import { AVERAGED_LOADING, BORN_EARLIER, EARLIER_FUNDS, VISITORS_COVER } from '#site/journey/answers/hints.ts'
import type { Problems } from '#site/ui/problems.ts'
import { type Answers, asksHospital, HISTORY_ANSWERS } from '#widgets/domain/answers.ts'
import { isForTwo } from '#widgets/domain/cover-for.ts'
import { NumberField } from './number-field.tsx'
import { OptionList } from './option-list.tsx'
import { asksLoading, asksMonths, asksPartnersHistory } from './questions.ts'
import { Section } from './section.tsx'

const HISTORIES = HISTORY_ANSWERS.map(answer => (answer.id === 'since-31' ? { ...answer, note: BORN_EARLIER } : answer))

interface CurrentCoverSectionProps {
  answers: Answers
  problems: Problems
}

/** The cover that is held now: what it saves of the loading and of waiting periods. */
export function CurrentCoverSection({ answers, problems }: CurrentCoverSectionProps) {
  return (
    <Section number={5} title="Your current cover" hidden={!asksHospital(answers)}>
      <OptionList
        legend="Do you have hospital cover now?"
        why={`Why we ask: cover you have already held can save you waiting periods and the loading. ${VISITORS_COVER}`}
        name="history"
        options={HISTORIES}
      />
      <div hidden={!asksPartnersHistory(answers)}>
        <OptionList
          legend="Does your partner have hospital cover now?"
          why="A couple’s loading is averaged."
          name="partnerHistory"
          options={HISTORIES}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2" hidden={!asksLoading(answers) && !asksMonths(answers)}>
        <div hidden={!asksLoading(answers)}>
          <NumberField
            label={`${isForTwo(answers.coverFor) ? 'Loading for both of you' : 'Your loading'} in per cent`}
            hint={`Why we ask: it is added to your hospital price. ${isForTwo(answers.coverFor) ? `${AVERAGED_LOADING} ` : ''}It is on your fund’s statement. Leave it empty if you do not know it.`}
            name="loading"
            problem={problems.loading}
          />
        </div>
        <div hidden={!asksMonths(answers)}>
          <NumberField
            label="Months with your policy"
            hint={`You need not repeat hospital waiting periods you have served. ${EARLIER_FUNDS} Choose your policy on the results page to see which ones are left.`}
            name="monthsHeld"
            problem={problems.monthsHeld}
          />
        </div>
      </div>
    </Section>
  )
}
