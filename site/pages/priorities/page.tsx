import { useLocation } from 'react-router-dom'
import { useRenewals } from '#site/journey/answers/answers.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { QuestionsForm } from './questions-form.tsx'
import { SoFar } from './so-far.tsx'

const DESCRIPTION = `Tell ${BRAND.name} who the cover is for and what matters to you, and see which policies fit and what they cost. No name, no phone number.`

export default function Page() {
  return (
    <>
      <PageHead
        path="/quote"
        title="What matters to you?"
        description={DESCRIPTION}
        structuredData={[
          pageData('WebPage', { path: '/quote', name: 'What matters to you?', description: DESCRIPTION }),
        ]}
      />
      <JourneyHead
        step={1}
        title="What matters to you?"
        lead="Two answers are enough to compare; each one more makes the prices more accurate. Prices come before contact details."
      />
      <div className="page-width hidden pt-12 noscript:block">
        <WithoutScript>Comparing needs JavaScript, which is turned off in your browser.</WithoutScript>
      </div>
      <div className="page-width py-8 noscript:hidden lg:py-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <QuestionsForm key={`${useLocation().key} ${useRenewals()}`} />
        <div className="max-lg:contents side-column">
          <SoFar />
        </div>
      </div>
    </>
  )
}
