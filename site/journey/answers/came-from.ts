import { inTab } from '#widgets/kit/backend/kept.ts'

const KEY = 'hic-came-from'

/**
 * Notes where a partner's visitor comes from, as their browser reports it. The referring page cannot fake its origin,
 * and a request counts for a partner only if that origin is theirs. Moves between our own pages are not noted.
 */
export function noteWhereFrom(): void {
  const { referrer } = document
  if (!URL.canParse(referrer)) return
  const { origin } = new URL(referrer)
  if (!origin.startsWith('http') || origin === location.origin) return
  inTab.write(KEY, origin)
}

/** The origin of the page that led the visitor here with a partner's name, if the browser reported one. */
export const cameFrom = (): string | undefined => inTab.read(KEY) ?? undefined

/** The partner who brought the visitor, and from where, as a row takes them. */
export const broughtBy = (partner?: string, from?: string): { partner_ref?: string; embed_origin?: string } =>
  partner ? { partner_ref: partner, ...(from ? { embed_origin: from } : {}) } : {}
