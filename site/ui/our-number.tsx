import { BRAND } from '#widgets/domain/brand.ts'

/** Our number in the middle of a sentence. Taps are not counted, unlike those on `PhoneLink`, which stands by itself. */
export function OurNumber() {
  return (
    <a href={`tel:${BRAND.phone}`} className="whitespace-nowrap text-eucalypt tabular-nums">
      {BRAND.phoneLabel}
    </a>
  )
}
