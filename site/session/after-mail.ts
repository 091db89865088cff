import { onDevice, parsed } from '#widgets/kit/backend/kept.ts'
import { safeNext } from './next.ts'

// On the device, because the link in the email opens another tab.
const KEY = 'hic-after-mail'
/** As long as the link works. */
const LASTS_MS = 3_600_000

/** Keeps where somebody was going who has to open an email first; what is behind the "#" stays in its address. */
export function keepAfterMail(search: string): void {
  const next = new URLSearchParams(search).get('next')
  if (next) onDevice.write(KEY, JSON.stringify({ next, at: Date.now() }))
  else onDevice.forget(KEY)
}

/** Where they were going, once. */
export function takeAfterMail(): string | undefined {
  const { next, at } = (parsed(onDevice.read(KEY)) ?? {}) as { next?: string; at?: number }
  onDevice.forget(KEY)
  return next && at && Date.now() - at < LASTS_MS ? safeNext(next, location.origin) : undefined
}
