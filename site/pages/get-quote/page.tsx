import { useLocation } from 'react-router-dom'
import { useAnswers, useRenewals } from '#site/journey/answers/answers.ts'
import { isFor, useChosen } from '#site/journey/answers/chosen.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { serviceData } from '#site/ui/structured-data.ts'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { GoesAlong } from './goes-along.tsx'
import { QuoteForm } from './quote-form.tsx'

const DESCRIPTION = `Ask ${BRAND.name} for a quote on private health cover: free, no obligation, answered by a person. We do not give your number to any fund unless you ask.`

export default function Page() {
  const chosen = useChosen().filter(isFor(useAnswers())).length
  return (
    <>
      <PageHead
        path="/get-quote"
        title="Get a quote"
        description={DESCRIPTION}
        structuredData={[
          serviceData(
            { path: '/get-quote', name: 'A quote for health cover', description: DESCRIPTION },
            'Insurance quote',
          ),
        ]}
      />
      <JourneyHead
        step={3}
        title="Get a quote"
        lead={`One of us will check the prices ${chosen ? `of the ${chosen === 1 ? 'policy' : `${chosen} policies`} you chose` : 'with the fund'} and call you back. Free, with no obligation.`}
      />
      <div className="grid page-width gap-12 py-8 lg:py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-2xl">
          <WithoutScript>This form needs JavaScript, which is turned off in your browser.</WithoutScript>
          <div className="noscript:hidden">
            <QuoteForm key={`${useLocation().key} ${useRenewals()}`} />
          </div>
        </div>
        <div className="noscript:hidden max-lg:max-w-2xl side-column">
          <GoesAlong />
        </div>
      </div>
    </>
  )
}
