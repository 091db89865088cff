import { inTab } from '#widgets/kit/backend/kept.ts'
import { reloadOnce } from './shell/reload-once.ts'

const RELOADED_FOR = 'hic-reloaded-for'

/**
 * For when the page's script cannot be loaded. After a deploy the chunk that it names may be gone: one reload brings the
 * new page, or the one that a press leads `onward` to. If no page would come, this one stays readable, says so, and tries
 * `again` once the device is online.
 */
export async function notStarted(error: unknown, again: () => void, onward: () => string | undefined): Promise<void> {
  if (await reloadOnce(RELOADED_FOR, onward)) return
  addEventListener('online', again, { once: true })
  if (sayNotStarted()) console.error('The page could not start. Reload it to try again.', error)
}

/** Tells the visitor, in words that came with the page. Returns false if that was done already. */
export function sayNotStarted(): boolean {
  const note = document.querySelector<HTMLTemplateElement>('#not-started')?.content
  if (!note?.firstElementChild) return false
  document.body.append(note)
  return true
}

/** Removes the message, and lets a later visit reload once too. */
export function startedAfterAll(): void {
  document.querySelector('[data-not-started]')?.remove()
  inTab.forget(RELOADED_FOR)
}
