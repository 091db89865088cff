import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { BRAND } from '#widgets/domain/brand.ts'
import { reloadOnce } from './reload-once.ts'

/** What stands in place of a page that could not be shown. */
export function PageFailed() {
  const error = useRouteError()
  console.error('This page failed:', error)

  useEffect(() => {
    if (isGone(error)) void reloadOnce('hic-reloaded-in')
  }, [error])

  return (
    <div role="alert" className="mx-auto grid max-w-6xl gap-4 px-4 py-24">
      <h1 tabIndex={-1} className="text-2xl">
        This page could not be shown
      </h1>
      <p>Something went wrong on our side. What you typed is kept on this device.</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="hic-button" data-look="action" onClick={() => location.reload()}>
          Try again
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
