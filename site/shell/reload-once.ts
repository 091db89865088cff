import { inTab } from '#widgets/kit/backend/kept.ts'

/**
 * After a deploy the script that a page names may be gone: one reload brings the new page or, if a press led `onward`
 * meanwhile, the page that was asked for. Resolves with false if it has already been reloaded for that, if the visitor is
 * leaving, or if no page would come: the browser's own error page would replace this one.
 */
export async function reloadOnce(key: string, onward?: () => string | undefined): Promise<boolean> {
  // Somebody may follow a link meanwhile, and a reload would stop them on their way.
  let leaving = false
  addEventListener('beforeunload', () => (leaving = true), { once: true })
  if (!(await pageIsThere()) || !isFirstTime(key)) return false
  await fetchMissingAnew()
  if (leaving) return false
  const to = onward?.()
  if (to) location.assign(to)
  else location.reload()
  return true
}

const ANSWERS_WITHIN_MS = 10_000

/**
 * Some hosts let browsers cache for a year that a file was missing while an upload spread, and the reload would get that
 * answer again: for the sheet, too, without which the page would work but have no styles. Safari does not say which file
 * it was, so there all of them are fetched.
 */
const fetchMissingAnew = () =>
  Promise.allSettled(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, responseStatus }) => /\/assets\/[^/]+\.(?:js|css)$/.test(name) && responseStatus !== 200)
      .map(async ({ name }) => {
        const answer = await fetch(name, { cache: 'reload', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
        // Some browsers keep an answer only once it is whole.
        await answer.arrayBuffer()
      }),
  )

/** Whether the host has this page, asked now. */
export const pageIsThere = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * A tab may be open for weeks, as the team's is: on another day it may be another deploy. If the mark cannot be kept,
 * the reload counts as done: otherwise it would go on for ever.
 */
function isFirstTime(key: string): boolean {
  const here = `${location.pathname} ${new Date().toDateString()}`
  return inTab.read(key) !== here && inTab.write(key, here)
}
