import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays, addMonths } from '#widgets/domain/day.ts'
import { RETENTION, type Retention } from '#widgets/domain/retention.ts'
import { ADMIN, as, refusal } from '../catalogue/people.ts'
import { addSamples, monday } from '../catalogue/samples.ts'
import { type OutboxMessage, write } from '../functions/drain-outbox/messages.ts'
import { ENGINES, useEngine } from './engines.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const past = (from: string, { months = 0, days = 0 }: Retention) => addDays(addMonths(from, months), days)

describe.each(ENGINES)('retention on $name', engine => {
  const database = useEngine(engine, addSamples)
  const { read } = database
  const asAdmin = <Result>(work: () => Promise<Result>) => as(database.session, 'administrator', work)

  /** If one of its steps failed, what it deletes would be left. */
  async function upkeep() {
    expect(await read('select private.daily_upkeep() as failed')).toEqual([{ failed: [] }])
  }

  const purge = async (p_now: string) =>
    (await read<{ deleted: Record<string, number> }>('select public.purge_expired($1) as deleted', [p_now]))[0]?.deleted

  test('deletes nothing before its time', async () => {
    const deleted = await purge(new Date().toISOString())

    expect(new Set(Object.values(deleted ?? {}))).toEqual(new Set([0]))
  })

  test('each night purges every table that has a time, each by itself', async () => {
    const [{ prosrc }] = (await read<{ prosrc: string }>(
      `select prosrc from pg_proc where oid = 'private.daily_upkeep'::regproc`,
    )) as [{ prosrc: string }]
    const steps = [...prosrc.matchAll(/purge_expired\(now\(\), '(\w+)'\)/g)].map(([, table]) => table)

    expect(steps.sort()).toEqual(Object.keys((await purge(new Date().toISOString()))!).sort())
  })

  // The samples came in today; their calls are on coming Mondays.
  test.each([
    { kind: RETENTION.requests, from: TODAY, tables: ['quote_requests', 'contact_messages'] },
    { kind: RETENTION.spam, from: TODAY, tables: ['quote_requests', 'contact_messages'], status: 'spam' },
    { kind: RETENTION.calls, from: monday(1), tables: ['call_bookings', 'call_slots'] },
    { kind: RETENTION.phoneTaps, from: TODAY, tables: ['web_call_tracking'] },
    { kind: RETENTION.sent, from: TODAY, tables: ['outbox_messages'] },
  ])('deletes as the privacy policy says, neither sooner nor later: $kind.what', async ({ kind, ...of }) => {
    await database.session.exec('begin')
    if (of.status) for (const table of of.tables) await read(`update public.${table} set status = $1`, [of.status])
    const time = past(of.from, kind)

    // Months differ by three days at most.
    const [before, after] = [await purge(addDays(time, -1)), await purge(addDays(time, 4))]

    for (const table of of.tables) expect([before?.[table], after?.[table] === 0]).toEqual([0, false])
    await database.session.exec('rollback')
  })

  test('keeps what is marked as spam for its time from the day on which it was marked: the team may be wrong', async () => {
    const before = `now() - interval '${RETENTION.spam.months + 1} months'`
    await database.session.exec(`
      begin;
      set local session_replication_role = replica;
      update public.quote_requests set created_at = ${before}, updated_at = ${before};
      update public.contact_messages set created_at = ${before}, updated_at = ${before};
      set local session_replication_role = origin;
      update public.quote_requests set status = 'spam';
      update public.contact_messages set status = 'spam'`)

    expect(await purge(new Date().toISOString())).toMatchObject({ quote_requests: 0, contact_messages: 0 })
    await database.session.exec('rollback')
  })

  test('each night deletes what made a repeat by link recognisable, after a year', async () => {
    const boxes = ['booking_changes', 'unsubscribe_requests', 'quote_withdrawals']
    const left = async () => Promise.all(boxes.map(async box => (await read(`select 1 from public.${box}`)).length))
    await database.session.exec('begin')
    expect(await left()).toEqual([2, 2, 2])
    for (const box of boxes)
      await read(`update public.${box} set created_at = now() - interval '13 months' where id::text like '%1'`)
    await upkeep()

    expect(await left()).toEqual([1, 1, 1])
    await database.session.exec('rollback')
  })

  test('each night deletes accounts that nobody confirmed, when the privacy policy says, and no others; one that cannot be deleted keeps no other, and is told of', async () => {
    const { days } = RETENTION.unconfirmed
    await database.session.exec('begin')
    await read(
      `insert into auth.users (id, email, email_confirmed_at, phone_confirmed_at, created_at)
       select gen_random_uuid(), email, by_email, by_phone, now() - age * interval '1 day'
         from (values ('typed@example.com', null::timestamptz, null::timestamptz, $1::int + 1),
                      ('held@example.com', null, null, $1 + 1),
                      ('may-still@example.com', null, null, $1 - 1),
                      ('by-email@example.com', now(), null, $1 + 1),
                      ('by-phone@example.com', null, now(), $1 + 1)) typed (email, by_email, by_phone, age)`,
      [days],
    )
    await read(`update auth.users set created_at = now() - interval '1 year' where id = $1`, [ADMIN])
    // A table of the operator's own may refer to one account.
    await database.session.exec(`create table public.operators_own (user_id uuid references auth.users);
      insert into public.operators_own select id from auth.users where email = 'held@example.com'`)
    const emails = async () => (await read<{ email: string }>('select email from auth.users')).map(row => row.email)
    const before = await emails()
    const answer = await read('select private.daily_upkeep() as failed')
    const after = await emails()

    expect(before.filter(email => !after.includes(email))).toEqual(['typed@example.com'])
    expect(answer).toEqual([
      { failed: [expect.stringMatching(/^select private\.purge_accounts\(\): .+ kept: 1, .+operators_own/)] },
    ])
    await database.session.exec('rollback')
  })

  test('each night deletes accounts with only a number that nobody signed in to for as long as the policy says, and keeps what was sent with them', async () => {
    const { months } = RETENTION.phoneOnly
    await database.session.exec('begin')
    await read(
      `insert into auth.users (id, phone, email_confirmed_at, phone_confirmed_at, created_at, last_sign_in_at)
       select gen_random_uuid(), phone, by_email, now(), now() - interval '2 years',
              now() - $1::int * interval '1 month' + days * interval '1 day'
         from (values ('left', null::timestamptz, -1),
                      ('signed-in-since', null, 1),
                      ('has-an-address', now(), -1)) used (phone, by_email, days)`,
      [months],
    )
    await read(
      `update auth.users set phone_confirmed_at = now(), last_sign_in_at = now() - interval '2 years' where id = $1`,
      [ADMIN],
    )
    await read(`update public.quote_requests set user_id = (select id from auth.users where phone = 'left')`)
    const messages = async () => (await read('select 1 from public.outbox_messages')).length
    const before = await messages()
    await upkeep()

    expect(await read('select phone from auth.users where phone is not null order by phone')).toEqual([
      { phone: 'has-an-address' },
      { phone: 'signed-in-since' },
    ])
    expect(await read('select 1 from auth.users where id = $1', [ADMIN])).toHaveLength(1)
    expect(await read('select distinct user_id from public.quote_requests')).toEqual([{ user_id: null }])
    expect(await messages()).toBe(before)
    await database.session.exec('rollback')
  })

  test('deletes nothing early for an administrator whose clock is ahead', async () => {
    const deleted = await asAdmin(async () => {
      await database.session.exec('reset role')
      await read(`update public.outbox_messages set created_at = now() - interval '29 days 12 hours'`)
      await database.session.exec('set local role authenticated')
      return purge(new Date(Date.now() + 20 * 3_600_000).toISOString())
    })

    expect(deleted).toMatchObject({ outbox_messages: 0 })
  })

  test('can be run by administrators, who cannot bring the future forward', async () => {
    const run = (person: 'administrator' | 'the owner', p_now: string) =>
      refusal(as(database.session, person, () => purge(p_now)))

    expect(await run('administrator', new Date().toISOString())).toBeUndefined()
    expect(await run('administrator', '2099-01-01')).toBe('22023')
    expect(await run('the owner', '2020-01-01')).toBe('42501')

    // They may delete no other taps.
    const early = await asAdmin(async () => {
      await database.session.exec('reset role')
      await read(`update public.web_call_tracking set created_at = now() - interval '12 months 20 days'`)
      await database.session.exec('set local role authenticated')
      return read('delete from public.web_call_tracking returning id')
    })
    expect(early).toEqual([])
    await read(`update public.web_call_tracking set created_at = now() - interval '14 months' where id % 2 = 0`)
    const purged = await asAdmin(() => purge(new Date().toISOString()))
    expect(purged?.web_call_tracking).toBe(1)
  })

  test('leaves no line in the log for a message past its time, however many an administrator deletes', async () => {
    await asAdmin(async () => {
      await database.session.exec('reset role')
      const left = async () =>
        (await read(`select 1 from private.audit_log where table_name = 'outbox_messages'`)).length
      await read(`update public.outbox_messages set created_at = now() - interval '31 days'`)
      const before = await left()
      await database.session.exec('set local role authenticated')
      const purged = await purge(new Date().toISOString())
      await database.session.exec('reset role')

      expect(purged?.outbox_messages).toBeGreaterThan(0)
      expect(await left()).toBe(before)
    })
  })

  describe('a step of the daily upkeep that fails', () => {
    /** Requests are past their time, and so is what the steps after theirs delete. */
    async function begin() {
      onTestFinished(async () => void (await database.session.exec('rollback')))
      await database.session.exec(`begin;
        update private.settings set team_email = 'team@example.com';
        update public.quote_requests set created_at = now() - interval '25 months';
        update public.contact_messages set created_at = now() - interval '25 months';
        update public.unsubscribe_requests set created_at = now() - interval '13 months'`)
    }

    const refer = (deferrable = '') =>
      database.session.exec(`
        create table public.operators_own (request_id uuid references public.quote_requests ${deferrable});
        insert into public.operators_own select id from public.quote_requests`)

    async function expectTheOthersDone() {
      expect(await read('select distinct slot_date from public.call_slots where slot_no = 21')).toHaveLength(15)
      expect(await read('select 1 from public.contact_messages')).toEqual([])
      expect(await read('select 1 from public.unsubscribe_requests')).toEqual([])
      expect(await read('select 1 from public.quote_requests')).toHaveLength(2)
    }

    const failing = () => read<{ failed: string[] }>('select private.daily_upkeep() as failed')
    const told = () =>
      read<OutboxMessage>(
        `select m.kind, m.channel, m.recipient, m.data || to_jsonb(s) as data
           from public.outbox_messages m, private.settings s where m.kind like 'team-upkeep%'`,
      )

    test.each([
      ['at once', ''],
      ['when all is done', 'deferrable initially deferred'],
    ])(
      'because of a key of the operator’s own, checked %s, undoes no other; the team is told, and who runs it sees why',
      async (_, deferrable) => {
        await begin()
        await refer(deferrable)
        const answer = await failing()
        const messages = await told()

        await expectTheOthersDone()
        expect(answer).toEqual([
          {
            failed: [
              expect.stringMatching(/^select public\.purge_expired\(now\(\), 'quote_requests'\): .*operators_own/),
            ],
          },
        ])
        expect(messages.map(message => message.recipient)).toEqual(['team@example.com'])
        expect(write(messages[0]!).text).toContain(`public.purge_expired(now(), 'quote_requests')`)
      },
    )

    test('because one account cannot be deleted, undoes no other; the team is told, and who runs it sees why', async () => {
      await begin()
      await database.session.exec(`
        insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'held@example.com', now() - interval '8 days');
        create table public.operators_own (user_id uuid references auth.users);
        insert into public.operators_own select id from auth.users where email = 'held@example.com'`)
      const answer = await failing()
      const messages = await told()

      expect(await read('select 1 from public.quote_requests')).toEqual([])
      expect(answer).toEqual([
        { failed: [expect.stringMatching(/^select private\.purge_accounts\(\): .+ kept: 1, .+operators_own/)] },
      ])
      expect(messages.map(message => message.recipient)).toEqual(['team@example.com'])
      expect(write(messages[0]!).text).toContain('private.purge_accounts()')
    })

    test('undoes no other even if the team cannot be told', async () => {
      await begin()
      await refer()
      await database.session.exec(`alter table public.outbox_messages add check (kind not like 'team-upkeep%')`)
      const [answer] = await failing()

      await expectTheOthersDone()
      expect(answer?.failed).toHaveLength(1)
    })

    test('because it is cancelled, as by a time limit, undoes no other', async () => {
      await begin()
      await database.session.exec(`
        create function public.operators_own() returns trigger language plpgsql as
          $$ begin raise exception sqlstate '57014' using message = 'canceling statement'; end $$;
        create trigger operators_own before delete on public.quote_requests
          for each row execute function public.operators_own()`)
      const answer = await failing()

      await expectTheOthersDone()
      expect(answer).toEqual([{ failed: [expect.stringContaining(`'quote_requests'): canceling statement`)] }])
    })
  })
})
