import { describe, expect, test } from 'vitest'
import { observeCallers } from '../catalogue/callers.ts'
import { addSamples } from '../catalogue/samples.ts'
import { ENGINES, useEngine } from './engines.ts'

const TEAM = ['administrator', 'server']
const SIGNED_IN = ['signed in', 'the owner', 'administrator', 'server']

const EXPECTED = {
  admin_calls_by_source: TEAM,
  admin_changes: TEAM,
  admin_ledger: TEAM,
  admin_requests_by_partner: TEAM,
  admin_same_sender: TEAM,
  admin_series: TEAM,
  admin_today: TEAM,
  // It reads under row level security: others get no rows.
  audit_trail: SIGNED_IN,
  booking_by_token: ['anonymous', ...SIGNED_IN],
  claim_outbox: ['server'],
  erase_person: TEAM,
  export_person: TEAM,
  hand_back_outbox: ['server'],
  is_admin: SIGNED_IN,
  open_call_slots: TEAM,
  purge_expired: TEAM,
  set_call_day: TEAM,
  settle_outbox: ['server'],
  site_url: ['server'],
  what_stays: TEAM,
}

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addSamples)

  test('each function of the API can be called only by the people it is for', async () => {
    expect(await observeCallers(database.session)).toEqual(EXPECTED)
  })

  test('no function of the API is missing from the list', async () => {
    const { rows } = await database.session.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
    )

    expect(rows.map(row => row.name).sort()).toEqual(Object.keys(EXPECTED))
  })

  // A hosted project refuses any other from the API's connection (pg-safeupdate), which this database does not have.
  test('every update and every deletion in a function says of which rows', async () => {
    const { rows } = await database.session.query<{ name: string; prosrc: string }>(
      `select proname as name, prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    )
    const changes = rows.flatMap(({ name, prosrc }) =>
      prosrc
        .replace(/--.*$/gm, '')
        .split(';')
        .filter(statement => /\bupdate\s+[\w.]+(\s+\w+)?\s+set\b|\bdelete\s+from\b/i.test(statement))
        .map(statement => ({ name, statement })),
    )

    expect(changes.length).toBeGreaterThan(20)
    expect(changes.filter(({ statement }) => !/\bwhere\b/i.test(statement))).toEqual([])
  })

  test('of the private functions, API roles can call only eight that compute', async () => {
    const { rows } = await database.session.query<{ name: string }>(
      `select distinct proname as name from pg_proc p, pg_roles r
        where pronamespace = 'private'::regnamespace and r.rolname in ('anon', 'authenticated', 'service_role')
          and has_function_privilege(r.oid, p.oid, 'execute')`,
    )

    expect(rows.map(row => row.name).sort()).toEqual([
      'as_reference',
      'days_begin',
      'folded',
      'is_email',
      'is_name',
      'is_short_json',
      'ledger',
      'office_zone',
    ])
  })
})
