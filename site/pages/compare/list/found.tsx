import { useEffect, useMemo, useState } from 'react'
import type { Loaded } from '#site/catalogue/client.ts'
import { MOST_CHOSEN } from '#site/journey/answers/chosen.ts'
import { WEIGHTS } from '#site/journey/answers/weights.ts'
import { Tick } from '#site/ui/tick.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'
import type { Day } from '#widgets/domain/period.ts'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { useLate } from '#widgets/kit/ui/late.ts'
import { fundNames, nameAndSeller } from '../labels.ts'
import { HeldUnknown, UNKNOWN } from '../own-policy/held-unknown.tsx'
import { takeAlong } from '../own-policy/take-along.ts'
import { useHeld } from '../own-policy/use-held.ts'
import { ResultCard } from '../policy/result-card.tsx'
import { bestOfEachFund, resultsOf } from '../results.ts'
import { RESULTS_TITLE, resultsTitle } from '../results-title.ts'
import { Said } from '../said.tsx'
import { AbsentPicks, absentWords, BeyondPicks, beyondWords } from '../side-by-side/absent-picks.tsx'
import { ComparedBar } from '../side-by-side/compared-bar.tsx'
import { notePicked, pickedNames } from '../side-by-side/picked-names.ts'
import { SideBySide } from '../side-by-side/side-by-side.tsx'
import { Assumed } from './assumed.tsx'
import { BesideList } from './beside-list.tsx'
import { Headline } from './headline.tsx'
import { KeptComparison } from './keep.tsx'
import { keptHere } from './kept-here.ts'
import { LeftBehind, leftBehindWords } from './left-behind.tsx'
import { NOTHING, NoneFits, NothingInData } from './none-found.tsx'
import { ShareBar } from './share-bar.tsx'
import { AT_ONCE, useCards } from './use-cards.ts'
import { WhatWasCompared } from './what-was-compared.tsx'

/** Few visitors choose a policy as theirs. */
const loadOwnPolicy = () => import('../own-policy/own-policy.tsx').then(part => part.OwnPolicy)

/** Outlives another state, another type of cover and a reload. */
const ONE_OF_EACH = 'hic-one-of-each-fund'

interface FoundProps {
  catalogue: Loaded
  answers: Answers
  today: Day
  /** Where screen readers are told what an answer changed. */
  said: HTMLElement | null
}

export function Found({ catalogue, answers, today, said }: FoundProps) {
  const { manifest, policies } = catalogue
  const { held, failed } = useHeld(answers, policies)
  const results = useMemo(() => resultsOf(catalogue, { answers, held, today }), [catalogue, answers, held, today])
  const { list, shown, drawn, showMore } = useCards()
  const [oneOfEach, setOneOfEach] = useState(() => inTab.read(ONE_OF_EACH) !== null)
  // Above the list for people who come back; below it for those who save now, or their next answer would move the list.
  const [wasKept] = useState(() => keptHere() !== null)
  const { placed, current, compared, beyond, absent, person, pricesOf } = results
  const OwnPolicy = useLate(loadOwnPolicy, current !== null)
  const best = useMemo(() => bestOfEachFund(placed), [placed])
  const listed = oneOfEach ? best : placed
  const headline = <Headline results={results} of={policies.length} funds={oneOfEach ? best.length : 0} />
  const unknown = failed ? 'not-looked-up' : held === null && answers.currentPolicy && 'gone'
  const fundName = useMemo(() => fundNames(manifest.funds), [manifest])

  // Once one of them is gone, nothing else knows its name: a link has only its id.
  useEffect(() => {
    const known = held ? [held, ...compared] : compared
    if (known.length > 0) notePicked(known.map(policy => [policy.id, nameAndSeller(policy, fundName)]))
  }, [held, compared, fundName])

  const take = (chosen: readonly Policy[]) => takeAlong(chosen, { answers, person, fundName, today, pricesOf })

  const lost = absent.length > 0 && `. ${absentWords(absent.length)}`
  if (policies.length === 0)
    return (
      <>
        <Said to={said}>
          {NOTHING}
          {lost}
        </Said>
        <AbsentPicks answers={answers} absent={absent} />
        <LeftBehind answers={answers} />
        <NothingInData manifest={manifest} answers={answers} held={held} today={today} />
      </>
    )
  return (
    <section aria-labelledby={RESULTS_TITLE}>
      <Said to={said}>
        {headline}
        {/* These change the list without a word of the headline. */}
        {answers.priceWeight !== undefined && `. Ordered by ${WEIGHTS[answers.priceWeight]!.toLowerCase()}`}
        {current && `. Compared with your current policy, ${current.name}`}
        {unknown && `. ${UNKNOWN[unknown]}`}
        {lost}
        {beyond.length > 0 && `. ${beyondWords(beyond.length)}`}
        {leftBehindWords(answers).map(words => `. ${words}`)}
      </Said>
      <h2 id={RESULTS_TITLE} tabIndex={-1} className="text-2xl">
        {headline}
      </h2>
      {manifest.demo && <p className="mt-2 border-wattle-deep border-l-4 pl-4">{DEMO_NOTICE}</p>}
      <Assumed answers={answers} results={results} dataOf={manifest.dataOf} today={today} />
      {unknown && <HeldUnknown why={unknown} name={pickedNames().get(answers.currentPolicy!)} />}
      {current && OwnPolicy && (
        <OwnPolicy
          current={current}
          fundName={fundName(current.fund)}
          person={person}
          answers={answers}
          placed={placed}
          listed={listed}
          policies={policies}
          since={manifest.comparedWith}
        />
      )}
      {placed.length === 0 && <NoneFits results={results} answers={answers} />}
      <BesideList answers={answers} placed={placed} current={current} held={held} today={today} pricesOf={pricesOf} />
      <AbsentPicks answers={answers} absent={absent} />
      <BeyondPicks answers={answers} beyond={beyond} fundName={fundName} />
      <LeftBehind answers={answers} />
      {wasKept && <KeptComparison onward={resultsTitle} />}
      {compared.length > 0 && (
        <SideBySide
          policies={compared}
          current={current}
          answers={answers}
          person={person}
          fundName={fundName}
          since={manifest.comparedWith}
        />
      )}
      {best.length > 0 && (oneOfEach || best.length < placed.length) && (
        <Tick
          label="Only the top-ranked policy from each fund"
          checked={oneOfEach}
          onTick={ticked => {
            if (ticked) inTab.write(ONE_OF_EACH, '')
            else inTab.forget(ONE_OF_EACH)
            setOneOfEach(ticked)
          }}
          className={`mt-4 -mb-4 ${compared.length > 0 || !oneOfEach ? 'print:hidden' : ''}`}
        />
      )}
      {/* People who print the table want only that, and not a dozen more pages. */}
      <ol ref={list} className={`mt-8 grid gap-6 ${compared.length > 0 ? 'print:hidden' : ''}`}>
        {listed.slice(0, drawn).map(entry => (
          <ResultCard
            key={entry.policy.id}
            placed={entry}
            person={person}
            answers={answers}
            current={current}
            fundName={fundName(entry.policy.fund)}
            onRequest={() => take([entry.policy])}
            release={manifest}
            picked={compared.some(policy => policy.id === entry.policy.id)}
            full={compared.length >= MOST_CHOSEN}
          />
        ))}
      </ol>
      {shown < listed.length && (
        <button type="button" className="hic-button mt-6 w-full print:hidden" data-look="quiet" onClick={showMore}>
          Show {Math.min(AT_ONCE, listed.length - shown)} more of {listed.length}
        </button>
      )}
      <ComparedBar
        compared={compared}
        beyond={beyond}
        noneFits={placed.length === 0}
        answers={answers}
        onRequest={() => take(compared)}
      />
      {placed.length > 0 || compared.length > 0 ? (
        <ShareBar offersKept={!wasKept} />
      ) : (
        !wasKept && <KeptComparison onward={resultsTitle} />
      )}
      <WhatWasCompared manifest={manifest} policies={policies} answers={answers} />
    </section>
  )
}
