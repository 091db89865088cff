import { useSyncExternalStore } from 'react'
import { currentAnswers, letAnswersGo, useAnswers } from '#site/journey/answers/answers.ts'
import { isPlainClick } from '#site/shell/own-link.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { answersHref, readAnswers } from '#widgets/domain/answers-address.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { isDay } from '#widgets/domain/period.ts'
import { onDevice, parsed } from '#widgets/kit/backend/kept.ts'
import { toResults } from '../results-title.ts'
import { asNames, pickedNames } from '../side-by-side/picked-names.ts'
import { KEPT_KEY, keptHere } from './kept-here.ts'

interface Kept {
  href: string
  on: string
  /** Of what was picked. */
  names?: Record<string, string>
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Keeps this comparison on this device. False where the browser does not allow it. */
export function keepComparison(): boolean {
  const picked = [...knownNames()].filter(([id]) => currentAnswers().compared?.includes(id))
  const kept: Kept = {
    href: `/compare${location.search}${location.hash}`,
    on: officeDay(),
    names: Object.fromEntries(picked),
  }
  const isKept = onDevice.write(KEPT_KEY, JSON.stringify(kept))
  tell()
  return isKept
}

function read(text: string | null): Kept | null {
  const kept = parsed(text) as Partial<Kept> | undefined
  const isOurs = typeof kept?.href === 'string' && kept.href.startsWith('/compare')
  return isOurs && kept.on && isDay(kept.on) ? (kept as Kept) : null
}

/** The names of what is picked, in this tab or in what is kept: it may have been picked in another tab. */
export const knownNames = (): ReadonlyMap<string, string> =>
  new Map([...asNames(read(keptHere())?.names), ...pickedNames()])

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The partner who sent the visitor does not make it another list. */
const listOf = (answers: Answers) => answersHref('', { ...answers, partner: undefined })

const pageHead = () => document.querySelector<HTMLElement>('h1')

interface KeptComparisonProps {
  /** Where the focus goes next: the button disappears with what it forgets. */
  onward?: () => HTMLElement | null
  onForgotten?: () => void
}

/** The way back to what was kept, shown beside another comparison or none. */
export function KeptComparison({ onward = pageHead, onForgotten }: KeptComparisonProps) {
  const answers = useAnswers()
  const kept = read(useSyncExternalStore(subscribe, keptHere, () => null))
  if (!kept || listOf(readAnswers(new URL(kept.href, location.href))) === listOf(answers)) return null

  function forget() {
    takeFocus(onward())
    onDevice.forget(KEPT_KEY)
    tell()
    onForgotten?.()
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-6 print:hidden">
      {/* The browser itself has to follow the link, so that the page reads the answers afresh. Without a target the router
          would follow it, and this page would stay as it is. */}
      <a
        // Where only the part after the "#" differs, not even the browser loads the page: the focus moves on.
        ref={toResults}
        href={kept.href}
        target="_self"
        className="hic-button"
        data-look={answers.coverFor && answers.state ? 'quiet' : 'action'}
        onClick={event => isPlainClick(event) && letAnswersGo()}
      >
        Continue the comparison from {dayLabel(kept.on)}
      </a>
      <button type="button" className="hic-button" data-look="quiet" onClick={forget}>
        Remove it from this device
      </button>
    </div>
  )
}
