import { useRef } from 'react'
import { useToday } from '#site/calculators/today.ts'
import { keepAnswers } from '#site/journey/answers.ts'
import { INCOME_LABEL, incomeCounts, incomeOptions } from '#site/journey/income-options.ts'
import { type Answers, HISTORY_ANSWERS, INCOME_ANSWERS } from '#widgets/domain/answers.ts'
import { INCOME_TIER_LABEL, incomeYearOn, yearLabel } from '#widgets/domain/income-tiers.ts'
import { isPublished } from '#widgets/domain/period.ts'
import { Choose } from './choose.tsx'
import { NumberBox } from './number-box.tsx'

/** What makes the price one's own: rebate, discount and loading depend on it. All of it can be skipped. */
export function AboutYou({ answers }: { answers: Answers }) {
  const today = useToday()
  const year = incomeYearOn(today)
  const tiers = isPublished(year)
    ? incomeOptions(answers, year)
    : INCOME_ANSWERS.map(id => ({ id, label: INCOME_TIER_LABEL[id] }))
  const adults = answers.coverFor === 'singles' || answers.coverFor === 'single-parents' ? 1 : 2
  const [own, partner] = answers.ages ?? []
  // While one's own age is emptied to be typed anew.
  const partnerMeanwhile = useRef<number>(undefined)

  function giveOwn(age: number | undefined) {
    const theirs = partner ?? partnerMeanwhile.current
    partnerMeanwhile.current = age === undefined ? theirs : undefined
    keepAnswers({ ages: age === undefined ? undefined : [age, ...(theirs === undefined ? [] : [theirs])] })
  }

  return (
    <details className="border-line border-y py-1 [details+&]:-mt-6 [details+&]:border-t-0">
      <summary className="fold min-h-11 py-2.5 font-medium">
        <span>
          About you, for the price
          <span className="block font-normal text-muted text-sm">Rebate, discount and loading</span>
        </span>
      </summary>
      <div className="grid gap-4 pb-4">
        <NumberBox label="Your age" most={120} value={own} onGive={giveOwn} />
        {adults === 2 && own !== undefined && (
          <NumberBox
            label="Your partner’s age"
            most={120}
            value={partner}
            onGive={age => keepAnswers({ ages: [own, ...(age === undefined ? [] : [age])] })}
          />
        )}
        <Choose
          label={isPublished(year) ? `${INCOME_LABEL}, ${yearLabel(year.incomeYear)}` : INCOME_LABEL}
          hint={incomeCounts(answers)}
          options={[{ id: '', label: 'Not said' }, ...tiers]}
          value={answers.income}
          onChoose={id => keepAnswers({ income: INCOME_ANSWERS.find(tier => tier === id) })}
        />
        <Choose
          label="Hospital cover until now"
          hint="It decides the Lifetime Health Cover loading."
          options={[{ id: '', label: 'Not said' }, ...HISTORY_ANSWERS]}
          value={answers.history}
          onChoose={id => keepAnswers({ history: HISTORY_ANSWERS.find(answer => answer.id === id)?.id })}
        />
        {answers.history !== 'since-31' && (
          <NumberBox
            label="Loading you already pay, %"
            most={70}
            value={answers.loading}
            onGive={loading => keepAnswers({ loading })}
          />
        )}
      </div>
    </details>
  )
}
