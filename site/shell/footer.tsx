import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#site/session/session.tsx'
import { SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { KeptParts } from '#site/ui/kept-parts.tsx'
import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { Newsletter } from '#widgets/newsletter/newsletter.tsx'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { FOOTER_GROUPS } from './footer-groups.ts'
import { isPlainClick, signInFrom } from './own-link.ts'

const LINK = 'inline-block py-1.5 leading-snug text-on-deep no-underline pointer-coarse:py-3.25 hover:underline'

export function Footer() {
  const { user } = useSession()
  return (
    <footer className="mt-auto print:hidden">
      <div className="border-line border-t bg-sand">
        <div id="newsletter" className="grid page-width grid-cols-1 gap-x-6 gap-y-10 py-12 md:grid-cols-2">
          <div className="lg:pr-5 xl:pr-12">
            <Newsletter />
          </div>
          <Reach />
        </div>
      </div>
      <div className="bg-deep text-on-deep">
        <nav
          aria-label="All pages"
          className="grid page-width grid-cols-2 gap-x-6 gap-y-10 py-12 md:grid-cols-3 lg:grid-cols-6"
        >
          {FOOTER_GROUPS.map(({ title, paths }) => (
            <div key={title}>
              <h2 className="mb-3 border-on-deep/30 border-b contrast-more:border-on-deep pb-2 text-lg text-wattle">
                {title}
              </h2>
              <ul className="grid gap-0.5 text-sm">
                {paths.map(path => (
                  <li key={path}>
                    <AppLink to={path} className={LINK}>
                      <KeptParts text={SITE_MAP[path].label} at=": " />
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {/* The last line ends above the floating button, until the window is wide enough for it to float beside. */}
        <div className="page-width pb-20 min-[90rem]:pb-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-on-deep/30 border-t contrast-more:border-on-deep pt-6 text-sm">
            <p className="mr-auto max-w-prose">
              © {BRAND.name}. We compare and inform; we do not give advice. Free for you: some funds pay us a
              commission.
            </p>
            <ul aria-label="Social media" className="flex flex-wrap gap-x-4 empty:hidden">
              {BRAND.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} className={LINK} rel="me noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            {user ? (
              <AppLink to="/auth" className={LINK}>
                Your account
              </AppLink>
            ) : (
              <SignIn />
            )}
          </div>
        </div>
      </div>
    </footer>
  )
}

/** Signing in leads back to this page, with the answers given on it. */
function SignIn() {
  const navigate = useNavigate()
  function follow(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event) || location.pathname === '/auth') return
    event.preventDefault()
    void navigate(signInFrom(location))
  }
  return (
    <AppLink to="/auth" className={LINK} onClick={follow} data-live>
      Sign in
    </AppLink>
  )
}

// A line breaks after the days, not within the times.
const [DAYS, ...TIMES] = OPENING_HOURS.split(' ')

function Reach() {
  return (
    <section aria-labelledby="reach">
      <h2 id="reach" className="mb-1.5 text-xl">
        Contact us
      </h2>
      <dl className="grid grid-cols-1 items-baseline min-[22rem]:grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6 gap-y-1">
        <Line term="Phone">
          <PhoneLink sourcePage="footer" />
        </Line>
        <Line term="Email">
          <a href={`mailto:${BRAND.email}`} className="inline-block text-eucalypt">
            {BRAND.email}
          </a>
        </Line>
        <Line term="Hours">
          {DAYS} <span className="whitespace-nowrap">{TIMES.join(' ')}</span>
        </Line>
        <Line term="Address">
          <address className="text-balance not-italic">{BRAND.address}</address>
        </Line>
      </dl>
    </section>
  )
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      {/* A row with an icon is centred: an icon has no baseline. */}
      <dt className="text-muted has-[+dd_svg]:self-center">{term}</dt>
      <dd className="wrap-anywhere has-[svg]:-my-1">{children}</dd>
    </>
  )
}
