import { Bookmark, Link2, Printer } from 'lucide'
import { useRef, useState } from 'react'
import { keepAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import { Labelled } from '#site/ui/labelled.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { listed } from '../labels.ts'
import { KeptComparison, keepComparison } from './keep.tsx'

const SAID = {
  copied: 'Link copied, with your answers.',
  'copied-bare':
    'Link copied. It includes only who the cover is for, your state, the type of cover, and the funds and policies you picked.',
  shown: 'This browser does not let us copy. Copy the link below.',
  kept: 'Saved on this device, in this browser. We will offer it when you come back, unless the browser clears it. A copied link lasts.',
  'not-kept': 'This browser does not let us save anything.',
  'not-printed': 'Nothing to print with? Some apps do not let pages print. Copy a link, and open it in your browser.',
} as const

type Done = Extract<keyof typeof SAID, 'copied' | 'copied-bare'>

// Most browsers tell a page at once that it is about to be printed. The web views of apps do nothing, without a word.
const PRINTS_WITHIN_MS = 1_000

const hrefTo = (path: string) => new URL(path, location.href).href

// Writes all answers into the address: after a bare link, those from before are in the session alone.
const tellAddress = () => keepAnswers({})

/** What anybody needs to see the list: who it is for, the state, the type of cover, the funds and what was picked. */
const bareHref = ({ coverFor, state, coverType, funds, compared }: Answers) =>
  answersHref('/compare', { coverFor, state, coverType, funds, compared })

const OF_COVER = ['history', 'partnerHistory', 'currentPolicy', 'loading', 'discount', 'monthsHeld'] as const

/** Which of the answers are nobody else's business. What was wished for in a policy can be read from the list itself. */
function aboutVisitor(answers: Answers): string[] {
  const { ages, children, income, treatments, services } = answers
  const parts = [
    ages && (ages.length > 1 ? 'your ages' : 'your age'),
    children !== undefined && 'how many children you have',
    income && 'your income',
    OF_COVER.some(name => answers[name] !== undefined) && 'your current cover',
    (treatments || services) && 'what you ticked',
  ]
  return parts.filter(part => typeof part === 'string')
}

interface ShareBarProps {
  /** The way back to what is kept is shown here, and not above the list. */
  offersKept: boolean
}

export function ShareBar({ offersKept }: ShareBarProps) {
  const answers = useAnswers()
  const [said, setSaid] = useState<{ what: keyof typeof SAID; times: number; shows?: Done | undefined } | null>(null)
  // Counted, so that the same message is read out a second time.
  const say = (what: keyof typeof SAID, shows?: Done) =>
    setSaid(last => ({ what, times: (last?.times ?? 0) + 1, shows }))
  /** If it is what was said last. */
  const takeBack = (what: keyof typeof SAID) => setSaid(last => (last?.what === what ? null : last))

  const keeps = useRef<HTMLButtonElement>(null)
  const bare = bareHref(answers)
  const tellsMore = answersHref('/compare', { ...answers, partner: undefined }) !== bare
  const about = aboutVisitor(answers)

  async function copy(link: string, done: Done) {
    try {
      await navigator.clipboard.writeText(link)
      say(done)
    } catch {
      say('shown', done)
    }
  }
  function copyAll() {
    tellAddress()
    void copy(location.href, 'copied')
  }
  function printList() {
    const silent = setTimeout(() => say('not-printed'), PRINTS_WITHIN_MS)
    const prints = () => {
      clearTimeout(silent)
      // An iPhone tells it only once it draws the sheets, and may first have asked whether the page may print.
      takeBack('not-printed')
    }
    addEventListener('beforeprint', prints, { once: true })
    print()
  }
  return (
    <div className="mt-8 print:hidden">
      {about.length > 0 && (
        <p className="mb-3 max-w-prose text-muted">
          A link to this list contains all your answers, including {listed(about, about.length)}. So does the address of
          this page. Send it only to people who may know them.
        </p>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <button type="button" className="hic-button" data-look="quiet" onClick={copyAll}>
          <Icon of={Link2} size={20} /> Copy a link
        </button>
        {tellsMore && (
          <button
            type="button"
            className="hic-button"
            data-look="quiet"
            onClick={() => void copy(hrefTo(bare), 'copied-bare')}
          >
            <Icon of={Link2} size={20} /> Copy without my answers
          </button>
        )}
        <button type="button" className="hic-button" data-look="quiet" onClick={printList}>
          <Icon of={Printer} size={20} /> Print
        </button>
        <button
          ref={keeps}
          type="button"
          className="hic-button"
          data-look="quiet"
          onClick={() => {
            tellAddress()
            say(keepComparison() ? 'kept' : 'not-kept')
          }}
        >
          <Icon of={Bookmark} size={20} /> Save on this device
        </button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-muted">
        {said && <span key={said.times}>{SAID[said.what]}</span>}
      </p>
      {said?.shows && (
        <div className="mt-3">
          <Labelled label="Link to this list">
            {tied => (
              <input
                {...tied}
                readOnly
                className="hic-field"
                // To the list as it is now: by the time somebody copies the link, answers may have changed.
                value={hrefTo(said.shows === 'copied-bare' ? bare : answersHref(location.pathname, answers))}
                onFocus={event => event.currentTarget.select()}
              />
            )}
          </Labelled>
        </div>
      )}
      {offersKept && <KeptComparison onward={() => keeps.current} onForgotten={() => takeBack('kept')} />}
    </div>
  )
}
