import { Menu } from 'lucide'
import { signOut, useSession } from '#site/session/session.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { OPENING_HOURS } from '#widgets/domain/brand.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { HeaderLink } from './header-link.tsx'
import { MAIN_LINKS } from './main-links.ts'
import { MenuPanel } from './menu-panel.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Tooltip } from './tooltip.tsx'
import { Wordmark } from './wordmark.tsx'

// Tighter below 80rem, margins included: with Sign Out the links need some 1,140 px in a wide face, plus a scroll bar.
const LINK =
  'flex min-h-11 items-center rounded-input px-1 no-underline hover:bg-mist hover:text-eucalypt lg:max-xl:text-sm xl:px-2'

// In view wherever the button is; the quote button may be hidden. At /auth the page takes the focus itself.
const toWordmark = handFocusOn(() =>
  location.pathname === '/auth' ? null : document.querySelector<HTMLElement>('header a'),
)

export function Header() {
  const { user, loading } = useSession()
  return (
    <header className="site-header border-line border-b bg-paper print:hidden">
      {/* Below 16rem, a phone with text at twice the size, the quote is in the menu. */}
      <div className="flex h-(--header-height) page-width items-center gap-1 max-[16rem]:px-2 sm:gap-2 xl:gap-4">
        <AppLink
          to="/"
          className="mr-auto flex min-h-11 items-center gap-2 font-display font-semibold text-xl leading-none no-underline max-[16rem]:text-base"
        >
          <Wordmark />
        </AppLink>

        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="flex items-center gap-0.5 font-medium">
            {MAIN_LINKS.map(({ to, label, under }) =>
              under ? (
                <MenuPanel key={to} to={to} label={label} {...under} className={LINK} />
              ) : (
                <li key={to}>
                  <HeaderLink to={to} className={LINK}>
                    {label}
                  </HeaderLink>
                </li>
              ),
            )}
          </ul>
        </nav>

        <div className="max-lg:hidden lg:max-xl:text-sm [&_a]:no-underline">
          <Tooltip text={OPENING_HOURS}>
            {described => <PhoneLink sourcePage="header-desktop" describedBy={described['aria-describedby']} />}
          </Tooltip>
        </div>
        {user && (
          <button
            type="button"
            className={`${LINK} cursor-pointer whitespace-nowrap max-lg:hidden`}
            ref={toWordmark}
            aria-disabled={loading}
            onClick={() => loading || void signOut()}
          >
            Sign Out
          </button>
        )}
        <AppLink
          to="/get-quote"
          className="hic-button header-quote whitespace-nowrap px-4 max-[16rem]:hidden sm:px-5"
          data-look="house"
        >
          <span className="lg:hidden">Quote</span>
          <span className="max-lg:hidden">Get Quote</span>
        </AppLink>
        <button
          type="button"
          data-native
          className="grid size-12 cursor-pointer place-content-center rounded-full hover:bg-mist lg:hidden"
          aria-label="Menu"
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: 'site-menu' }}
        >
          <Icon of={Menu} size="1.5rem" />
        </button>
      </div>
      <MobileMenu />
    </header>
  )
}
