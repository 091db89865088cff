import { oneLine } from '#site/ui/one-line.ts'
import type { Problems } from '#site/ui/problems.ts'
import { tooLong } from '#site/ui/too-long.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { addDays } from '#widgets/domain/day.ts'
import { lastDayOf } from '#widgets/domain/last-day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { dayStart } from '#widgets/domain/zone-clock.ts'
import { shortDay, when } from '../entry/when.ts'
import { yearProblem } from '../forms/year-problem.ts'
import type { Offer, Written } from './offer.ts'

/** An offer while it is being written, with dates as typed. Half a date is an empty one. */
export interface Draft extends Omit<Written, 'starts_at' | 'ends_at'> {
  from: Day
  until: Day
}

const MONTH_DAYS = 30
const ZONE = BRAND.officeZone

/** 'the end of 30 Nov 2026', or the moment if it was ended during a day. */
export function endLabel(ends_at: string): string {
  const last = lastDayOf(ends_at)
  const atMidnight = dayStart(addDays(last, 1), ZONE).getTime() === Date.parse(ends_at)
  return atMidnight ? `the end of ${shortDay(last)}` : when(ends_at)
}

const firstDayOf = (starts_at: string): Day => officeDay(new Date(starts_at))

export function draftOf(offer: Offer | undefined, today: Day = officeDay()): Draft {
  if (!offer)
    return {
      insurer: '',
      title: '',
      body: '',
      terms_url: null,
      published: false,
      from: today,
      until: addDays(today, MONTH_DAYS),
    }
  const { insurer, title, body, terms_url, published, starts_at, ends_at } = offer
  return { insurer, title, body, terms_url, published, from: firstDayOf(starts_at), until: lastDayOf(ends_at) }
}

/**
 * Whether the end stays the moment that was stored: if its day was not changed, unless the offer is being published and
 * that moment has passed. So one ended by mistake can run again today, but no correction of its text brings it back.
 */
export const keepsEnd = ({ until, published }: Draft, seen: Offer, now = Date.now()): boolean =>
  lastDayOf(seen.ends_at) === until && (!published || seen.published || Date.parse(seen.ends_at) > now)

/** What is stored: whole days in the office's zone. A date that was not changed keeps the moment it had. */
export function writtenOf(draft: Draft, seen?: Offer, now?: number): Written {
  const { from, until } = draft
  return {
    insurer: oneLine(draft.insurer),
    title: oneLine(draft.title),
    body: draft.body,
    terms_url: draft.terms_url?.trim() || null,
    published: draft.published,
    starts_at: seen && firstDayOf(seen.starts_at) === from ? seen.starts_at : dayStart(from, ZONE).toISOString(),
    ends_at: seen && keepsEnd(draft, seen, now) ? seen.ends_at : dayStart(addDays(until, 1), ZONE).toISOString(),
  }
}

/** What is wrong with it, field by field in the form's order; the database checks the same lengths. */
export function problemsIn(
  { insurer, title, body, terms_url, published, from, until }: Draft,
  today: Day = officeDay(),
): Problems<keyof Draft> {
  return {
    insurer: oneLine(insurer) ? tooLong('the fund', oneLine(insurer), 80) : 'Enter the fund.',
    title: oneLine(title) ? tooLong('the title', oneLine(title), 140) : 'Enter a title.',
    body: tooLong('the text', body, 4000),
    terms_url: termsProblem(terms_url?.trim() ?? '', published),
    from: from ? yearProblem(from) : 'Enter the first day of the offer.',
    until: endProblem({ published, from, until }, today),
  }
}

function termsProblem(terms: string, published: boolean) {
  if (!terms) return published ? 'A published offer needs a link to its terms.' : undefined
  if (!/^https:\/\/./.test(terms)) return 'The link to the terms must start with https://.'
  if (/[\s<>"]/.test(terms))
    return 'Enter the link alone: it starts with https:// and has no spaces, quotation marks or angle brackets.'
  return tooLong('the link', terms, 500)
}

function endProblem({ published, from, until }: Pick<Draft, 'published' | 'from' | 'until'>, today: Day) {
  if (!until) return 'Enter the last day of the offer.'
  const year = yearProblem(until)
  if (year) return year
  if (until < from) return 'The offer ends before it begins: choose a later end date.'
  if (published && until < today) return 'Its last day has passed, so nobody would see it: choose a later end date.'
}

const LABEL: Record<keyof Draft, string> = {
  insurer: 'fund',
  title: 'title',
  body: 'text',
  terms_url: 'terms',
  from: 'first day',
  until: 'last day',
  published: 'state',
}

/** Where another draft of the same offer differs, value by value. */
export function differences(mine: Draft, theirs: Draft): (readonly [label: string, value: string])[] {
  return (Object.keys(LABEL) as (keyof Draft)[])
    .filter(name => (mine[name] ?? '') !== (theirs[name] ?? ''))
    .map(name => [LABEL[name], name === 'published' ? publishedLabel(theirs) : String(theirs[name] ?? '')])
}

const publishedLabel = ({ published }: Draft) => (published ? 'published' : 'a draft')
