import type { Brand } from '#widgets/domain/brand.ts'
import { addDays } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

/** Where people who found a hole look for whom to tell (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt'

/** Names the operator's own address, for not quite a year; nothing for the demo, whose address is nobody's. */
export function securityTxt({ email, siteUrl }: Brand, builtOn: Day): string | undefined {
  if (isNobodys(email)) return undefined
  const address = new URL(SECURITY_TXT, siteUrl).href
  return `Contact: mailto:${email}\nExpires: ${addDays(builtOn, 364)}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${address}\n`
}

/** No mail can reach the addresses that are reserved for examples (RFC 2606). */
export const isNobodys = (email: string): boolean => email.endsWith('.example')
