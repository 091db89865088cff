import { BRAND } from '#widgets/domain/brand.ts'

/** Where letters to us go, on lines of like length: a postcode does not stand alone. */
export function PostalAddress({ className }: { className: string }) {
  return (
    <address className={`text-balance not-italic ${className}`}>
      <span className="block">{BRAND.name}</span>
      <span className="block">{BRAND.address}</span>
    </address>
  )
}
