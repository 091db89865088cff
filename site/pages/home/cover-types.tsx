import type { ReactNode } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { Ambulance, Glasses, Street, Ward } from '#site/ui/drawn/cover.tsx'
import { COVER_TYPES, type CoverType } from '#widgets/domain/cover-types.ts'

const SAID: Record<CoverType, { text: string; drawing: ReactNode }> = {
  'hospital-and-extras': {
    text: 'A bed in hospital as a private patient, and help with the dentist, the optometrist and the physio. One policy, or two from different funds.',
    drawing: <Street />,
  },
  'hospital-only': {
    text: 'Your choice of doctor and hospital. The part that counts for the Medicare Levy Surcharge and for Lifetime Health Cover.',
    drawing: <Ward />,
  },
  'extras-cover': {
    text: 'Dental, optical, physio and more: what Medicare mostly leaves to you.',
    drawing: <Glasses />,
  },
  'ambulance-cover': {
    text: 'The trip itself. Medicare does not pay for it; some states do for their residents.',
    drawing: <Ambulance />,
  },
}

export function CoverTypes() {
  const [first, ...others] = COVER_TYPES
  return (
    <section aria-labelledby="cover-types" className="bg-paper">
      <div className="page-width py-20">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="cover-types" className="max-w-[18ch] text-2xl">
            Four kinds of cover, and what each is for
          </h2>
          <AppLink to="/get-quote" className="hic-button" data-look="quiet">
            Compare health insurance
          </AppLink>
        </div>
        <ul className="mt-10 grid gap-6 lg:grid-cols-2">
          <li className="lg:row-span-3">
            <Card type={first.id} label={first.label} tall />
          </li>
          {others.map(({ id, label }) => (
            <li key={id}>
              <Card type={id} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A picture with the words beside it. On a phone the words take the whole width, below the picture and the name. */
function Card({ type, label, tall = false }: { type: CoverType; label: string; tall?: boolean }) {
  const { text, drawing } = SAID[type]
  return (
    <AppLink
      to={`/${type}`}
      className={`group grid h-full overflow-hidden rounded-card border border-line bg-paper no-underline hover:border-eucalypt sm:max-lg:grid-rows-[auto_1fr] ${
        tall
          ? 'sm:max-lg:grid-cols-[19rem_1fr] lg:grid-rows-[1fr_auto_auto]'
          : 'grid-cols-[7rem_1fr] sm:grid-cols-[10rem_1fr] lg:grid-rows-[auto_1fr]'
      }`}
    >
      <span
        className={`bg-mist ${
          tall ? 'relative min-h-52 sm:max-lg:row-span-2' : 'grid place-content-center p-4 max-sm:pr-0 sm:row-span-2'
        }`}
      >
        {tall ? <span className="absolute inset-0">{drawing}</span> : drawing}
      </span>
      <span
        className={`px-5 font-display font-semibold text-eucalypt text-xl group-hover:underline sm:px-6 sm:pt-6 ${
          tall ? 'max-sm:pt-5' : 'max-sm:content-center max-sm:bg-mist'
        }`}
      >
        {label}
      </span>
      <span className={`px-5 pb-5 sm:px-6 sm:pt-2 sm:pb-6 ${tall ? 'pt-2' : 'max-sm:col-span-2 max-sm:pt-4'}`}>
        {text}
      </span>
    </AppLink>
  )
}
