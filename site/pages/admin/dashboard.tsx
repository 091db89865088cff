import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AppLink } from '#site/ui/app-link.tsx'
import { readScreen, SCREEN_IDS, SCREENS } from './screens.ts'

const VIEW: Record<string, ComponentType> = Object.fromEntries(
  SCREEN_IDS.map(id => [id, lazy<ComponentType>(SCREENS[id].load)]),
)

/** One screen at a time; which one stands in the address, so that back, forward and bookmarks work. */
export function Dashboard() {
  const [search] = useSearchParams()
  const screen = readScreen(search.get('screen'))
  const View = VIEW[screen]!
  return (
    <>
      <p className="text-muted">Team dashboard</p>
      <h1 tabIndex={-1} className="text-2xl">
        {SCREENS[screen].label}
      </h1>
      <nav aria-label="Dashboard" className="mt-5 border-line border-y">
        <ul className="flex flex-wrap gap-x-6">
          {SCREEN_IDS.map(id => (
            <li key={id}>
              <AppLink
                to="/admin"
                and={`?screen=${id}`}
                aria-current={id === screen ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center border-transparent border-b-3 no-underline hover:text-eucalypt aria-[current=page]:border-eucalypt aria-[current=page]:font-bold"
              >
                {SCREENS[id].label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-8">
        <Suspense
          fallback={
            <p role="status" className="py-6 text-muted">
              Fetching …
            </p>
          }
        >
          <View key={screen} />
        </Suspense>
      </div>
    </>
  )
}
