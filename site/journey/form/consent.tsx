import { AppLink } from '#site/ui/app-link.tsx'
import { Problem } from '#site/ui/labelled.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { currentWording } from '#widgets/domain/consent.ts'
import { collectionNotice } from '#widgets/domain/notices.ts'

/** The tick that lets us call, in today's wording, and what happens to the details entered. */
export function CallConsent({ problem }: { problem?: string }) {
  const wording = currentWording('call')
  return (
    <div className="grid gap-3">
      <CollectionNotice />
      <div>
        <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-input border border-field bg-paper px-3.5 py-3 has-checked:border-eucalypt has-checked:bg-mist">
          <input
            type="checkbox"
            name="consent"
            value={wording.version}
            required
            className="mt-1 hic-tick"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'consent-problem' : undefined}
          />
          <span>{wording.text}</span>
        </label>
        <Problem id="consent-problem" sentence={problem} />
      </div>
    </div>
  )
}

function CollectionNotice() {
  return (
    <div className="border-line border-l-4 pl-4 text-hint text-muted">
      <p className="font-semibold">What happens to the details you enter</p>
      <ul className="mt-1 grid gap-1">
        {collectionNotice(BRAND).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1">
        <AppLink to="/privacy" className="inline-block py-1 text-eucalypt">
          Privacy policy
        </AppLink>
      </p>
    </div>
  )
}
