import { useEffect, useState } from 'react'
import { useLineBack } from '#site/ui/line-back.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { pageIsThere, reloadOnce } from './reload-once.ts'

/** Shown in place of a page that could not be shown. */
export function PageFailed({ error }: { error: unknown }) {
  console.error('This page failed:', error)
  const [unreachable, setUnreachable] = useState(() => isGone(error) && !navigator.onLine)
  const [trying, setTrying] = useState(false)
  const [keeps] = useState(inTab.outlivesPage)

  async function again() {
    if (trying) return
    setTrying(true)
    // Offline, the browser's own error page would replace this one.
    const there = await pageIsThere()
    if (there) return location.reload()
    setUnreachable(true)
    setTrying(false)
  }
  // Where storage is blocked or full, what waits to be sent is in this document alone, and would go with it.
  useLineBack(isGone(error) && keeps, () => void again())

  useEffect(() => {
    if (isGone(error)) void reloadOnce('hic-reloaded-in')
  }, [error])

  return (
    <div role="alert" className="grid page-width gap-4 py-24">
      <title>This page could not be shown</title>
      <h1 tabIndex={-1} className="text-2xl">
        This page could not be shown
      </h1>
      <p>
        {unreachable ? 'We cannot be reached: your device may be offline.' : 'Something went wrong on our side.'}{' '}
        {keeps
          ? 'What you typed for a quote, a call or a message is kept while this tab stays open.'
          : 'This browser does not let us save anything. What you typed is still there if you go back; “Try again” loses it, and what has not been sent yet.'}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="hic-button" data-look="action" aria-disabled={trying} onClick={again}>
          {trying ? 'Trying again …' : 'Try again'}
        </button>
        <a className="hic-button" data-look="quiet" href={`tel:${BRAND.phone}`}>
          Call {BRAND.phoneLabel}
        </a>
      </p>
    </div>
  )
}

/** A page's script could not be fetched: the words of Chromium and Firefox, and those of WebKit. */
const isGone = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)
