import { useState } from 'react'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { onDevice, parsed } from '#widgets/kit/backend/kept.ts'

const KEY = 'hic-kept-comparison'

interface Kept {
  href: string
  on: string
}

const stored = () => onDevice.read(KEY)

/** Keeps this comparison on this device. False where the browser does not allow it. */
export function keepComparison(): boolean {
  const kept: Kept = { href: `/compare${location.search}${location.hash}`, on: officeDay() }
  return onDevice.write(KEY, JSON.stringify(kept))
}

function read(text: string | null): Kept | null {
  const kept = parsed(text) as Partial<Kept> | undefined
  return kept?.href?.startsWith('/compare') && kept.on ? (kept as Kept) : null
}

/** The way back to what was kept, on a visit without answers. */
export function KeptComparison() {
  const kept = read(useInBrowser(stored, null))
  const [forgotten, setForgotten] = useState(false)
  if (!kept || forgotten) return null

  function forget() {
    // The button goes with what it forgets.
    document.querySelector<HTMLElement>('h1')?.focus()
    onDevice.forget(KEY)
    setForgotten(true)
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-6">
      {/* The page has to read the answers afresh: the browser loads it, for its query is another. Without a target
          the router would follow, and the page, which is this one, would stand as it was. */}
      <a href={kept.href} target="_self" className="hic-button" data-look="action">
        Go on with the comparison of {dayLabel(kept.on)}
      </a>
      <button type="button" className="hic-button" data-look="quiet" onClick={forget}>
        Remove it from this device
      </button>
    </div>
  )
}
