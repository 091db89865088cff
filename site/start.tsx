import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes } from 'react-router-dom'
import { rememberAnswers } from '#widgets/kit/ui/remember-answers.ts'
import { nextTask } from './next-task.ts'
import { loadPage } from './page-route.ts'
import { browserMoves, Pages } from './router.tsx'
import { routes } from './routes.tsx'
import { numberThisVisit } from './session/visit-number.ts'
import { fetchAhead } from './shell/fetch-ahead.ts'
import { followLinks } from './shell/follow-links.ts'
import { bearTranslation } from './shell/translated.ts'

/**
 * Starts React on the page, over the prerendered HTML if there is any. Resolves once it listens.
 * @param path the page in the document; if Back has led to another one meanwhile, that one is drawn next
 */
export async function startApp(path: string): Promise<void> {
  numberThisVisit()
  bearTranslation()
  await nextTask()
  await loadPage(matchRoutes(routes, path))
  await nextTask()
  const moves = browserMoves(routes, path)
  const container = document.getElementById('root')!
  await nextTask()
  await new Promise<void>(listening => {
    const app = (
      <Listening onListening={listening}>
        <Pages moves={moves} routes={routes} />
      </Listening>
    )
    // As a transition React works in short slices, so that a tap in between is not kept waiting.
    startTransition(() => {
      if (container.firstElementChild) hydrateRoot(container, app, { onRecoverableError: redrawn(container) })
      else createRoot(container).render(app)
    })
  })
  followLinks((address, { replace }) => moves.navigator[replace ? 'replace' : 'push'](address))
  fetchAhead(path => {
    // A page that fails to load is tried again, and reported, at the click.
    loadPage(matchRoutes(routes, path)).catch(() => {})
  })
}

function Listening({ onListening, children }: { onListening: () => void; children: ReactNode }) {
  useEffect(onListening, [])
  return children
}

/** React has drawn the page anew because somebody, such as a translator or a password manager, wrote into it. */
function redrawn(container: Element) {
  const restore = rememberAnswers(container)
  return (error: unknown) => {
    restore()
    console.error('The prerendered page and the application disagree:', error)
  }
}
