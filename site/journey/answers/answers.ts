import { useSyncExternalStore } from 'react'
import { hasAddress } from '#site/ui/on-show.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { answersHref, readAnswers } from '#widgets/domain/answers-address.ts'
import { isForTwo, isOnFamilyScale } from '#widgets/domain/cover-for.ts'
import { FIRST_COVER_TYPE } from '#widgets/domain/cover-types.ts'
import { dataStateOf } from '#widgets/domain/states.ts'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { noteWhereFrom } from './came-from.ts'
import { ANSWERS_KEY } from './first-answers.ts'

const NOTHING: Answers = {}

let seen: { address: string; answers: Answers } | undefined
let renewals = 0
const listeners = new Set<() => void>()

/** What the visitor has told us so far: nothing while a page is prerendered. */
export const useAnswers = (): Answers => useSyncExternalStore(subscribe, currentAnswers, () => NOTHING)

/**
 * How often this page came back from the browser's memory to other answers than it showed: part of the key of each form
 * whose fields hold answers, or the next thing typed would write the old ones over them.
 */
export const useRenewals = (): number =>
  useSyncExternalStore(
    subscribe,
    () => renewals,
    () => 0,
  )

/** The answers of the address over those of the session. The same object until one of them changes. */
export function currentAnswers(): Answers {
  const address = location.search + location.hash
  if (seen?.address === address) return seen.answers
  const given = readAnswers(location)
  const namesPolicies = Boolean(given.coverFor && given.state)
  const shown = namesPolicies ? shownHere() : undefined
  const kept = { ...keptAnswers(), ...shown }
  // The part behind the "#" belongs to one person; a shared link brings all of it or none.
  const told: Answers = {
    ...(hasPrivatePart(given) ? openPart(kept) : kept),
    ...unreadable(location.search, given),
    ...given,
  }
  const earlier = hasPrivatePart(given) ? undefined : leaveFor(told, kept)
  if (earlier) told.compared = earlier.compared
  if (meansAnotherIncome(kept, told) && !given.income) told.income = undefined
  if (partnerComesOrGoes(kept, told) && given.loading === undefined) told.loading = undefined
  // Back or forward in this document, to the same household: later answers apply there too.
  if (seen && shown && !isElsewhere(seen.answers, told)) {
    keepInSession(seen.answers)
    return show(seen.answers)
  }
  // The same object as while the page was prerendered: nothing has to render again.
  const answers = Object.keys(told).length > 0 ? told : NOTHING
  seen = { address, answers }
  keepInSession(answers)
  if (namesPolicies) noteShown(answers)
  if (given.partner) noteWhereFrom()
  return answers
}

/** Adds answers; one that is undefined is removed. The address follows, without a navigation. */
export function keepAnswers(more: Answers): void {
  const before = currentAnswers()
  const earlier = leaveFor({ ...before, ...more }, before)
  const answers = { ...before, ...(earlier && { compared: earlier.compared }), ...more }
  // An income or a loading that is given together with a new household belongs to that household.
  if (meansAnotherIncome(before, answers) && answers.income === before.income)
    answers.income = earlier && !meansAnotherIncome(earlier, answers) ? earlier.income : undefined
  if (partnerComesOrGoes(before, answers) && answers.loading === before.loading) answers.loading = undefined
  const href = answersHref(location.pathname, answers)
  keepInSession(answers)
  // Back has led on: the address is another page's already, and may hold what that one needs, such as a call's key.
  if (!hasAddress()) {
    seen = { address: '', answers }
    tell()
    return
  }
  // Nothing new: no listener has to look again.
  const isTold = href === location.pathname + location.search + location.hash
  if (isTold && href === answersHref(location.pathname, before)) return
  show(answers, href)
  tell()
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Before an address with its own answers is opened here: of these, only the partner stays in the session. */
export function letAnswersGo(): void {
  keepInSession({ partner: currentAnswers().partner })
  // Going back shows what was here, not what was opened over it.
  const { coverType: _, ...state } = history.state ?? {}
  history.replaceState(state, '')
}

function show(answers: Answers, href = answersHref(location.pathname, answers)): Answers {
  noteShown(answers, href)
  seen = { address: location.search + location.hash, answers }
  return answers
}

// An address that says who and where may leave the type of cover to the session, which changes later: its history entry
// remembers which one it showed.
function shownHere(): Answers | undefined {
  const shown = history.state?.coverType
  return shown === undefined ? undefined : { coverType: shown || undefined }
}

function noteShown({ coverType = '' }: { coverType?: string }, href?: string) {
  if (href || history.state?.coverType !== coverType) history.replaceState({ ...history.state, coverType }, '', href)
}

// Policy ids belong to one household and state, and mean nothing in another: picks stay behind there, for whoever chose
// another by mistake. Picks from another type of cover are kept until the visitor looks at it again, and the list says
// so; and the policy that somebody holds stays theirs, whatever they look for.
const left = new Map<string, Answers>()

/** What was last answered for the household and state of the next answers; undefined if these stay the same. */
function leaveFor(next: Answers, before: Answers): Answers | undefined {
  const [from, to] = [shelfOf(before), shelfOf(next)]
  if (from === to) return undefined
  if (from) {
    left.delete(from)
    left.set(from, before)
  }
  // Whoever slipped to "Choose one" comes back from no household at all, to one that is remembered here.
  return (to && left.get(to)) || NOTHING
}

/** What was answered for other households and states before, the last one left at the end. */
export const leftElsewhere = (answers: Answers): Answers[] =>
  [...left].filter(([shelf]) => shelf !== shelfOf(answers)).map(([, before]) => before)

const shelfOf = ({ coverFor, state }: Answers) => coverFor && state && `${coverFor} ${dataStateOf(state)}`

/**
 * A tier means a different income once the family limits apply, or once a partner's is no longer added: it has to be
 * asked again. One more child moves the limits by a hundredth at most: nearly everybody stays in their tier, the
 * field shows its new range, and the base tier would be the worse guess.
 */
export const meansAnotherIncome = (before: Answers, after: Answers) =>
  isOnFamilyScale(before.coverFor, before.children) !== isOnFamilyScale(after.coverFor, after.children) ||
  partnerComesOrGoes(before, after)

/** One person's own income or loading, and that of two, are different answers. */
export const partnerComesOrGoes = (before: Answers, after: Answers): boolean =>
  isForTwo(before.coverFor) !== isForTwo(after.coverFor)

const isElsewhere = (before: Answers, more: Answers) =>
  (['coverFor', 'state', 'coverType'] as const).some(key => key in more && listed(more)[key] !== listed(before)[key])

// If no type was chosen it is the first one: naming it changes nothing.
const listed = ({ coverFor, state, coverType = FIRST_COVER_TYPE }: Answers) => ({ coverFor, state, coverType })

/** Another page of this tab may have been told more while the browser kept this one in memory. */
function cameBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  const before = seen && answersHref('', seen.answers)
  seen = undefined
  if (before !== undefined && before !== answersHref('', currentAnswers())) renewals += 1
  tell()
}

function subscribe(listener: () => void): () => void {
  // Added once, however often, and for good: the page that comes back may be one that asks nothing.
  addEventListener('popstate', tell)
  addEventListener('pageshow', cameBack)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const openPart = ({ coverFor, state, coverType, partner }: Answers): Answers => ({
  coverFor,
  state,
  coverType,
  partner,
})

/** A value in a link that we do not know is asked for: the answer from an earlier link was not meant. */
function unreadable(search: string, given: Answers): Answers {
  const named = new URLSearchParams(search)
  return {
    ...(named.get('coverFor') && !given.coverFor ? { coverFor: undefined } : {}),
    ...(named.get('postcode') && !given.state ? { state: undefined } : {}),
    ...(named.get('coverType') && !given.coverType ? { coverType: undefined } : {}),
  }
}

const hasPrivatePart = (answers: Answers) => answersHref('', answers).includes('#')

function keptAnswers(): Answers {
  const [search = '', hash = ''] = (inTab.read(ANSWERS_KEY) ?? '').split('#')
  return readAnswers({ search, hash })
}

const keepInSession = (answers: Answers) => void inTab.write(ANSWERS_KEY, answersHref('', answers))
