import { AppLink } from '#site/ui/app-link.tsx'
import { PostalAddress } from '#site/ui/postal-address.tsx'
import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { zoneCity } from '#widgets/domain/zone-clock.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { OwnHours } from './own-hours.tsx'

/** For people who would rather not fill in a form. */
export function OtherWays() {
  return (
    <aside
      aria-label="Other ways to contact us"
      className="grid content-start gap-6 *:border-line *:border-t *:pt-5 *:first:border-ink *:first:border-t-2 md:max-lg:grid-cols-2 md:max-lg:gap-x-12 md:max-lg:*:last:col-span-full md:max-lg:*:nth-2:border-ink md:max-lg:*:nth-2:border-t-2"
    >
      <div>
        <h2 className="text-xl">Call</h2>
        <p className="mt-2 text-lg">
          <PhoneLink sourcePage="contact-page" />
        </p>
        <p>
          {OPENING_HOURS}
          <span className="block text-muted text-sm">
            The office keeps {officeCity} time and is closed on public holidays.
          </span>
          <OwnHours />
        </p>
        <p className="mt-1">
          <AppLink to="/schedule-call" className="inline-block text-eucalypt">
            Schedule a call
          </AppLink>
        </p>
        <p className="mt-1">
          <AppLink
            to="/code-of-conduct"
            and="#people-who-need-more-time"
            className="inline-block text-balance text-eucalypt"
          >
            With an interpreter, or more time
          </AppLink>
        </p>
      </div>
      <div>
        <h2 className="text-xl">Write</h2>
        <p className="mt-2 wrap-anywhere">
          <a href={`mailto:${BRAND.email}`} className="inline-block text-eucalypt">
            {BRAND.email}
          </a>
        </p>
        <PostalAddress className="mt-2" />
      </div>
      <div>
        <h2 className="text-xl">Not happy with us?</h2>
        <p className="mt-2">
          <AppLink to="/complaints" className="inline-block text-balance text-eucalypt">
            How to complain, and how long we take
          </AppLink>
        </p>
      </div>
    </aside>
  )
}

const officeCity = zoneCity(BRAND.officeZone)
