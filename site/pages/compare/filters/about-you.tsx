import { useState } from 'react'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { BORN_EARLIER, OWN_AGE_TOO, VISITORS_COVER } from '#site/journey/answers/hints.ts'
import { incomeCounts, incomeLabel, incomeOptions } from '#site/journey/answers/income-options.ts'
import { useToday } from '#site/ui/today.ts'
import { ADULT, type Answers, asksHospital, HISTORY_ANSWERS, historyOf, MOST } from '#widgets/domain/answers.ts'
import { isForChildren, isForTwo } from '#widgets/domain/cover-for.ts'
import { CHILDREN_COUNT, incomeTierOf } from '#widgets/domain/income-tiers.ts'
import { UNIT } from '#widgets/domain/number.ts'
import { Choose } from './choose.tsx'
import { early } from './early-choices.ts'
import { FilterFold } from './filter-fold.tsx'
import { LoadingBox } from './loading-box.tsx'
import { NumberBox } from './number-box.tsx'

const HISTORIES = [{ id: '', label: 'Not answered' }, ...HISTORY_ANSWERS]

/** What makes the price the visitor's own: rebate, discount and loading depend on it. All of it can be skipped. */
export function AboutYou({ answers }: { answers: Answers }) {
  const today = useToday()
  const hospital = asksHospital(answers)
  const [own, partner] = answers.ages ?? []
  // Holds the partner's age while the visitor's is missing or being retyped: ages are kept with the visitor's first.
  const [waitingPartner, setWaitingPartner] = useState<number>()
  const theirs = partner ?? (own === undefined ? waitingPartner : undefined)

  function giveAges(own: number | undefined, theirs: number | undefined) {
    setWaitingPartner(theirs)
    keepAnswers({ ages: own === undefined ? undefined : [own, ...(theirs === undefined ? [] : [theirs])] })
  }

  return (
    <FilterFold title="Details for your price" note={hospital ? 'Rebate, discount and loading' : 'Rebate'}>
      <div className="grid gap-4 pb-4">
        <NumberBox
          label="Your age"
          {...ADULT}
          unit={UNIT.years}
          name={early('ages')}
          value={own}
          onGive={age => giveAges(age, theirs)}
        />
        {isForTwo(answers.coverFor) && (
          <NumberBox
            label="Your partner’s age"
            {...ADULT}
            unit={UNIT.years}
            value={theirs}
            problem={own === undefined && theirs !== undefined ? OWN_AGE_TOO : undefined}
            onGive={age => giveAges(own, age)}
          />
        )}
        {isForChildren(answers.coverFor) && (
          <NumberBox
            label="Dependent children"
            hint={CHILDREN_COUNT}
            most={MOST.children}
            value={answers.children}
            onGive={children => keepAnswers({ children })}
          />
        )}
        <Choose
          label={incomeLabel(today)}
          hint={incomeCounts(answers)}
          options={[{ id: '', label: 'Not answered' }, ...incomeOptions(answers, today)]}
          name={early('income')}
          value={answers.income}
          onChoose={id => keepAnswers({ income: incomeTierOf(id) })}
        />
        {hospital && <CoverUntilNow answers={answers} />}
      </div>
    </FilterFold>
  )
}

/** What decides the loading, for each adult to be covered. */
function CoverUntilNow({ answers }: { answers: Answers }) {
  const { coverFor, history, partnerHistory, currentPolicy } = answers
  return (
    <>
      <Choose
        label="Do you have hospital cover now?"
        hint={
          history === 'none' && currentPolicy
            ? 'If the policy you chose as yours has hospital cover, that counts instead.'
            : `It decides the Lifetime Health Cover loading. ${VISITORS_COVER} ${BORN_EARLIER}`
        }
        options={HISTORIES}
        name={early('history')}
        value={history}
        onChoose={id => keepAnswers({ history: historyOf(id) })}
      />
      {isForTwo(coverFor) && history && (
        <Choose
          label="Does your partner have it now?"
          hint={`A couple’s loading is averaged. ${BORN_EARLIER}`}
          options={HISTORIES}
          value={partnerHistory}
          onChoose={id => keepAnswers({ partnerHistory: historyOf(id) })}
        />
      )}
      {!currentPolicy && <LoadingBox answers={answers} name={early('loading')} />}
    </>
  )
}
