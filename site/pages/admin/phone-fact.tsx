import { phoneLabel } from '#widgets/domain/phone.ts'

/** A number to tap, or only to read if it may no longer be called. */
export const PhoneFact = ({ phone, may }: { phone: string; may: boolean }) =>
  may ? <a href={`tel:${phone}`}>{phoneLabel(phone)}</a> : phoneLabel(phone)
