import { PageHead } from '#site/ui/page-head.tsx'
import { faqData } from '#site/ui/structured-data.ts'
import { FAQ_ITEMS } from '#widgets/faq/content.ts'
import { CoverTypes } from './cover-types.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { InsurerStrip } from './insurer-strip.tsx'
import { ORGANIZATION, WEB_SITE } from './organization-data.ts'
import { Parallax } from './parallax.tsx'
import { Questions } from './questions.tsx'
import { SaidAboutUs } from './said-about-us.tsx'
import { WhyChoose } from './why-choose.tsx'

export default function Page() {
  return (
    <Parallax>
      <PageHead
        path="/"
        title="Compare Health Insurance in Australia"
        standsAlone
        description="Compare private health cover from across the Australian market, free: prices before contact details, and an order that money cannot change."
        structuredData={[ORGANIZATION, WEB_SITE, faqData(FAQ_ITEMS)]}
      />
      <Hero />
      <InsurerStrip />
      <CoverTypes />
      <Figures />
      <WhyChoose />
      <SaidAboutUs />
      <Questions />
      <Disclaimer />
    </Parallax>
  )
}
