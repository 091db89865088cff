import { Bookmark, Link2, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { keepAnswers, useAnswers } from '#site/journey/answers.ts'
import { Labelled } from '#site/ui/labelled.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { KeptComparison, keepComparison } from './keep.tsx'

const SAID = {
  copied: 'The link is copied, with your answers.',
  'copied-bare':
    'The link is copied. It says whom the cover is for, where, of which funds and what you picked, and no more.',
  shown: 'This browser does not let us copy: take the link from here.',
  kept: 'Kept on this device, in this browser. It will be offered when you come back, unless the browser clears it: a copied link lasts.',
  'not-kept': 'This browser does not let us keep anything.',
} as const

// Who came by a bare link, with answers from before, has them in the session alone.
const tellAddress = () => keepAnswers({})

/** What a list for anybody needs: whom it is for, where, of which funds, and what was picked. */
const bareHref = ({ coverFor, state, coverType, funds, compared }: Answers) =>
  answersHref('/compare', { coverFor, state, coverType, funds, compared })

interface ShareBarProps {
  /** The way back to what is kept stands here, and not above the list. */
  offersKept: boolean
}

export function ShareBar({ offersKept }: ShareBarProps) {
  const answers = useAnswers()
  const [said, setSaid] = useState<{ what: keyof typeof SAID; times: number; link?: string | undefined } | null>(null)
  // Counted, so that what is said a second time is read out a second time.
  const say = (what: keyof typeof SAID, link?: string) =>
    setSaid(last => ({ what, times: (last?.times ?? 0) + 1, link }))

  const keeps = useRef<HTMLButtonElement>(null)
  const bare = bareHref(answers)
  const tellsMore = answersHref('/compare', { ...answers, partner: undefined }) !== bare

  async function copy(link: string, done: 'copied' | 'copied-bare') {
    try {
      await navigator.clipboard.writeText(link)
      say(done)
    } catch {
      say('shown', link)
    }
  }
  function copyAll() {
    tellAddress()
    void copy(location.href, 'copied')
  }
  return (
    <div className="mt-8 print:hidden">
      {tellsMore && (
        <p className="mb-3 max-w-prose text-muted">
          A link to this list carries all your answers, also your income and the treatments that you ticked, and so does
          the address of this page: send it only to people who may know them.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="hic-button" data-look="quiet" onClick={copyAll}>
          <Link2 aria-hidden="true" size={20} strokeWidth={1.75} /> Copy a link
        </button>
        {tellsMore && (
          <button
            type="button"
            className="hic-button"
            data-look="quiet"
            onClick={() => void copy(new URL(bare, location.href).href, 'copied-bare')}
          >
            <Link2 aria-hidden="true" size={20} strokeWidth={1.75} /> Copy without my answers
          </button>
        )}
        <button type="button" className="hic-button" data-look="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" size={20} strokeWidth={1.75} /> Print
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
          <Bookmark aria-hidden="true" size={20} strokeWidth={1.75} /> Keep on this device
        </button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-muted">
        {said && <span key={said.times}>{SAID[said.what]}</span>}
      </p>
      {said?.link && (
        <div className="mt-3">
          <Labelled label="The link to this list">
            {tied => (
              <input
                {...tied}
                readOnly
                className="hic-field"
                value={said.link}
                onFocus={event => event.currentTarget.select()}
              />
            )}
          </Labelled>
        </div>
      )}
      {offersKept && <KeptComparison onward={() => keeps.current} />}
    </div>
  )
}
