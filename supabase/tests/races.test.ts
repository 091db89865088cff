import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, as, OWNER, type Person, refusal } from '../catalogue/people.ts'
import { insert, monday } from '../catalogue/samples.ts'
import { openPostgres, type PostgresEngine } from '../engines/postgres.ts'
import { withinOneHour } from './within-one-hour.ts'

const DAY = monday(1)
const SLOTS = Array.from({ length: 22 }, (_, slot) => slot)

let database: PostgresEngine
beforeAll(async () => {
  database = await openPostgres({ connections: 90, inMemory: true })
  await database.query('insert into auth.users (id) values ($1)', [ADMIN])
  await database.query('insert into private.admins (user_id) values ($1)', [ADMIN])
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.exec(`
    delete from public.booking_changes; delete from public.call_bookings; delete from public.call_slots;
    delete from public.quote_requests; delete from public.outbox_messages`)
})

test('2,000 attempts at 132 places over 90 connections book exactly 132', async () => {
  await openSlots(6)

  const answers = await Promise.all(Array.from({ length: 2000 }, (_, n) => book({ slot_no: n % 22, phone: mobile(n) })))

  expect(tally(answers)).toEqual({ booked: 132, PT409: 1868 })
  expect(await booked()).toBe(132)
  expect(await drift()).toEqual([])
})

test('of twenty people who want the last place of a slot, one gets it: twenty slots out of twenty', async () => {
  await openSlots(1)
  const twenty = SLOTS.slice(0, 20)

  const answers = await Promise.all(
    twenty.map(slot_no => Promise.all(twenty.map(n => book({ slot_no, phone: mobile(slot_no * 20 + n) })))),
  )

  expect(answers.map(tally)).toEqual(twenty.map(() => ({ booked: 1, PT409: 19 })))
  expect(await drift()).toEqual([])
})

test('a booking that is sent fifty times at once is one booking, even for the last place', async () => {
  await openSlots(1)
  const once = { id: randomUUID(), manage_token: randomUUID(), slot_no: 4, phone: mobile(1) }

  const answers = await Promise.all(Array.from({ length: 50 }, () => book(once)))

  expect(tally(answers)).toEqual({ booked: 1, '23505': 49 })
  expect(await booked()).toBe(1)
})

test('a quote request that is sent fifty times at once is one request', async () => {
  const request = quoteRequest({ phone: mobile(1) })

  const answers = await Promise.all(Array.from({ length: 50 }, () => send('quote_requests', request)))

  expect(tally(answers)).toEqual({ booked: 1, '23505': 49 })
})

test('thirty requests at once with one address send it ten messages, no more', async () => {
  const email = 'somebody.else@example.com'

  await Promise.all(
    Array.from({ length: 30 }, (_, n) => send('quote_requests', quoteRequest({ email, phone: mobile(n) }))),
  )

  const { rows } = await database.query('select id from public.outbox_messages where recipient = $1', [email])
  expect(rows).toHaveLength(10)
})

test('of two requests at once, beyond what the team hears of in an hour, it is told once', async () => {
  await database.exec(`
    update private.settings set team_email = 'team@example.com';
    insert into public.outbox_messages (kind, channel, recipient)
    select 'team-quote', 'email', 'team@example.com' from generate_series(1, 60)`)

  await database.withSession(session =>
    as(
      session,
      'anonymous',
      async () => {
        await insert(session, 'quote_requests', quoteRequest({ phone: mobile(1) }))
        await send('quote_requests', quoteRequest({ phone: mobile(2) }))
      },
      { keep: true },
    ),
  )
  await database.exec('update private.settings set team_email = null')

  const { rows } = await database.query(`select kind from public.outbox_messages where kind <> 'team-quote'`)
  expect(rows).toEqual([{ kind: 'team-limit' }])
})

test('six people with one phone at once get three calls, no more', async () => {
  await openSlots(6)

  const answers = await Promise.all(SLOTS.slice(0, 6).map(slot_no => book({ slot_no, phone: mobile(7) })))

  expect(tally(answers)).toEqual({ booked: 3, PT429: 3 })
})

test('a call that is booked again while it is being deleted is a new one: it is counted, and its link works', async () => {
  await openSlots(6)
  const again = { id: randomUUID(), manage_token: randomUUID(), slot_no: 4, phone: mobile(1) }
  for (const slot_no of [0, 1, 2]) await book({ slot_no, phone: mobile(2) })
  const whileDeleted = async (booking: Record<string, unknown>) => {
    await book(again)
    return whileHeld(`delete from public.call_bookings where id = '${again.id}'`, [() => book(booking)], 'commit')
  }

  // The other number already has three calls.
  expect(await whileDeleted({ ...again, phone: mobile(2) })).toEqual(['PT429'])
  expect(await whileDeleted(again)).toEqual(['booked'])
  expect(await change({ manage_token: again.manage_token, action: 'cancel' })).toBe('booked')
  expect(await drift()).toEqual([])
})

test('a request that is sent again while it is being withdrawn counts against the limit', async () => {
  await withinOneHour()
  const headers = { 'cf-connecting-ip': '203.0.113.20' }
  const request = quoteRequest({ phone: mobile(1) })
  await send('quote_requests', request)
  await database.query(
    `select private.over_limit('quote', 20)
       from generate_series(1, 20), (select set_config('request.headers', $1, true)) who`,
    [JSON.stringify(headers)],
  )

  const again = () => send('quote_requests', request, 'anonymous', headers)
  const withdrawal = `delete from public.quote_requests where id = '${request.id}'`

  expect(await again()).toBe('23505')
  expect(await whileHeld(withdrawal, [again], 'commit')).toEqual(['PT429'])
})

test('moving, cancelling and booking all at once loses no place and counts none twice', async () => {
  await openSlots(3)
  const tokens = Array.from({ length: 60 }, () => randomUUID())
  await Promise.all(tokens.map((manage_token, n) => book({ manage_token, slot_no: n % 22, phone: mobile(n) })))

  const answers = await Promise.all(
    tokens.flatMap((manage_token, n) => [
      change({ manage_token, action: 'move', slot_date: DAY, slot_no: (n * 7) % 22 }),
      change({
        manage_token,
        action: n % 3 ? 'move' : 'cancel',
        ...(n % 3 && { slot_date: DAY, slot_no: (n * 5) % 22 }),
      }),
      book({ slot_no: (n * 3) % 22, phone: mobile(100 + n) }),
    ]),
  )

  expect(Object.keys(tally(answers)).filter(answer => !['booked', 'PT409'].includes(answer))).toEqual([])
  expect(await drift()).toEqual([])
})

test('two people who swap places do not lock each other out', async () => {
  await openSlots(2)
  const [one, other] = [randomUUID(), randomUUID()]
  await book({ manage_token: one, slot_no: 1, phone: mobile(1) })
  await book({ manage_token: other, slot_no: 2, phone: mobile(2) })

  for (let round = 0; round < 20; round++) {
    const [here, there] = round % 2 ? [1, 2] : [2, 1]
    const answers = await Promise.all([
      change({ manage_token: one, action: 'move', slot_date: DAY, slot_no: here }),
      change({ manage_token: other, action: 'move', slot_date: DAY, slot_no: there }),
    ])
    expect(tally(answers)).toEqual({ booked: 2 })
  }
  expect(await drift()).toEqual([])
})

test('people are erased, calls moved, a day closed and made a holiday all at once: nobody locks anybody out', async () => {
  await openSlots(9)
  const tokens = Array.from({ length: 40 }, () => randomUUID())
  await Promise.all(
    tokens.flatMap((manage_token, n) => [
      book({ manage_token, slot_no: n % 22, phone: mobile(100 + n) }),
      book({ slot_no: (n * 7) % 22, phone: mobile(n % 14) }),
    ]),
  )
  const close = `select * from public.set_call_day($1, false, array(
    select version from public.call_slots where slot_date = $1 order by slot_no))`
  const holiday = `insert into public.public_holidays (day, name) values ($1, 'A sample day')
    on conflict (day) do update set closed = not public_holidays.closed`

  const answers = await Promise.all(
    tokens.flatMap((manage_token, n) => [
      change({ manage_token, action: 'move', slot_date: DAY, slot_no: (n * 5) % 22 }),
      asTeam(n % 2 ? close : holiday, [DAY]),
      ...(n < 14 ? [asTeam('select public.erase_person(null, $1)', [mobile(n)])] : []),
    ]),
  )

  expect(Object.keys(tally(answers)).filter(answer => !['booked', 'PT409'].includes(answer))).toEqual([])
  expect(await drift()).toEqual([])
  await database.query('delete from public.public_holidays where day = $1', [DAY])
})

test('a day whose slots are opened while it is made a holiday is closed, whichever began first', async () => {
  const open = 'select public.open_call_slots()'
  const holiday = `insert into public.public_holidays (day, name) values ('${DAY}', 'Sample Day')`

  for (const [first, second] of [
    [open, holiday],
    [holiday, open],
  ] as const) {
    await whileHeld(first, [() => asTeam(second, [])], 'commit')

    expect(
      (await database.query('select from public.call_slots where slot_date = $1 and not closed', [DAY])).rows,
    ).toEqual([])
    await database.query('delete from public.public_holidays where day = $1', [DAY])
    await database.exec('delete from public.call_slots')
  }
})

test('somebody with an account who books and asks for a quote while they are erased has it all done', async () => {
  await openSlots(2)
  const phone = mobile(1)
  await database.query('insert into auth.users (id, phone, phone_confirmed_at) values ($1, $2, now())', [OWNER, phone])
  await book({ slot_no: 4, phone }, 'the owner')

  // Both want the slot: the erasure first, then the booking, which by then must not hold what the erasure still needs.
  const answers = await whileHeld(`select from public.call_slots where slot_no = 4 for update`, [
    () => asTeam('select public.erase_person(null, $1)', [phone]),
    () => book({ slot_no: 4, phone }, 'the owner'),
    () => send('quote_requests', quoteRequest({ phone }), 'the owner'),
  ])

  expect(answers).toEqual(['booked', 'booked', 'booked'])
  expect(await booked()).toBe(1)
  expect(await drift()).toEqual([])
})

test('somebody without an account who books another call while their number is erased has both done', async () => {
  await openSlots(3)
  const phone = mobile(1)
  const theirs = randomUUID()
  await send('quote_requests', quoteRequest({ phone }))
  await book({ slot_no: 4, phone })
  await book({ slot_no: 3, phone: mobile(2), manage_token: theirs })

  // The erasure has the slot of the first call and waits for the request; somebody else moves from the slot of the second
  // call to that of the first.
  const answers = await whileHeld('select from public.quote_requests for update', [
    () => asTeam('select public.erase_person(null, $1)', [phone]),
    () => book({ slot_no: 3, phone }),
    () => change({ manage_token: theirs, action: 'move', slot_date: DAY, slot_no: 4 }),
  ])

  expect(answers).toEqual(['booked', 'booked', 'booked'])
  expect(await drift()).toEqual([])
})

test('whoever asks for another link while accounts that nobody confirmed are deleted keeps the account it leads to', async () => {
  const id = randomUUID()
  const purge = () =>
    database.withSession(async session => (await refusal(session.query('select private.purge_accounts()'))) ?? 'done')
  await database.query(`insert into auth.users (id, created_at) values ($1, now() - interval '8 days')`, [id])

  await whileHeld(`update auth.users set confirmation_sent_at = now() where id = '${id}'`, [purge], 'commit')

  expect((await database.query('select 1 from auth.users where id = $1', [id])).rows).toHaveLength(1)
  await database.query('delete from auth.users where id = $1', [id])
})

test('ten workers draining the outbox together send each message once', async () => {
  await database.exec(`delete from public.outbox_messages;
    insert into public.outbox_messages (kind, channel, recipient)
    select 'sample', 'email', n || '@example.com' from generate_series(1, 200) n`)

  const claimed = await Promise.all(
    Array.from({ length: 10 }, () =>
      database.withSession(session =>
        as(
          session,
          'server',
          async () => (await session.query<{ id: number }>('select id from public.claim_outbox(20)')).rows,
          {
            keep: true,
          },
        ),
      ),
    ),
  )

  const ids = claimed.flat().map(row => row.id)
  expect(ids).toHaveLength(200)
  expect(new Set(ids).size).toBe(200)
})

const openSlots = (capacity: number) =>
  database.query(
    'insert into public.call_slots (slot_date, slot_no, capacity) select $1, n, $2 from generate_series(0, 21) n',
    [DAY, capacity],
  )

const mobile = (n: number) => `+614${String(n).padStart(8, '0')}`

const book = (booking: Record<string, unknown>, person?: Person) =>
  send(
    'call_bookings',
    {
      id: randomUUID(),
      manage_token: randomUUID(),
      slot_date: DAY,
      full_name: 'Sample Person',
      consent_version: '2026-11-21',
      ...booking,
    },
    person,
  )

const quoteRequest = (row: Record<string, unknown>) => ({
  id: randomUUID(),
  cover_for: 'couples',
  state: 'VIC',
  full_name: 'Sample Person',
  consent_version: '2026-11-21',
  ...row,
})

const change = (row: Record<string, unknown>) => send('booking_changes', { id: randomUUID(), ...row })

/** "booked" if it was done, or the code of the refusal. */
const send = (
  table: string,
  row: Record<string, unknown>,
  person: Person = 'anonymous',
  headers?: Record<string, string>,
) =>
  database.withSession(
    async session =>
      (await refusal(as(session, person, () => insert(session, table, row), { headers, keep: true }))) ?? 'booked',
  )

const asTeam = (sql: string, params: unknown[]) =>
  database.withSession(
    async session =>
      (await refusal(as(session, 'administrator', () => session.query(sql, params), { keep: true }))) ?? 'booked',
  )

/** Takes the lock, begins each once the ones before it are done or wait for a lock, and lets go. */
async function whileHeld(
  lock: string,
  begin: (() => Promise<string>)[],
  end: 'rollback' | 'commit' = 'rollback',
): Promise<string[]> {
  const answers: Promise<string>[] = []
  let done = 0
  await database.withSession(async session => {
    await session.exec(`begin; ${lock}`)
    for (const one of begin) {
      answers.push(one().finally(() => done++))
      while (done + (await waiting()) < answers.length);
    }
    await session.exec(end)
  })
  return Promise.all(answers)
}

async function waiting(): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'`,
  )
  return rows[0]!.n
}

const tally = (answers: string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, answer => answer)).map(([answer, same]) => [answer, same?.length]),
  )

async function booked(): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*) as n from public.call_bookings where status <> 'cancelled'`,
  )
  return rows[0]!.n
}

/** The slots whose count differs from the number of their bookings. */
async function drift() {
  const { rows } = await database.query(
    `select s.slot_date, s.slot_no, s.booked, count(b.id) as bookings
       from public.call_slots s
       left join public.call_bookings b
         on (b.slot_date, b.slot_no) = (s.slot_date, s.slot_no) and b.status <> 'cancelled'
      group by s.slot_date, s.slot_no having s.booked <> count(b.id)`,
  )
  return rows
}
