import { X } from 'lucide'
import { signOut, useSession } from '#site/session/session.tsx'
import { type Path, SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { HeaderLink } from './header-link.tsx'
import { MAIN_LINKS } from './main-links.ts'

const LINE = 'flex min-h-12 items-center border-line border-b py-2 no-underline'
const CLOSES = { command: 'close', commandfor: 'site-menu' }

/** The slide-out menu of narrow screens: a modal dialog, so that the browser traps the focus and closes on Escape. */
export function MobileMenu() {
  const { user, loading } = useSession()
  return (
    <dialog id="site-menu" aria-label="Menu" className="site-menu bg-paper text-ink">
      <div className="grid gap-6 p-4">
        <button
          type="button"
          data-native
          className="ml-auto grid size-12 cursor-pointer place-content-center rounded-full hover:bg-mist"
          aria-label="Close menu"
          {...CLOSES}
        >
          <Icon of={X} size="1.5rem" />
        </button>
        <nav aria-label="Menu">
          <ul className="font-semibold text-lg">
            <Line to="/" label="Home" />
            {MAIN_LINKS.map(({ to, label, under }) =>
              under ? (
                <Fold key={to} to={to} label={label} paths={under.paths} />
              ) : (
                <Line key={to} to={to} label={label} />
              ),
            )}
          </ul>
        </nav>
        <AppLink to="/get-quote" className="hic-button" data-look="house">
          Get Quote
        </AppLink>
        <p className="justify-self-center text-lg">
          <PhoneLink sourcePage="header-mobile-menu" />
        </p>
        {user && (
          <button
            type="button"
            className="hic-button"
            data-look="quiet"
            disabled={loading}
            onClick={() => void signOut()}
            {...CLOSES}
          >
            Sign Out
          </button>
        )}
      </div>
    </dialog>
  )
}

function Line({ to, label }: { to: Path; label: string }) {
  return (
    <li>
      <HeaderLink to={to} className={LINE}>
        {label}
      </HeaderLink>
    </li>
  )
}

/** As in the header: the word leads to the index, the rest of its line shows the pages under it. */
function Fold({ to, label, paths }: { to: Path; label: string; paths: readonly Path[] }) {
  return (
    <li>
      <HeaderLink to={to} className="absolute flex min-h-12 items-center py-2 pr-4 no-underline">
        {label}
      </HeaderLink>
      <details
        name="site-menu"
        // The other one closes as this one opens, and Safari keeps nothing in its place.
        onToggle={({ currentTarget: { open, firstElementChild } }) =>
          open && firstElementChild?.scrollIntoView({ block: 'nearest' })
        }
      >
        <summary className={`${LINE} fold justify-end`} aria-label={`Show ${label.toLowerCase()}`} />
        <ul className="border-line border-b py-2 pl-4 font-normal text-base">
          {paths.map(path => (
            <li key={path}>
              <HeaderLink to={path} className="flex min-h-11 items-center py-1.5 no-underline">
                {SITE_MAP[path].label}
              </HeaderLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
