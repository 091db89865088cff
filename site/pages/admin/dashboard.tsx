import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { BRAND } from '#widgets/domain/brand.ts'
import { zoneCity } from '#widgets/domain/zone-clock.ts'
import { ScreenNav } from './screen-nav.tsx'
import { readScreen, SCREEN_IDS, SCREENS } from './screens.ts'

const VIEW: Record<string, ComponentType> = Object.fromEntries(
  SCREEN_IDS.map(id => [id, lazy<ComponentType>(SCREENS[id].load)]),
)

/** One screen at a time; the address says which, so that back, forward and bookmarks work. */
export function Dashboard() {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const screen = readScreen(search.get('screen'))
  const View = VIEW[screen]!
  const heading = useRef<HTMLHeadingElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const before = useRef<string>(undefined)

  // If the focus was lost with the previous screen, or with the page for signing in, the heading takes it; a link in the
  // row above keeps it. A page that has just loaded is left as the browser placed it.
  useEffect(() => {
    const was = before.current
    before.current = key
    if (was === key || (!was && !navigator.userActivation?.hasBeenActive)) return
    const at = document.activeElement
    if (at !== document.body && (!view.current?.contains(at) || at?.closest('dialog[open]'))) return
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [key])

  return (
    <>
      <p className="text-muted max-sm:text-sm">Team dashboard. All times are {zoneCity(BRAND.officeZone)} time.</p>
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {SCREENS[screen].label}
      </h1>
      <ScreenNav screen={screen} />
      <div ref={view} className="pt-5 sm:pt-8">
        {/* One for each screen: a move is a transition, in which React would keep the screen before until the code of
            the next one is there, under that one's address and without a word. */}
        <Suspense
          key={screen}
          fallback={
            <p role="status" className="py-6 text-muted">
              Loading …
            </p>
          }
        >
          {/* Each move loads again: another entry of the same list, or the tab of the screen already open. */}
          <View key={`${screen} ${key}`} />
        </Suspense>
      </div>
    </>
  )
}
