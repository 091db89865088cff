import { type FormEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers.ts'
import { isRestored, keepDraft, restoreTexts } from '#site/journey/draft.ts'
import { AVERAGED_LOADING, BORN_EARLIER, EARLIER_FUNDS, OWN_AGE_TOO, waitingSentence } from '#site/journey/hints.ts'
import { incomeCounts, incomeLabel, incomeOptions } from '#site/journey/income-options.ts'
import { ProblemSummary } from '#site/journey/problem-summary.tsx'
import { WEIGHT_OPTIONS } from '#site/journey/weights.ts'
import type { Problems } from '#site/ui/problems.ts'
import { useToday } from '#site/ui/today.ts'
import { asksHospital, HISTORY_ANSWERS } from '#widgets/domain/answers.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { COVER_FOR, isCoverFor, isForChildren, isForTwo, isOnFamilyScale } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { CHILDREN_COUNT } from '#widgets/domain/income-tiers.ts'
import { fillForm, showIncome, takeBackAlong } from './fill-form.ts'
import { NumberField } from './number-field.tsx'
import { OptionList } from './option-list.tsx'
import { Place } from './place.tsx'
import {
  asksLoading,
  asksMonths,
  asksPartnersHistory,
  COVER_TYPE_NOTES,
  excessOptions,
  MOST_EXCESS,
} from './questions.ts'
import { answersIn, given, isNoAnswer, isPartnersAlone, problemsIn } from './read-form.ts'
import { Section } from './section.tsx'
import { suggestMissingState } from './suggest-state.ts'
import { Ticks } from './ticks.tsx'

export const FORM = 'priorities'

const HISTORIES = HISTORY_ANSWERS.map(answer => (answer.id === 'since-31' ? { ...answer, note: BORN_EARLIER } : answer))

/** Every question on the page. Answers are saved as they are given; only the buttons that continue need the first two. */
export function QuestionsForm() {
  const form = useRef<HTMLFormElement>(null)
  const answers = useAnswers()
  const today = useToday()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems>({})
  const [partnersAlone, setPartnersAlone] = useState(false)

  // Without script the browser checks the fields; with it we do, in our own words.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  // What only script renders comes afterwards in short slices: all at once, it would hold up a slow phone.
  const [printed, setPrinted] = useState(false)
  useEffect(() => startTransition(() => setPrinted(true)), [])
  // A button pressed before that.
  const pressed = useRef<HTMLElement | null>(null)

  useEffect(() => {
    if (!form.current || !printed) return
    // The prerendered page has the limits for one person.
    const who = new FormData(form.current).get('coverFor') ?? currentAnswers().coverFor
    if (isCoverFor(who) && isOnFamilyScale(who)) showIncome(form.current, currentAnswers())
    fillForm(form.current, currentAnswers())
    restoreTexts(FORM, form.current, (name, text, draft) => isNoAnswer(name, text, currentAnswers(), draft))
    suggestMissingState(form.current)
    // Including what was typed before the script loaded.
    keepDraft(FORM, form.current)
    // Nothing is removed here: an answer that the form cannot show was given elsewhere.
    const data = new FormData(form.current)
    setPartnersAlone(isPartnersAlone(data))
    keepAnswers(given(answersIn(data, currentAnswers())))
    showIncome(form.current, currentAnswers())
    if (pressed.current) form.current.requestSubmit(pressed.current)
  }, [printed])

  function answered(event: FormEvent<HTMLFormElement>) {
    if (!isRestored(event.currentTarget)) return
    takeBackAlong(event.currentTarget, currentAnswers())
    keepDraft(FORM, event.currentTarget)
    const data = new FormData(event.currentTarget)
    setPartnersAlone(isPartnersAlone(data))
    keepAnswers(answersIn(data, currentAnswers()))
    showIncome(event.currentTarget, currentAnswers())
  }

  function leadOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!isRestored(event.currentTarget)) {
      pressed.current = submitter
      return
    }
    const found = problemsIn(new FormData(event.currentTarget))
    setProblems(found)
    const on = submitter?.dataset.to ?? '/compare'
    if (Object.keys(found).length === 0) void navigate(answersHref(on, currentAnswers()))
  }

  return (
    // A post that no host accepts: without script none of this may end up in an address.
    <form ref={form} id={FORM} method="post" action="/quote" onSubmit={leadOn} onInput={answered}>
      <ProblemSummary problems={problems} form={FORM} />
      <Section number={1} title="Who and where" skippable={false}>
        <OptionList
          legend="Who is this cover for?"
          why="Why we ask: policies are sold for one person, for two, and for families, at different prices."
          name="coverFor"
          options={COVER_FOR}
          columns="sm:grid-cols-2"
          needed
          problem={problems.coverFor}
        />
        <Place problem={problems.postcode} />
      </Section>
      <Section number={2} title="Hospital, extras or both">
        <OptionList
          legend="What should be covered?"
          why="Why we ask: hospital and extras are separate policies that can be bought together or alone."
          name="coverType"
          options={COVER_TYPES.map(({ id, label }) => ({ id, label, note: COVER_TYPE_NOTES[id] }))}
          columns="sm:grid-cols-2"
        />
      </Section>
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
            legend="The most you would pay yourself for one stay in hospital"
            why={`Why we ask: a higher excess usually lowers the premium. Above ${MOST_EXCESS} a single person’s policy no longer avoids the surcharge.`}
            name="excess"
            options={excessOptions(answers)}
            columns="grid-cols-2 lg:grid-cols-4"
          />
        </div>
      </Section>
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
      <Section number={5} title="Your current cover" hidden={!asksHospital(answers)}>
        <OptionList
          legend="Do you have hospital cover now?"
          why="Why we ask: cover you have already held can save you waiting periods and the loading."
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
        <div className="grid gap-4 sm:grid-cols-2">
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
      <div className="flex flex-wrap gap-4 border-line border-t pt-8 sm:ml-18">
        <button type="submit" className="hic-button max-sm:w-full" data-look="action" data-to="/compare">
          Show my policies
        </button>
        <button type="submit" className="hic-button text-balance max-sm:w-full" data-look="quiet" data-to="/get-quote">
          Request a quote straight away
        </button>
      </div>
    </form>
  )
}
