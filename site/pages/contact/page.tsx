import { useLocation } from 'react-router-dom'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { PostalAddress } from '#site/ui/postal-address.tsx'
import { PUBLISHER, pageData } from '#site/ui/structured-data.ts'
import { BRAND, OPENING_HOURS } from '#widgets/domain/brand.ts'
import { zoneCity } from '#widgets/domain/zone-clock.ts'
import { PhoneLink } from '#widgets/phone-link/phone-link.tsx'
import { ContactForm } from './contact-form.tsx'
import { OwnHours } from './own-hours.tsx'

const DESCRIPTION = `Call, write or send a message to ${BRAND.name}: phone, email, address and opening hours. We answer questions about private health cover.`

export default function Page() {
  return (
    <>
      <PageHead
        path="/contact"
        title="Contact us"
        description={DESCRIPTION}
        structuredData={[
          pageData(
            'ContactPage',
            { path: '/contact', name: `Contact ${BRAND.name}`, description: DESCRIPTION },
            { mainEntity: { ...PUBLISHER, telephone: BRAND.phone, email: BRAND.email } },
          ),
        ]}
      />
      <ArticleHead
        title="Contact us"
        lead="Real people answer your calls and emails. We explain and compare; the choice is yours."
      />
      <div className="grid page-width grid-cols-1 gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:py-16">
        <section aria-labelledby="write" className="max-w-prose border-ink border-t-2 pt-5">
          <h2 id="write" className="text-xl">
            Send a message
          </h2>
          <p className="mt-4 hidden noscript:block">
            This form needs JavaScript, which is turned off in your browser. Email or call us instead.
          </p>
          <div className="noscript:hidden">
            <ContactForm key={useLocation().key} />
          </div>
        </section>
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
      </div>
    </>
  )
}

const officeCity = zoneCity(BRAND.officeZone)
