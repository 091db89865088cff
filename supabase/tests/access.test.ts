import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Access, inWords, observeAccess } from '../catalogue/access.ts'
import { observeCallers } from '../catalogue/callers.ts'
import { as, EVERYBODY, type Person, refusal } from '../catalogue/people.ts'
import { addSamples, insert, SAMPLES } from '../catalogue/samples.ts'
import { catalogueSnapshot } from '../catalogue/snapshot.ts'
import { ENGINES, useEngine } from './engines.ts'

/** Who may do what, as decided. "own" means a person's own rows; a dash means refused or nothing. */
const EXPECTED: Record<string, Record<Person, string>> = {
  // Boxes into which anybody can put one row and which only the team can open.
  newsletter_subscriptions: box('read, insert, delete'),
  web_call_tracking: box('read, insert, delete what is past its time'),
  contact_messages: box('read, insert, change, delete'),
  // Boxes that act at once and that nobody needs to open.
  unsubscribe_requests: { ...box('insert'), server: 'read, insert, delete' },
  quote_withdrawals: { ...box('insert'), server: 'read, insert, delete' },
  booking_changes: { ...box('insert'), server: 'read, insert, delete' },
  // A visitor with an account sees their own.
  quote_requests: { ...box('read, insert, change, delete'), 'the owner': 'read own, insert, change own, delete own' },
  call_bookings: { ...box('read, insert, change, delete'), 'the owner': 'read own, insert, change own, delete own' },
  // Notices that anybody can read and only the team can write.
  call_slots: notice('read'),
  public_holidays: notice('read'),
  offers: notice('read current'),
  // For the team only.
  partners: notice('—'),
  data_requests: { ...notice('—'), administrator: 'read, insert', server: 'read, insert' },
  outbox_messages: { ...notice('—'), administrator: 'read, change, delete' },
  'private.admins': { ...notice('—'), administrator: 'read own', server: 'read' },
  'private.team_addresses': { ...notice('—'), administrator: 'read', server: 'read' },
  'private.audit_log': { ...notice('—'), administrator: 'read', server: 'read' },
  'private.settings': { ...notice('—'), administrator: '—', server: 'read, change' },
}

const TEAM = ['administrator', 'server']
const SIGNED_IN = ['signed in', 'the owner', 'administrator', 'server']

/** Who may call which function of the API, as decided. */
const CALLERS = {
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

test('the deployment check asks for every table that anonymous visitors may not read', () => {
  const [, asked] = /const CLOSED = \[([^\]]+)\]/.exec(readFileSync('.ci/deployment/backend.ts', 'utf8'))!
  const closed = Object.entries(EXPECTED).flatMap(([table, { anonymous }]) =>
    table.startsWith('private.') || anonymous.includes('read') ? [] : [table],
  )

  expect(asked!.match(/\w+/g)!.sort(), 'CLOSED in .ci/deployment/backend.ts').toEqual(closed.sort())
})

function box(administrator: string): Record<Person, string> {
  return {
    anonymous: 'insert',
    'signed in': 'insert',
    'the owner': 'insert',
    administrator,
    server: 'read, insert, change, delete',
  }
}

function notice(visitors: string): Record<Person, string> {
  return {
    anonymous: visitors,
    'signed in': visitors,
    'the owner': visitors,
    administrator: 'read, insert, change, delete',
    server: 'read, insert, change, delete',
  }
}

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addSamples)

  test('the catalogue is the same, line for line', async () => {
    expect(await catalogueSnapshot(database.session)).toBe(readFileSync('supabase/catalogue/snapshot.txt', 'utf8'))
  })

  test('in every table everybody can do what was decided, and nothing more', async () => {
    const access = await observeAccess(database.session)

    expect(asSentences(access)).toEqual(EXPECTED)
  })

  test('people change only the columns that were decided, and of these tables read only these', async () => {
    const named = async (role: string, verb: string) => {
      const { rows } = await database.session.query<{ name: string; columns: string }>(
        `select c.relname as name, string_agg(a.attname, ', ' order by a.attnum) as columns
           from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            and has_column_privilege($1::name, c.oid, a.attnum, $2)
            and not ($2 = 'select' and has_table_privilege($1::name, c.oid, $2))
          group by 1`,
        [role, verb],
      )
      return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))
    }

    expect(await named('anon', 'update')).toEqual({})
    expect(await named('authenticated', 'update')).toEqual({
      call_bookings: 'slot_date, slot_no, is_suspect, status, notes',
      call_slots: 'capacity, closed',
      contact_messages: 'is_suspect, status, notes',
      offers: 'insurer, title, body, terms_url, published, starts_at, ends_at',
      // What a message says, and to whom, is between us and its recipient.
      outbox_messages: 'next_attempt_at',
      partners: 'name, origins, verified',
      public_holidays: 'day, name, closed',
      quote_requests: 'full_name, email, phone, best_time, is_suspect, status, notes',
    })
    expect(await named('anon', 'select')).toEqual({
      call_bookings: 'reference, manage_token, slot_date, slot_no, status',
    })
    expect(await named('authenticated', 'select')).toEqual({
      newsletter_subscriptions: 'id, email, user_agent, unsubscribe_token, created_at',
      outbox_messages:
        'id, kind, channel, recipient, attempts, next_attempt_at, last_error, created_at, sent_at, reference',
    })
  })

  // The forms say so first; but nobody is bound to use the forms.
  test.each([
    ['an offer that ends before it begins', 'offers', { starts_at: '2098-01-02', ends_at: '2098-01-01' }],
    ['an offer whose terms are not encrypted on their way', 'offers', { terms_url: 'http://sample.example/terms' }],
    ['a partner’s origin that is not encrypted either', 'partners', { origins: '{http://sample.example}' }],
    ['a partner with a page for an origin', 'partners', { origins: '{https://sample.example/page}' }],
    ['a partner with 21 origins', 'partners', { origins: `{${Array(21).fill('https://sample.example')}}` }],
    ['a half-hour after 7:30 PM', 'call_slots', { slot_no: 22 }],
    ['51 calls at once', 'call_slots', { capacity: 51 }],
  ])('even the team cannot save %s', async (_, table, wrong) => {
    const save = () => insert(database.session, table, { ...SAMPLES[table]!(7), ...wrong })

    expect(await refusal(as(database.session, 'administrator', save))).toBe('23514')
  })

  test.each(['administrator', 'the owner'] as const)(
    'the audit trail has no line for what %s saves without having changed anything',
    async person => {
      const { rows: saved } = await database.session.query<{ name: string; columns: string }>(
        `select c.table_name::text as name, string_agg(format('%1$I = %1$I', c.column_name), ', ') as columns
           from information_schema.column_privileges c
          where c.table_schema = 'public' and c.grantee = 'authenticated' and c.privilege_type = 'UPDATE'
          group by 1`,
      )
      expect(saved.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['quote_requests', 'call_bookings', 'offers']),
      )
      const lines = async () =>
        (await database.session.query('select table_name, row_id from private.audit_log order by id')).rows
      const before = await lines()

      for (const { name, columns } of saved)
        await as(database.session, person, () => database.session.exec(`update public.${name} set ${columns}`), {
          keep: true,
        })

      expect(await lines()).toEqual(before)
    },
  )

  test('no table is missing from the list', async () => {
    const { rows } = await database.session.query<{ name: string }>(
      `select case when n.nspname = 'public' then '' else n.nspname || '.' end || c.relname as name
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')`,
    )

    expect(
      rows.map(row => row.name).sort(),
      'say in EXPECTED who may do what, and add a row to catalogue/samples.ts',
    ).toEqual(Object.keys(EXPECTED).sort())
  })

  test.each([
    ['quote_requests', `best_time = 'at noon'`, 'may'],
    ['quote_requests', `status = 'closed'`, 'may not'],
    ['quote_requests', `notes = 'call never'`, 'may not'],
    ['quote_requests', 'is_suspect = true', 'may not'],
    ['quote_requests', 'consent_version = current_date::text', 'may not'],
    ['call_bookings', `status = 'cancelled'`, 'may'],
    ['call_bookings', `status = 'done'`, 'may not'],
    ['call_bookings', `notes = 'call never'`, 'may not'],
    ['call_bookings', 'is_suspect = true', 'may not'],
  ])('in their own rows of %s, signed-in people set %s: they %s', async (table, change, may) => {
    const changeTheirs = () => database.session.exec(`update public.${table} set ${change}`)

    expect(await refusal(as(database.session, 'the owner', changeTheirs))).toBe(may === 'may' ? undefined : '42501')
  })

  test('once the team has answered a request, its visitor can change nothing in it', async () => {
    const change = as(database.session, 'the owner', async () => {
      await database.session.exec(`
        reset role; update public.quote_requests set status = 'contacted'; set local role authenticated`)
      await database.session.exec(`update public.quote_requests set best_time = 'at noon'`)
    })

    expect(await refusal(change)).toBe('42501')
  })

  // As Supabase Auth writes them.
  test.each([
    ['a letter to an address that nobody has confirmed', 'confirmation_sent_at = now()', true],
    ['another letter to it', `confirmation_sent_at = now() + interval '1 minute'`, false],
    ['a letter for a new password to it', 'recovery_sent_at = now()', false],
    ['the link of the only letter', 'email_confirmed_at = now()', true],
    ['a letter for a new password later', 'recovery_sent_at = now()', true, 'email_confirmed_at = now()'],
    ['the first code for a number', `phone_confirmed_at = now()`, false],
    ['a number beside a confirmed address', 'phone_confirmed_at = now()', true, 'email_confirmed_at = now()'],
  ])(
    'the password of the person who created an account: after %s (%s) it counts: %s',
    async (_, change, counts, before = '') => {
      await database.session.exec('begin')
      const account = `where email = 'typed@example.com'`
      await database.session.exec(`
      insert into auth.users (id, email, encrypted_password) values (gen_random_uuid(), 'typed@example.com', 'theirs');
      update auth.users set confirmation_sent_at = now() ${account};
      ${before && `update auth.users set ${before} ${account};`}
      update auth.users set ${change} ${account}`)
      const { rows } = await database.session.query(`select encrypted_password as password from auth.users ${account}`)
      await database.session.exec('rollback')

      expect(rows).toEqual([{ password: counts ? 'theirs' : '' }])
    },
  )

  // As Supabase Auth writes it once somebody who is signed in has typed the code that went to that number.
  test.each([
    ['with a confirmed address', 'email_confirmed_at = now()', '42501'],
    ['with a confirmed number', `phone = '61491570156', phone_confirmed_at = now()`, '42501'],
    ['that nobody has confirmed', 'phone = null', undefined],
  ])('a number that lets in by a code, for an account %s (%s): %s', async (_, account, answer) => {
    await database.session.exec('begin')
    await database.session.exec(`
      insert into auth.users (id, email) values (gen_random_uuid(), 'typed@example.com');
      update auth.users set ${account} where email = 'typed@example.com'`)
    const change = database.session.exec(`
      update auth.users set phone = '61491570157', phone_confirmed_at = now() where email = 'typed@example.com'`)
    const said = await refusal(change)
    await database.session.exec('rollback')

    expect(said).toBe(answer)
  })

  test('each function of the API can be called only by the people it is for', async () => {
    expect(await observeCallers(database.session)).toEqual(CALLERS)
  })

  test('no function of the API is missing from the list', async () => {
    const { rows } = await database.session.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
    )

    expect(rows.map(row => row.name).sort()).toEqual(Object.keys(CALLERS))
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

const asSentences = (access: Access) =>
  Object.fromEntries(
    Object.entries(access).map(([table, cells]) => [
      table,
      Object.fromEntries(EVERYBODY.map(person => [person, inWords(table, cells[person])])),
    ]),
  )
