import { AppLink } from '#site/ui/app-link.tsx'
import { PostalAddress } from '#site/ui/postal-address.tsx'
import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'

/** Who answers, and how to get hold of them. */
export function Reachable() {
  return (
    <aside aria-labelledby="reachable" className="border-ink border-t-2 pt-5 lg:sticky lg:top-28 lg:self-start">
      <h2 id="reachable" className="text-xl">
        Talk to us
      </h2>
      <p className="mt-3 text-lg">
        <PhoneLink sourcePage="about-page" />
      </p>
      <p>{OPENING_HOURS}</p>
      <p className="wrap-anywhere mt-3">
        <a href={`mailto:${BRAND.email}`} className="inline-block text-eucalypt">
          {BRAND.email}
        </a>
      </p>
      <PostalAddress className="mt-3" />
      <ul className="mt-4 grid border-line border-t">
        <li className="border-line border-b">
          <AppLink to="/schedule-call" className="flex min-h-11 items-center text-eucalypt">
            Schedule a call
          </AppLink>
        </li>
        <li className="border-line border-b">
          <AppLink to="/contact" className="flex min-h-11 items-center text-eucalypt">
            Write to us
          </AppLink>
        </li>
      </ul>
    </aside>
  )
}
