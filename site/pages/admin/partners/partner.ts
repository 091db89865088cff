import type { Database, Row } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'
import { saveOver } from '../forms/save-over.ts'
import type { Span } from '../span-select.tsx'

export type Partner = Row<'partners'>
/** How many requests named one partner, and how many of these came from an origin of theirs: those are paid for. */
export type Brought = Database['public']['Functions']['admin_requests_by_partner']['Returns'][number]
/** What the team writes of a partner; the slug cannot be changed. */
export type Written = Pick<Partner, 'name' | 'origins' | 'verified'>

const COLUMNS = 'slug,name,origins,verified,version,created_at,updated_at'
const MOST = 500

/** All partners, and the requests they brought in the last days or in a month. */
export async function partnersOf(span: Span) {
  const counted = typeof span === 'number' ? { p_days: span } : { p_month: span }
  const partners = await askTeam<Partner[]>(client => client.from('partners').select(COLUMNS).order('name').limit(MOST))
  if (!partners.ok) return partners
  const brought = await askTeam<Brought[]>(client => client.rpc('admin_requests_by_partner', counted))
  if (!brought.ok) return brought
  const byName = partners.data.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'))
  return { ok: true as const, data: { partners: byName, brought: brought.data } }
}

export const addPartner = (slug: string, written: Written) =>
  askTeam<Partner[]>(client =>
    client
      .from('partners')
      .insert({ slug, ...written })
      .select(COLUMNS),
  )

/** The partner with this slug, or none. */
export const partnersKnownBy = (slug: string) =>
  askTeam<Partner[]>(client => client.from('partners').select(COLUMNS).eq('slug', slug))

/** Whether the partner already stands as written. */
export const isWritten = ({ name, origins, verified }: Partner, written: Written) =>
  JSON.stringify([name, origins, verified]) === JSON.stringify([written.name, written.origins, written.verified])

/** Writes over the version that was seen; if somebody else was first, returns their version. */
export const editPartner = ({ slug, version }: Partner, written: Written) =>
  saveOver(
    () =>
      askTeam<Partner[]>(client =>
        client.from('partners').update(written).eq('slug', slug).eq('version', version).select(COLUMNS),
      ),
    () => partnersKnownBy(slug),
    now => isWritten(now, written),
  )
