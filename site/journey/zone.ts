import { useInBrowser } from '#site/ui/in-browser.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { isZone } from '#widgets/domain/zone-clock.ts'

/** The visitor's time zone; the office's while a page is prerendered, and if the browser does not say. */
export const useZone = (): string => useInBrowser(visitorZone, BRAND.officeZone)

/** The same, read once; only in a browser. */
export function visitorZone(): string {
  // Safari and WebKit report "Etc/Unknown" if the system does not tell them, and then refuse that name themselves.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isZone(zone) ? zone : BRAND.officeZone
}

// The first use of a time zone takes a slow phone 45 ms: here in its own task, before React writes times.
if (typeof document !== 'undefined') setTimeout(visitorZone)
