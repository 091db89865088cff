import { phoneLabel } from '#widgets/domain/phone.ts'
import type { User } from '#widgets/kit/backend/client.ts'

/** The name by which people know their account. The auth service keeps phones as digits without the plus. */
export const accountLabel = ({ email, phone }: Pick<User, 'email' | 'phone'>): string =>
  email || phoneLabel(`+${phone?.replace(/^\+/, '')}`)
