import { waitingSentence } from '#site/journey/answers/hints.ts'
import { WEIGHT_OPTIONS } from '#site/journey/answers/weights.ts'
import { type Answers, asksHospital } from '#widgets/domain/answers.ts'
import { OptionList } from './option-list.tsx'
import { excessOptions, MOST_EXCESS } from './questions.ts'
import { Section } from './section.tsx'
import { Ticks } from './ticks.tsx'

interface WishesSectionProps {
  answers: Answers
  /** False until the page is as it was printed: what only script renders comes afterwards. */
  printed: boolean
}

/** What a policy should cover and cost. */
export function WishesSection({ answers, printed }: WishesSectionProps) {
  return (
    <Section number={3} title="Treatments, price and excess">
      <p role="status" className="empty:sr-only">
        {waitingSentence(answers)}
      </p>
      <Ticks answers={answers} printed={printed} />
      <OptionList
        legend="Price or cover?"
        why="Why we ask: it decides which of the two counts more in the order of your results. What a fund pays us never does."
        name="weight"
        options={WEIGHT_OPTIONS}
      />
      <div hidden={!asksHospital(answers)}>
        <OptionList
          legend="The highest excess you would pay for one stay in hospital"
          why={`Why we ask: a higher excess, your own part of the bill, usually lowers the premium. Above ${MOST_EXCESS} a single person’s policy no longer avoids the surcharge. Co-payments, which some policies charge for each day, come on top: you can leave those policies out on the results page.`}
          name="excess"
          options={excessOptions(answers)}
          columns="grid-cols-2 xl:grid-cols-4"
        />
      </div>
    </Section>
  )
}
