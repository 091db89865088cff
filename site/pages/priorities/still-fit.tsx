import { useEffect, useState } from 'react'
import type { LiveCount } from '#site/catalogue/live-count.ts'
import { useAnswers } from '#site/journey/answers/answers.ts'
import { useLineBack } from '#site/ui/line-back.ts'
import { useSeenAgain } from '#site/ui/seen-again.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { FORM } from './questions-form.tsx'

const PAUSE_MS = 250

interface Came {
  /** Which policies: who for, where, and of what type. */
  key: string
  /** The day that the prices are for. */
  on: Day
  count: LiveCount
}

/** How many policies still fit, and from what price, as the answers change. Counted here, in the browser. */
export function StillFit() {
  const answers = useAnswers()
  const { coverFor, state, coverType } = answers
  const key = `${coverFor} ${state} ${coverType}`
  const [came, setCame] = useState<Came | null>(null)
  const [attempt, setAttempt] = useState(0)
  // On a dead line half a minute may pass: a count of other policies must not look like a count of these.
  const live = came?.key === key ? came.count : ({ outcome: coverFor && state ? 'counting' : 'needs-answers' } as const)

  useEffect(() => {
    let stale = false
    const timer = setTimeout(async () => {
      const on = officeDay()
      const count = await countOf(answers, on)
      if (!stale) setCame({ key, on, count })
    }, PAUSE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [answers, attempt])

  useLineBack(live.outcome !== 'loaded' || live.heldUnread, () => setAttempt(attempt + 1))

  // Left open overnight, as over a 1 April, it would show the day before’s price.
  useSeenAgain(() => {
    if (came && came.on !== officeDay()) setAttempt(attempt + 1)
  })

  return (
    <div className="still-fit min-h-24 border-line pb-4 max-lg:mt-10 max-lg:text-sm lg:min-h-40 lg:border-b">
      <div className="min-w-0">
        <div role="status">
          <Words live={live} />
        </div>
        {live.outcome === 'loaded' && <Reservations live={live} />}
      </div>
      {live.outcome !== 'needs-answers' && (
        <button type="submit" form={FORM} className="hic-button" data-look="house">
          Show policies
        </button>
      )}
    </div>
  )
}

function Words({ live }: { live: LiveCount | { outcome: 'counting' } }) {
  if (live.outcome === 'needs-answers')
    return (
      <p className="text-muted">
        Tell us who the cover is for and where you live, and we will count the policies that fit.
      </p>
    )
  if (live.outcome === 'counting') return <p className="text-muted">Counting the policies …</p>
  if (live.outcome !== 'loaded')
    return <p className="text-muted">We cannot count the policies just now. Your answers are saved.</p>
  const { count, of, funds, from, heldUnread, rebateKnown } = live
  return (
    <>
      <p className="font-display font-semibold text-xl lg:text-2xl">
        {countLabel(count)}{' '}
        <span className="font-normal text-base">
          of {countLabel(of)} policies {count === 1 ? 'fits' : 'fit'}
        </span>
      </p>
      <p className="tabular-nums">
        {from === null
          ? 'No policy fits all your answers. The next page shows what to change.'
          : `From ${centsLabel(from)} a month`}
        {from !== null && (
          <span className="max-sm:hidden">
            {' '}
            for you, at {funds} {funds === 1 ? 'fund' : 'funds'}
          </span>
        )}
        {from !== null && (rebateKnown ? <span className="max-sm:hidden">.</span> : <BeforeRebate />)}
      </p>
      {from !== null && heldUnread && (
        <p className="text-sm">
          We could not look up the policy you chose
          <span className="max-sm:hidden">: the price is based on your other answers</span>.
        </p>
      )}
    </>
  )
}

/** Notes on the whole count, whatever was answered: on the page, but not read out again after each answer. */
const Reservations = ({
  live: { from, outdatedSince, appliesFrom, demo },
}: {
  live: Extract<LiveCount, { outcome: 'loaded' }>
}) => (
  <>
    {from !== null && appliesFrom && <p className="text-sm">Premiums from {dayLabel(appliesFrom)}.</p>}
    {from !== null && outdatedSince && (
      <p className="text-sm">
        Last year’s premiums<span className="max-sm:hidden">: funds changed them on {dayLabel(outdatedSince)}</span>.
      </p>
    )}
    {demo && (
      <p className="text-muted text-sm lg:mt-1">
        Demo data: <span className="max-sm:hidden">made-up funds, policies and prices</span>
        <span className="sm:hidden">made up</span>.
      </p>
    )}
  </>
)

const BeforeRebate = () => (
  <>
    , before the rebate<span className="max-sm:hidden">, which has not been published for this date</span>.
  </>
)

/** The catalogue's code comes with the first of the two answers that counting needs, not with the page. */
async function countOf(answers: Answers, on: Day): Promise<LiveCount> {
  if (!answers.coverFor && !answers.state) return { outcome: 'needs-answers' }
  try {
    const { liveCount } = await import('#site/catalogue/live-count.ts')
    return await liveCount(answers, on)
  } catch {
    return { outcome: 'failed' }
  }
}
