import { Bookmark, Link2, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { keepAnswers } from '#site/journey/answers.ts'
import { KeptComparison, keepComparison } from './keep.tsx'

const SAID = {
  copied: 'The link is copied. It carries your answers: send it only to people who may know them.',
  shown: 'This browser does not let us copy. The link is in the address bar.',
  kept: 'Kept on this device. It will be offered when you come back.',
  'not-kept': 'This browser does not let us keep anything.',
} as const

// Who came by a bare link, with answers from before, has them in the session alone.
const tellAddress = () => keepAnswers({})

export function ShareBar() {
  const [said, setSaid] = useState<{ what: keyof typeof SAID; times: number } | null>(null)
  // Counted, so that what is said a second time is read out a second time.
  const say = (what: keyof typeof SAID) => setSaid(last => ({ what, times: (last?.times ?? 0) + 1 }))

  const keeps = useRef<HTMLButtonElement>(null)

  async function copy() {
    tellAddress()
    try {
      await navigator.clipboard.writeText(location.href)
      say('copied')
    } catch {
      say('shown')
    }
  }
  return (
    <div className="mt-8 print:hidden">
      <div className="flex flex-wrap gap-3">
        <button type="button" className="hic-button" data-look="quiet" onClick={() => void copy()}>
          <Link2 aria-hidden="true" size={20} strokeWidth={1.75} /> Copy a link
        </button>
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
      <KeptComparison onward={() => keeps.current} />
    </div>
  )
}
