import { BRAND } from '#widgets/domain/brand.ts'

/** Opens a message to us that says already what it is about. */
export function MailLink({ subject }: { subject: string }) {
  return (
    <a href={`mailto:${BRAND.email}?subject=${encodeURIComponent(subject)}`} className="wrap-anywhere text-eucalypt">
      {BRAND.email}
    </a>
  )
}
