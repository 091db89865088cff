import { describe, expect, test } from 'vitest'
import { ADMIN, addAccounts, as, EVERYBODY, OTHER_ADMIN, OWNER, refusal } from '../catalogue/people.ts'
import { insert, monday, phone, SAMPLES } from '../catalogue/samples.ts'
import type { Session } from '../engines/engine.ts'
import { ENGINES, useEngine } from './engines.ts'

const DAY = monday(1)
const ALL_DAY = Array.from({ length: 22 }, (_, slot) => slot).join(',')
const OUTSIDERS = EVERYBODY.filter(person => person !== 'administrator' && person !== 'server')

const prepare = async (session: Session) => {
  await addAccounts(session)
  await session.query(
    'insert into public.call_slots (slot_date, slot_no) select $1::date, no from generate_series(0, 21) no',
    [DAY],
  )
}

/** What the team or a visitor does to the slots, and what the audit trail says about it, newest first. */
const DONE: [title: string, sql: string, traces: object[]][] = [
  [
    'a slot that gains a place',
    `update public.call_slots set capacity = 5 where slot_date = '${DAY}' and slot_no = 3`,
    [slots('UPDATE', '3', ['capacity'], { capacity: 2 }, { capacity: 5 })],
  ],
  [
    'a slot that is closed and gains a place',
    `update public.call_slots set capacity = 5, closed = true where slot_date = '${DAY}' and slot_no = 3`,
    [slots('UPDATE', '3', ['capacity', 'closed'], { capacity: 2, closed: false }, { capacity: 5, closed: true })],
  ],
  [
    'a closed day, as one line',
    `select public.set_call_day('${DAY}', true, array_fill(1, array[22]))`,
    [slots('UPDATE', ALL_DAY, ['closed'], { closed: false }, { closed: true })],
  ],
  [
    'a day whose slots are removed',
    `delete from public.call_slots where slot_date = '${DAY}' and slot_no < 2`,
    [slots('DELETE', '0,1', null, { capacity: 2, closed: false }, null)],
  ],
  [
    'a slot that is opened',
    `delete from public.call_slots where slot_date = '${DAY}' and slot_no = 0;
     insert into public.call_slots (slot_date, slot_no, capacity) values ('${DAY}', 0, 4)`,
    [
      slots('INSERT', '0', null, null, { capacity: 4, closed: false }),
      slots('DELETE', '0', null, { capacity: 2, closed: false }, null),
    ],
  ],
  [
    'a holiday, and the slots that it closes',
    `insert into public.public_holidays (day, name) values ('${DAY}', 'Show Day')`,
    [
      slots('UPDATE', ALL_DAY, ['closed'], { closed: false }, { closed: true }),
      holiday('INSERT', null, null, { name: 'Show Day', closed: true }),
    ],
  ],
  [
    'a holiday on which the office is open after all',
    `insert into public.public_holidays (day, name) values ('${DAY}', 'Show Day');
     update public.public_holidays set closed = false where day = '${DAY}'`,
    [
      slots('UPDATE', ALL_DAY, ['closed'], { closed: true }, { closed: false }),
      holiday('UPDATE', ['closed'], { closed: true }, { closed: false }),
      slots('UPDATE', ALL_DAY, ['closed'], { closed: false }, { closed: true }),
      holiday('INSERT', null, null, { name: 'Show Day', closed: true }),
    ],
  ],
  [
    'a day that a holiday had closed and that the team closes too',
    `insert into public.public_holidays (day, name) values ('${DAY}', 'Show Day');
     select public.set_call_day('${DAY}', true, array_fill(2, array[22]))`,
    [
      slots('UPDATE', ALL_DAY, ['closed_by_holiday'], { closed_by_holiday: true }, { closed_by_holiday: false }),
      slots('UPDATE', ALL_DAY, ['closed'], { closed: false }, { closed: true }),
      holiday('INSERT', null, null, { name: 'Show Day', closed: true }),
    ],
  ],
  ['a change that changes nothing', `update public.call_slots set capacity = 2 where slot_date = '${DAY}'`, []],
]

describe.each(ENGINES)('the audit trail on $name', engine => {
  const database = useEngine(engine, prepare)
  const { read } = database
  const tracesSince = (last: number) =>
    read<object>(
      `select actor, action, table_name, row_id, changed, before, after from public.audit_trail() where id > ${last}`,
    )
  const lastTrace = async () =>
    (await read<{ id: number }>('select coalesce(max(id), 0)::int as id from private.audit_log'))[0]!.id

  test.each(DONE)('records %s: who did it, what it was before and what it is now', async (_, sql, traces) => {
    await as(database.session, 'administrator', async () => {
      const before = await lastTrace()
      await database.session.exec(sql)

      expect(await tracesSince(before)).toEqual(traces)
    })
  })

  test('records a message that an administrator deleted, but not those deleted along with a request', async () => {
    await insert(database.session, 'outbox_messages', SAMPLES.outbox_messages!(1))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(3))
    await as(database.session, 'administrator', async () => {
      const before = await lastTrace()
      await database.session.exec(`delete from public.outbox_messages where kind = 'sample';
                                   delete from public.quote_requests where email = 'sample3@example.com'`)

      expect(await tracesSince(before)).toMatchObject([
        { action: 'DELETE', table_name: 'quote_requests' },
        {
          actor: ADMIN,
          action: 'DELETE',
          table_name: 'outbox_messages',
          changed: null,
          before: { kind: 'sample' },
          after: null,
        },
      ])
    })
  })

  test('records who changed a request, with the name of the column but not its value', async () => {
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1))
    await as(database.session, 'administrator', async () => {
      await read(`update public.quote_requests set status = 'contacted', notes = 'called twice' where phone = $1`, [
        phone(1),
      ])
      const [newest] = await read<object>(
        'select actor, action, table_name, row_id, changed, before, after from public.audit_trail(null, 1)',
      )

      expect(newest).toEqual({
        actor: ADMIN,
        action: 'UPDATE',
        table_name: 'quote_requests',
        row_id: expect.stringMatching(/^HC-/),
        changed: ['notes', 'status'],
        before: { status: 'new' },
        after: { status: 'contacted' },
      })
      expect(JSON.stringify(await read('select * from public.audit_trail()'))).not.toContain('called twice')
    })
  })

  test('tells of one entry who changed it and how, the latest first, and of no other', async () => {
    const { id } = SAMPLES.quote_requests!(5)
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(5))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(6))
    await as(database.session, 'administrator', async () => {
      await read(`update public.quote_requests set notes = 'rang' where id = $1`, [id])
      await read(`update public.quote_requests set status = 'contacted'`)

      expect(
        await read(
          `select actor, actor_email, changed, before, after from public.admin_changes('quote_requests', $1)`,
          [id],
        ),
      ).toEqual([
        {
          actor: ADMIN,
          actor_email: expect.stringContaining('@'),
          changed: ['status'],
          before: { status: 'new' },
          after: { status: 'contacted' },
        },
        { actor: ADMIN, actor_email: expect.stringContaining('@'), changed: ['notes'], before: null, after: null },
      ])
    })
  })

  test('records who exported or erased a person or saved a list, without saying whose data it was', async () => {
    await as(database.session, 'administrator', async () => {
      await read('select public.export_person(null, $1)', [phone(1)])
      await read(`insert into public.data_requests (kind, list, entries) values ('list', 'call_bookings', 2)`)

      const trail = await read<object>('select actor, table_name, after from public.audit_trail(null, 2)')
      expect(trail).toEqual([
        { actor: ADMIN, table_name: 'data_requests', after: { kind: 'list', list: 'call_bookings', entries: 2 } },
        { actor: ADMIN, table_name: 'data_requests', after: { kind: 'export', list: null, entries: null } },
      ])
    })
  })

  test('records every deletion, including one caused by a visitor’s link', async () => {
    await database.session.exec('begin')
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    await database.session.exec(
      'insert into public.unsubscribe_requests (token) select unsubscribe_token from public.newsletter_subscriptions limit 1',
    )

    expect(
      (await read<object>('select action, table_name from private.audit_log order by id desc limit 1'))[0],
    ).toEqual({
      action: 'DELETE',
      table_name: 'newsletter_subscriptions',
    })
    await database.session.exec('rollback')
  })

  test.each([
    'update private.audit_log set actor = null',
    'delete from private.audit_log',
    'truncate private.audit_log',
  ])('refuses "%s", even to the owner of the database', async statement => {
    expect(await refusal(database.session.exec(statement))).toBe('42501')
  })

  test('is not filled by visitors’ bookings', async () => {
    const before = await lastTrace()
    await as(
      database.session,
      'anonymous',
      () => insert(database.session, 'call_bookings', { ...SAMPLES.call_bookings!(1), slot_date: DAY, slot_no: 4 }),
      { keep: true },
    )

    expect(await read(`select booked from public.call_slots where slot_date = '${DAY}' and slot_no = 4`)).toEqual([
      { booked: 1 },
    ])
    expect(await as(database.session, 'administrator', () => tracesSince(before))).toEqual([])
  })

  test('shows only what the team did, if asked to', async () => {
    const { id } = SAMPLES.call_bookings!(2)
    await as(
      database.session,
      'the owner',
      async () => {
        await insert(database.session, 'call_bookings', { ...SAMPLES.call_bookings!(2), slot_date: DAY, slot_no: 5 })
        await database.session.query('update public.call_bookings set slot_no = 6 where id = $1', [id])
      },
      { keep: true },
    )
    await as(
      database.session,
      'administrator',
      () => database.session.query('update public.call_bookings set slot_no = 7 where id = $1', [id]),
      { keep: true },
    )
    const moved = (teamOnly: boolean) =>
      as(database.session, 'administrator', () =>
        read<object>(
          `select before, after from public.audit_trail(null, 100, ${teamOnly}) where table_name = 'call_bookings'`,
        ),
      )

    const byTeam = { before: { slot_no: 6 }, after: { slot_no: 7 } }
    expect(await moved(true)).toEqual([byTeam])
    expect(await moved(false)).toEqual([byTeam, { before: { slot_no: 5 }, after: { slot_no: 6 } }])
  })

  test.each(OUTSIDERS)('%s can change no slot, leaves no trace and can read none', async person => {
    const before = await lastTrace()
    await refusal(
      as(
        database.session,
        person,
        () => database.session.exec(`update public.call_slots set closed = true where slot_date = '${DAY}'`),
        { keep: true },
      ),
    )

    expect(await lastTrace()).toBe(before)
    expect(await as(database.session, person, () => tracesSince(0)).catch(() => [])).toEqual([])
  })

  const OTHER = { role: 'authenticated', account: OTHER_ADMIN }
  const closeOne = () =>
    database.session.exec(`update public.call_slots set closed = not closed where slot_date = '${DAY}' and slot_no = 9`)
  const actors = (teamOnly = false) =>
    as(database.session, 'administrator', () =>
      read(
        `select distinct actor, actor_email from public.audit_trail(null, 500, ${teamOnly}) where actor is not null`,
      ),
    )

  const teamChanges = () =>
    as(database.session, 'administrator', () =>
      read<{ action: string; row_id: string }>(
        "select action, row_id from public.audit_trail(null, 3) where table_name = 'admins'",
      ),
    )

  test('shows one administrator the address of another, as it is now', async () => {
    await as(database.session, OTHER, closeOne, { keep: true })
    await database.session.query('update auth.users set email = $2 where id = $1', [OTHER_ADMIN, 'moved@example.com'])

    expect(await actors()).toContainEqual({ actor: OTHER_ADMIN, actor_email: 'moved@example.com' })
  })

  test('still shows who it was when they are no longer an administrator, until their account is deleted', async () => {
    const FORMER = '00000000-0000-4000-8000-00000000000e'
    await database.session.query('insert into auth.users (id, email) values ($1, $2)', [FORMER, 'former@example.com'])
    await database.session.query('insert into private.admins (user_id) values ($1)', [FORMER])
    await as(database.session, { role: 'authenticated', account: FORMER }, closeOne, { keep: true })
    await database.session.query('delete from private.admins where user_id = $1', [FORMER])

    expect(await actors()).toContainEqual({ actor: FORMER, actor_email: 'former@example.com' })
    expect(await teamChanges()).toEqual([
      { action: 'DELETE', row_id: 'former@example.com' },
      { action: 'INSERT', row_id: 'former@example.com' },
    ])
    await database.session.query('delete from auth.users where id = $1', [FORMER])
    expect(await actors()).toContainEqual({ actor: FORMER, actor_email: null })
    expect((await teamChanges()).map(change => change.row_id)).toEqual([FORMER, FORMER])
    // What they did is still among what the team did.
    expect(await actors(true)).toContainEqual({ actor: FORMER, actor_email: null })
  })

  test('shows no address of a visitor who changed their own data', async () => {
    const request = { ...SAMPLES.quote_requests!(1), id: crypto.randomUUID() }
    await as(database.session, 'the owner', () => insert(database.session, 'quote_requests', request), { keep: true })
    await as(
      database.session,
      'the owner',
      () => database.session.query('delete from public.quote_requests where id = $1', [request.id]),
      { keep: true },
    )

    expect(await actors()).toContainEqual({ actor: OWNER, actor_email: null })
  })

  test.each(OUTSIDERS)('%s cannot learn the address of any administrator', async person => {
    const asked = as(database.session, person, () => read('select user_id, email from private.team_addresses'))

    expect(await asked.catch(error => error.code)).toEqual(person === 'anonymous' ? '42501' : [])
  })

  test('names no administrator for the database’s own work', async () => {
    await database.session.exec('begin')
    const upkeep = await read('select private.daily_upkeep() as failed')
    const [newest] = await read<{ actor: string | null; table_name: string }>(
      'select actor, table_name from private.audit_log order by id desc limit 1',
    )
    await database.session.exec('rollback')

    expect(upkeep).toEqual([{ failed: [] }])
    expect(newest).toEqual({ actor: null, table_name: 'call_slots' })
  })
})

function slots(action: string, numbers: string, changed: string[] | null, before: object | null, after: object | null) {
  return { actor: ADMIN, action, table_name: 'call_slots', row_id: `${DAY} ${numbers}`, changed, before, after }
}

function holiday(action: string, changed: string[] | null, before: object | null, after: object | null) {
  return { actor: ADMIN, action, table_name: 'public_holidays', row_id: DAY, changed, before, after }
}
