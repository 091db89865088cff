import { useInBrowser } from '#site/ui/in-browser.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { isZone } from '#widgets/domain/call-slots.ts'

/** The zone of the visitor's clock; the office's while a page is prerendered, and where the browser does not say. */
export const useZone = (): string => useInBrowser(visitorZone, BRAND.officeZone)

/** The same, for what is asked once; only where there is a browser. */
export function visitorZone(): string {
  // Safari and WebKit say "Etc/Unknown" where the system does not tell them, and refuse it themselves.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isZone(zone) ? zone : BRAND.officeZone
}

// The browser's first look at a clock takes a slow phone 45 ms: here in a task of its own, before React writes times.
if (typeof document !== 'undefined') setTimeout(visitorZone)
