import { useLocation } from 'react-router-dom'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { PUBLISHER, pageData } from '#site/ui/structured-data.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { ContactForm } from './contact-form.tsx'
import { OtherWays } from './other-ways.tsx'

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
        <OtherWays />
      </div>
    </>
  )
}
