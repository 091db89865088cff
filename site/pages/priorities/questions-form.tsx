import { type FormEvent, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentAnswers, keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import { isRestored, keepDraft, restoreTexts } from '#site/journey/form/draft.ts'
import { ProblemSummary } from '#site/journey/form/problem-summary.tsx'
import { type Problems, showLeft } from '#site/ui/problems.ts'
import { UNSENT } from '#site/ui/unsent.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { isOnFamilyScale } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { CurrentCoverSection } from './current-cover-section.tsx'
import { fillForm, showIncome, showLoading, takeBackAlong } from './fill-form.ts'
import { HouseholdSection } from './household-section.tsx'
import { OptionList } from './option-list.tsx'
import { Place } from './place.tsx'
import { COVER_TYPE_NOTES, HOUSEHOLDS } from './questions.ts'
import { answersIn, given, isNoAnswer, isPartnersAlone, problemsIn } from './read-form.ts'
import { Section } from './section.tsx'
import { suggestMissingState } from './suggest-state.ts'
import { WishesSection } from './wishes-section.tsx'

export const FORM = 'priorities'

/** Every question on the page. Answers are saved as they are given; only the buttons that continue need the first two. */
export function QuestionsForm() {
  const form = useRef<HTMLFormElement>(null)
  const answers = useAnswers()
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
    const early = { ...currentAnswers(), ...given(answersIn(new FormData(form.current))) }
    if (isOnFamilyScale(early.coverFor, early.children)) showIncome(form.current, currentAnswers())
    fillForm(form.current, currentAnswers())
    restoreTexts(FORM, form.current, (name, text, draft) => isNoAnswer(name, text, currentAnswers(), draft))
    suggestMissingState(form.current)
    // Including what was typed before the script loaded.
    keepDraft(FORM, form.current)
    // Nothing is removed here: an answer that the form cannot show was given elsewhere.
    const data = new FormData(form.current)
    setPartnersAlone(isPartnersAlone(data))
    const before = currentAnswers()
    keepAnswers(given(answersIn(data, before)))
    showIncome(form.current, currentAnswers())
    showLoading(form.current, before, currentAnswers())
    if (pressed.current) form.current.requestSubmit(pressed.current)
  }, [printed])

  function answered(event: FormEvent<HTMLFormElement>) {
    if (!isRestored(event.currentTarget)) return
    const before = currentAnswers()
    takeBackAlong(event.currentTarget, before)
    keepDraft(FORM, event.currentTarget)
    const data = new FormData(event.currentTarget)
    setPartnersAlone(isPartnersAlone(data))
    keepAnswers(answersIn(data, before))
    showIncome(event.currentTarget, currentAnswers())
    showLoading(event.currentTarget, before, currentAnswers())
    showLeft(event, problems, problemsIn(data), setProblems)
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
    if (Object.keys(found).length > 0) return
    // By the second press of a double click the first has led there, although this form is still on show.
    void navigate(answersHref(on, currentAnswers()), { replace: location.pathname === on })
  }

  return (
    <form ref={form} id={FORM} {...UNSENT} onSubmit={leadOn} onInput={answered}>
      <ProblemSummary problems={problems} form={FORM} />
      <Section number={1} title="Who and where" skippable={false}>
        <OptionList
          legend="Who is this cover for?"
          why="Why we ask: policies are sold for one person, for two, and for families, at different prices."
          name="coverFor"
          options={HOUSEHOLDS}
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
      <WishesSection answers={answers} printed={printed} />
      <HouseholdSection answers={answers} problems={problems} partnersAlone={partnersAlone} />
      <CurrentCoverSection answers={answers} problems={problems} />
      {/* Not as `formAction`, which would put what keeps the form from being sent (`UNSENT`) out of force. */}
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
