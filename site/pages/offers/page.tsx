import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { OfferList } from './offer-list.tsx'

const DESCRIPTION = `Current offers from Australian health funds, with their terms and end dates, as listed by ${BRAND.name} today.`

export default function Page() {
  return (
    <>
      <PageHead
        path="/offers"
        title="Offers"
        description={DESCRIPTION}
        structuredData={[
          pageData('CollectionPage', { path: '/offers', name: 'Offers from health funds', description: DESCRIPTION }),
        ]}
      />
      <ArticleHead
        title="Offers"
        lead="What funds are offering new members at the moment. An offer is a one‑off; you pay the premium every month, so compare first."
      />
      <div className="page-width py-12 lg:py-16">
        <WithoutScript>
          Offers come and go, and loading them needs JavaScript, which is turned off in your browser.
        </WithoutScript>
        {/* Room for two offers, so that nothing below moves when they come. */}
        <div className="min-h-104 md:min-h-124 lg:min-h-112 xl:min-h-104 noscript:min-h-0">
          <OfferList />
        </div>
        <p className="noscript:mt-8 border-line border-t pt-6 text-muted">
          <span className="block max-w-prose">
            Offers are listed by end date, then by fund name, and by nothing else. They do not change the order of our
            results.{' '}
            <AppLink to="/how-we-get-paid" className="text-eucalypt">
              How we get paid
            </AppLink>
          </span>
        </p>
      </div>
      <Onward title="Compare what you would pay every month" />
    </>
  )
}
