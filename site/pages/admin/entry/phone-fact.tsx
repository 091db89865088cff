import { phoneLabel } from '#widgets/domain/phone.ts'

interface PhoneFactProps {
  phone: string
  may: boolean
  className?: string
}

/** A number to tap, or only to read if it may not be called now. */
export const PhoneFact = ({ phone, may, className }: PhoneFactProps) =>
  may ? (
    <a href={`tel:${phone}`} className={className}>
      {phoneLabel(phone)}
    </a>
  ) : (
    phoneLabel(phone)
  )
