import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Finding, lint, RULES, type Rule } from '../catalogue/lints.ts'
import { addAccounts, as } from '../catalogue/people.ts'
import { insert, SAMPLES } from '../catalogue/samples.ts'
import { inNewProject, type Prepare } from '../engines/engine.ts'
import { openCopy } from '../engines/postgres.ts'
import { POSTGRES, useEngine } from './engines.ts'

const BAD_DATABASE = readFileSync(join(import.meta.dirname, 'bad-database.sql'), 'utf8')

/** What breaks a rule on purpose, and why it may. */
const ON_PURPOSE: { rule: Rule; object: string; because: string }[] = [
  {
    rule: 'rls_without_policy',
    object: 'private.settings',
    because: 'only triggers and service_role read it; both pass by row level security',
  },
]

const inWords = ({ rule, object }: Finding) => `${object}: ${rule}. ${RULES[rule].why}`

describe('the migrated database', () => {
  const database = useEngine(POSTGRES)

  test('breaks no rule of the advisor, except where the reason is written down', async () => {
    expect((await lint(database.session)).map(inWords)).toEqual(ON_PURPOSE.map(inWords))
  })

  test.each([
    ['a link to unsubscribe', 'public.newsletter_subscriptions', 'unsubscribe_token'],
    ['a link to a call', 'public.call_bookings', 'manage_token'],
    ['taps by day', 'public.web_call_tracking', 'created_at'],
    ['messages that are due', 'public.outbox_messages', 'next_attempt_at'],
    ['the trail of one row', 'private.audit_log', 'table_name'],
    ['changes that are past their time', 'public.booking_changes', 'created_at'],
    ['withdrawals that are past theirs', 'public.quote_withdrawals', 'created_at'],
  ])('finds %s by an index, however much there is', async (_, table, column) => {
    const { rows } = await database.session.query(
      `select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = $1::regclass and a.attname = $2`,
      [table, column],
    )

    expect(rows).not.toEqual([])
  })
})

test('how many rows the planner expects tells a signed-in stranger nothing about whose they are', async () => {
  const database = await POSTGRES.open()
  onTestFinished(() => database.close())
  await addAccounts(database)
  for (const table of ['quote_requests', 'newsletter_subscriptions'])
    for (let n = 0; n < 60; n++) {
      const row = { ...SAMPLES[table]!(n), email: `${n}@example.com` }
      await insert(database, table, 'id' in row ? { ...row, id: randomUUID() } : row)
    }
  await database.exec('analyze')
  const expected = (table: string, where: string) =>
    as(database, 'signed in', async () => {
      const { rows } = await database.query(`explain (format json) select from public.${table} where ${where}`)
      return /"Plan Rows":(\d+)/.exec(JSON.stringify(rows))![1]
    })

  const ids = ['10000000-0000-4000-8000-000000000000', 'e0000000-0000-4000-8000-000000000000'] as const
  for (const [table, column, low, high] of [
    ['quote_requests', 'id', ...ids],
    ['quote_requests', 'email', '1', '5'],
    ['quote_requests', 'phone', '+61491570005', '+61491570050'],
    ['newsletter_subscriptions', 'email', '1', '5'],
    ['newsletter_subscriptions', 'unsubscribe_token', ...ids],
  ] as const)
    expect(await expected(table, `${column} < '${low}'`), column).toBe(await expected(table, `${column} < '${high}'`))
})

describe('a database with every mistake in it', () => {
  const bare = { ...POSTGRES, open: (prepare?: Prepare) => openCopy(inject('postgres'), prepare, 'template0') }
  const database = useEngine(bare, session => inNewProject(session, () => session.exec(BAD_DATABASE)))

  test.each(Object.keys(RULES) as Rule[])('is caught by %s', async rule => {
    const found = (await lint(database.session)).filter(finding => finding.rule === rule)

    expect(found).not.toEqual([])
  })

  test('and each rule reports only what it is about', async () => {
    const found = await lint(database.session)

    expect(found.filter(finding => finding.rule === 'unindexed_foreign_key')).toEqual([
      { rule: 'unindexed_foreign_key', object: 'public.children children_parent_fkey' },
    ])
    expect(found.filter(finding => finding.rule === 'call_per_row_in_policy').map(finding => finding.object)).toContain(
      'public.per_row "asks for each row"',
    )
    expect(found.filter(finding => finding.rule === 'write_policy_always_true')).toHaveLength(1)
    expect(found).toContainEqual({ rule: 'box_without_guards', object: 'public.half_guarded' })
    expect(found).toContainEqual({
      rule: 'several_permissive_policies',
      object: 'public.twice_in_all SELECT to anon',
    })
  })
})
