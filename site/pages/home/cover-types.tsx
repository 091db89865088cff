import type { ReactNode } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { Ambulance, Basin, Street, Ward } from '#site/ui/drawn/cover.tsx'
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
    drawing: <Basin />,
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
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="cover-types" className="max-w-[18ch] text-2xl">
            Four kinds of cover, and what each is for
          </h2>
          <AppLink to="/get-quote" className="hic-button" data-look="quiet">
            Compare health insurance
          </AppLink>
        </div>
        <ul className="mt-8 grid gap-6 lg:auto-rows-fr lg:grid-cols-[5fr_6fr]">
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

/** A picture with the words beside it; `home.css` lays them out. */
function Card({ type, label, tall = false }: { type: CoverType; label: string; tall?: boolean }) {
  const { text, drawing } = SAID[type]
  return (
    <AppLink to={`/${type}`} className="cover-card group grid" data-tall={tall || undefined} data-keep-clear>
      <span className="cover-picture">{drawing}</span>
      <span className="cover-name font-display font-semibold text-eucalypt text-xl group-hover:underline">{label}</span>
      <span className="cover-words">{text}</span>
    </AppLink>
  )
}
