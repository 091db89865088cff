import { BRAND } from '#widgets/domain/brand.ts'

/** Our postal address, on lines of similar length, so that the postcode is not left on a line of its own. */
export function PostalAddress({ className }: { className: string }) {
  return (
    <address className={`text-balance not-italic ${className}`}>
      <span className="block">{BRAND.name}</span>
      <span className="block">{BRAND.address}</span>
    </address>
  )
}
