import type { Session } from '../engines/engine.ts'
import { as, EVERYBODY, type Person, refusal } from './people.ts'
import { insert, qualified, SAMPLES } from './samples.ts'

const VERBS = ['read', 'insert', 'change', 'delete'] as const
type Verb = (typeof VERBS)[number]

/** Refused; allowed, but there is no row for them; some rows; every row. */
type Reach = '-' | 'none' | 'some' | 'all'

/** By table: how far each of them gets with each verb. */
export type Access = Record<string, Record<Person, Record<Verb, Reach>>>

/** What everybody can do in every table, found by trying it on a database that holds the samples. */
export async function observeAccess(session: Session): Promise<Access> {
  // Half of the taps are past their time, when administrators may delete them.
  await session.exec(`update public.web_call_tracking set created_at = now() - interval '14 months' where id % 2 = 0`)
  const access: Access = {}
  for (const table of Object.keys(SAMPLES)) {
    const column = await changeableColumn(session, table)
    const total = await count(session, table)
    const cells = {} as Access[string]
    for (const person of EVERYBODY) {
      const tries: Record<Verb, () => Promise<number>> = {
        read: () => count(session, table),
        insert: async () => {
          await insert(session, table, SAMPLES[table]!(7))
          return total
        },
        change: () => affected(session, `update ${qualified(table)} set ${column} = ${column}`),
        delete: () => affected(session, `delete from ${qualified(table)}`),
      }
      const reached = {} as Record<Verb, Reach>
      for (const verb of VERBS) reached[verb] = await reach(session, person, tries[verb], total)
      cells[person] = reached
    }
    access[table] = cells
  }
  return access
}

async function reach(session: Session, person: Person, attempt: () => Promise<number>, total: number): Promise<Reach> {
  let rows = 0
  const code = await refusal(
    as(session, person, async () => {
      rows = await attempt()
    }),
  )
  if (code === '42501') return '-'
  // Refused after the permission was checked: by an append-only trigger or a foreign key.
  if (code !== undefined) return 'all'
  if (rows === 0) return 'none'
  return rows === total ? 'all' : 'some'
}

async function count(session: Session, table: string): Promise<number> {
  const { rows } = await session.query<{ n: number }>(`select count(*)::int as n from ${qualified(table)}`)
  return rows[0]?.n ?? 0
}

async function affected(session: Session, sql: string): Promise<number> {
  const result = (await session.query(sql)) as { rowCount?: number; affectedRows?: number }
  return result.rowCount ?? result.affectedRows ?? 0
}

/** A column that signed-in people may change, so that a refusal is about the table and not about the column. */
async function changeableColumn(session: Session, table: string): Promise<string> {
  const { rows } = await session.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
      order by has_column_privilege('authenticated', attrelid, attnum, 'update') desc, attnum desc limit 1`,
    [qualified(table)],
  )
  return rows[0]!.name
}

/** Which rows "some" are where they are not a person's own. */
const SOME: Record<string, string> = { offers: 'current', web_call_tracking: 'what is past its time' }

/** As text: "read own, insert". */
export function inWords(table: string, reached: Record<Verb, Reach>): string {
  const some = SOME[table] ?? 'own'
  const said = VERBS.filter(verb => reached[verb] !== '-' && reached[verb] !== 'none').map(verb =>
    verb === 'insert' || reached[verb] === 'all' ? verb : `${verb} ${some}`,
  )
  return said.join(', ') || '—'
}

/** In Markdown, for reach.md. */
export function accessTable(access: Access): string {
  const lines = Object.entries(access).map(
    ([table, cells]) => `| \`${table}\` | ${EVERYBODY.map(person => inWords(table, cells[person])).join(' | ')} |`,
  )
  return [`| | ${EVERYBODY.join(' | ')} |`, `|---|${EVERYBODY.map(() => '---|').join('')}`, ...lines].join('\n')
}
