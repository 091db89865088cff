import { AppLink } from '#site/ui/app-link.tsx'
import { Faq } from '#widgets/faq/faq.tsx'

export function Questions() {
  return (
    <section aria-labelledby="questions" className="bg-sand">
      <div className="grid page-width gap-8 py-20 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <h2 id="questions" className="text-2xl">
            Questions people ask first
          </h2>
          <p>Something else on your mind? Real people answer the phone and emails.</p>
          <p className="flex flex-wrap gap-3 max-sm:*:grow">
            <AppLink to="/faq" className="hic-button" data-look="quiet">
              View All FAQs
            </AppLink>
            <AppLink to="/contact" className="hic-button" data-look="quiet">
              Contact Us
            </AppLink>
          </p>
        </div>
        <Faq />
      </div>
    </section>
  )
}
