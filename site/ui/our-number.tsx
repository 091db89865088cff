import { BRAND } from '#widgets/domain/brand.ts'

/** Our number in the middle of a sentence. Not counted: `PhoneLink` is the one that stands by itself. */
export function OurNumber() {
  return (
    <a href={`tel:${BRAND.phone}`} className="whitespace-nowrap text-eucalypt tabular-nums">
      {BRAND.phoneLabel}
    </a>
  )
}
