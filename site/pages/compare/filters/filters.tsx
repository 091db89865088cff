import { SlidersHorizontal } from 'lucide'
import { lazy, Suspense, useMemo, useState } from 'react'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { excesses } from '#site/journey/answers/excesses.ts'
import { waitingSentence } from '#site/journey/answers/hints.ts'
import { WEIGHT_OPTIONS } from '#site/journey/answers/weights.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { Tick } from '#site/ui/tick.tsx'
import { type Answers, asksExtras, asksHospital, EVEN_WEIGHT, priceWeightOf } from '#widgets/domain/answers.ts'
import { knownTitles } from '#widgets/domain/catalogue/known-titles.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { PRODUCT_TIERS } from '#widgets/domain/hospital-tiers.ts'
import { dollarsLabel } from '#widgets/domain/money.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { useLate } from '#widgets/kit/ui/late.ts'
import { brandsByFund } from '../labels.ts'
import { AboutYou } from './about-you.tsx'
import { Choose } from './choose.tsx'
import { ClearFilters } from './clear-filters.tsx'
import { early } from './early-choices.ts'
import { TickList } from './tick-list.tsx'

interface FiltersProps {
  answers: Answers
  policies: readonly Policy[]
  manifest: Manifest | null
}

/** Nobody can choose a policy before there are policies: this code loads alongside them. */
export const loadCurrentPolicy = () => import('../own-policy/current-policy.tsx')
const CurrentPolicy = lazy(async () => ({ default: (await loadCurrentPolicy()).CurrentPolicy }))

/** Only a phone folds the filters away. */
const loadShowResults = () => import('./show-results.tsx').then(part => part.ShowResults)

const AMBULANCES = [
  { id: '', label: 'No preference' },
  { id: 'emergency', label: 'At least emergencies' },
  { id: 'all', label: 'Emergencies and other trips' },
]

/** Where one service alone is ticked, “Include policies that cover only some” goes as soon as it is unticked. */
const toServices = handFocusOn(() =>
  document.querySelector<HTMLElement>(`details:has([name="${early('services')}"]) > summary`),
)

const STAYS = 'What you tick stays in your browser unless you choose to send it.'
const ANY = { id: '', label: 'Any' }

/** Everything that can be asked of a policy. Each answer takes effect at once; on a phone it is folded away. */
export function Filters({ answers, policies, manifest }: FiltersProps) {
  const [unfolded, setUnfolded] = useState(false)
  const ShowResults = useLate(loadShowResults, unfolded)
  const [hospital, extras] = [asksHospital(answers), asksExtras(answers)]
  const treatments = knownTitles(CLINICAL_CATEGORIES, answers.treatments)
  const services = knownTitles(EXTRAS, answers.services)
  const brands = useMemo(() => brandsByFund(policies), [policies])
  // A ticked fund that sells nothing here stays in view, so that it can be unticked.
  const funds = (manifest?.funds ?? [])
    .filter(({ code }) => answers.funds?.includes(code) || brands.has(code))
    .map(({ code, name }) => ({
      title: code,
      label: name,
      explanation: brands.get(code)?.size ? `Also sells as ${[...brands.get(code)!].join(', ')}` : '',
    }))
  const wishes = [
    ...(hospital
      ? [treatments.length > 0, answers.mostExcess !== undefined, answers.leastTier, answers.noCoPayment]
      : []),
    extras && services.length > 0,
    answers.ambulance,
    knownTitles(funds, answers.funds).length > 0,
  ].filter(Boolean).length
  const fields = (
    // What a browser restores by itself would pass for a choice made on the prerendered page.
    <form
      className="grid gap-6"
      autoComplete="off"
      onSubmit={event => event.preventDefault()}
      aria-label="What matters to you"
    >
      <Choose
        label="Order by"
        name={early('weight')}
        options={WEIGHT_OPTIONS}
        value={String(answers.priceWeight ?? EVEN_WEIGHT)}
        onChoose={id => keepAnswers({ priceWeight: priceWeightOf(id) })}
      />
      {hospital && (
        <TickList
          title="Treatments that must be covered"
          name={early('treatments')}
          options={CLINICAL_CATEGORIES}
          ticked={treatments}
          hint={STAYS}
          onTick={ticked => keepAnswers({ treatments: ticked })}
        />
      )}
      {extras && (
        <TickList
          title="Extras that must be covered"
          name={early('services')}
          options={EXTRAS}
          ticked={services}
          hint={STAYS}
          onTick={ticked => keepAnswers({ services: ticked })}
        />
      )}
      {((hospital && treatments.length > 0) || (extras && services.length > (answers.partly ? 0 : 1))) && (
        <div ref={toServices}>
          <Tick
            label="Include policies that cover only some of what I ticked"
            checked={answers.partly === true}
            onTick={checked => keepAnswers({ partly: checked || undefined })}
          />
        </div>
      )}
      {hospital && (
        <>
          <Choose
            label="Excess for a hospital stay"
            name={early('excess')}
            options={excessOptions(answers.mostExcess)}
            value={answers.mostExcess?.toString()}
            onChoose={id => keepAnswers({ mostExcess: id === '' ? undefined : Number(id) })}
          />
          <Choose
            label="Minimum hospital tier"
            name={early('tier')}
            options={[ANY, ...PRODUCT_TIERS]}
            value={answers.leastTier}
            onChoose={id => keepAnswers({ leastTier: PRODUCT_TIERS.find(tier => tier.id === id)?.id })}
          />
          <Tick
            label="No co-payment"
            name={early('no-copayment')}
            checked={answers.noCoPayment === true}
            onTick={checked => keepAnswers({ noCoPayment: checked || undefined })}
          />
        </>
      )}
      <Choose
        label="Ambulance"
        name={early('ambulance')}
        options={AMBULANCES}
        value={answers.ambulance}
        onChoose={id => keepAnswers({ ambulance: id === 'all' || id === 'emergency' ? id : undefined })}
      />
      {funds.length > 1 && (
        <TickList
          title="Funds"
          options={funds}
          ticked={knownTitles(funds, answers.funds)}
          onTick={codes => keepAnswers({ funds: codes })}
          none="All"
        />
      )}
      <ClearFilters answers={answers} count={wishes} />
      <AboutYou answers={answers} />
      {manifest && (
        <Suspense>
          <CurrentPolicy answers={answers} policies={policies} manifest={manifest} />
        </Suspense>
      )}
    </form>
  )
  return (
    <aside aria-label="Filters" className="side-column print:hidden">
      <button
        type="button"
        className="hic-button w-full lg:hidden"
        data-look="quiet"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon of={SlidersHorizontal} size={20} /> What matters to you
        {wishes > 0 && ` (${wishes})`}
      </button>
      {/* Not folded away with them, and there before its words: otherwise they would seldom be read out. */}
      <p role="status" className="mt-3 text-muted text-sm empty:sr-only lg:mt-0 lg:mb-6">
        {waitingSentence(answers)}
      </p>
      <div className={unfolded ? 'max-lg:mt-6' : 'max-lg:hidden'}>
        {fields}
        {unfolded && ShowResults && manifest && (
          <ShowResults answers={answers} policies={policies} manifest={manifest} onFold={() => setUnfolded(false)} />
        )}
      </div>
    </aside>
  )
}

const excessOptions = (named?: number) => [
  ANY,
  ...excesses(named).map(most => ({ id: String(most), label: most ? `At most ${dollarsLabel(most)}` : 'None' })),
]
