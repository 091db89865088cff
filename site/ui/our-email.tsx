import { BRAND } from '#widgets/domain/brand.ts'

/** Opens an email to us with its subject filled in. */
export function OurEmail({ subject }: { subject: string }) {
  return (
    <a href={`mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`} className="wrap-anywhere text-eucalypt">
      {BRAND.email}
    </a>
  )
}
