import { useInBrowser } from '#site/ui/in-browser.ts'
import { zoneLike } from '#widgets/domain/australian-time.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { isZone } from '#widgets/domain/zone-clock.ts'

/** A zone that keeps the visitor's time; the office's while a page is prerendered, and if the browser does not say. */
export const useZone = (): string => useInBrowser(visitorZone, BRAND.officeZone)

/** The same, read once; only in a browser. */
export const visitorZone = (): string =>
  zoneLike(at => -at.getTimezoneOffset(), new Date().getFullYear(), BRAND.officeZone) ?? zoneByIntl()

function zoneByIntl(): string {
  // Safari and WebKit report "Etc/Unknown" if the system does not tell them, and then refuse that name themselves.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isZone(zone) ? zone : BRAND.officeZone
}

// Elsewhere than in Australia's capitals this takes a slow phone 45 to 170 ms: here in its own task, before React writes times.
if (typeof document !== 'undefined') setTimeout(visitorZone)
