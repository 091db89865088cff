import { useCallback, useState } from 'react'
import type { Database, Row } from '#widgets/kit/backend/database.types.ts'
import { AnswerView } from '../answer-view.tsx'
import { askTeam } from '../ask-team.ts'
import { useAnswer } from '../use-answer.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'

export type Partner = Row<'partners'>
export type Brought = Database['public']['Functions']['admin_requests_by_partner']['Returns'][number]

const SPANS = [7, 30, 90, 365]
const COLUMNS = 'slug,name,origins,verified,version,created_at,updated_at'
const MOST = 500

/** Sites that embed the widgets: whose origins we know, and what they brought. */
export default function Partners() {
  const [days, setDays] = useState(30)
  const [editing, setEditing] = useState<Partner | 'new'>()
  const question = useCallback(async () => {
    const partners = await askTeam<Partner[]>(client =>
      client.from('partners').select(COLUMNS).order('name').limit(MOST),
    )
    if (!partners.ok) return partners
    const brought = await askTeam<Brought[]>(client => client.rpc('admin_requests_by_partner', { p_days: days }))
    if (!brought.ok) return brought
    const byName = partners.data.toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'))
    return { ok: true as const, data: { partners: byName, brought: brought.data } }
  }, [days])
  const { asked, reload } = useAnswer(question)

  function written() {
    setEditing(undefined)
    reload()
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <button type="button" className="hic-button" data-look="action" onClick={() => setEditing('new')}>
          Add a partner
        </button>
        <label className="flex items-center gap-3">
          <span className="whitespace-nowrap font-semibold text-sm">Requests of the last</span>
          <select className="hic-field max-w-40" value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {SPANS.map(span => (
              <option key={span} value={span}>
                {span} days
              </option>
            ))}
          </select>
        </label>
      </div>
      <AnswerView asked={asked} reload={reload}>
        {({ partners, brought }) => <PartnerTable partners={partners} brought={brought} onOpen={setEditing} />}
      </AnswerView>
      {editing && (
        <PartnerForm
          partner={editing === 'new' ? undefined : editing}
          onWritten={written}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
