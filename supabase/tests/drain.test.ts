import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { as } from '../catalogue/people.ts'
import { insert, monday, SAMPLES } from '../catalogue/samples.ts'
import { drain, RefusedForGood, type Send } from '../functions/drain-outbox/drain.ts'
import { ENGINES } from './engines.ts'
import { useOutbox } from './use-outbox.ts'

const SCHEDULE = readFileSync('supabase/functions/drain-outbox/schedule.sql', 'utf8')
/** Only its name among the extensions: no test database has pg_cron itself. */
const PG_CRON = `
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  select 1, 'pg_cron', 10, 'pg_catalog'::regnamespace, false, '1.6'`

describe.each(ENGINES)('on $name', engine => {
  const { database, read, send, outbox } = useOutbox(engine)
  const fillOutbox = (messages: number) =>
    database.session.query(
      `insert into public.outbox_messages (kind, channel, recipient, data)
       select 'team-contact', 'email', 'team@example.com', jsonb_build_object('reference', n) from generate_series(1, $1::int) n`,
      [messages],
    )

  test('a provider that is down loses nothing: the message waits, is sent, and is then forgotten', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    const sent: string[] = []
    const down: Send = async () => {
      throw new Error('email: 503')
    }
    const up: Send = async ({ recipient }) => void sent.push(recipient)

    expect(await drain(outbox, down)).toEqual({ sent: 0, failed: 1 })
    expect(await read('select last_error, sent_at, attempts from public.outbox_messages')).toEqual([
      { last_error: 'email: 503', sent_at: null, attempts: 1 },
    ])
    expect(await drain(outbox, up)).toEqual({ sent: 0, failed: 0 })

    await database.session.exec(`update public.outbox_messages set next_attempt_at = now()`)
    expect(await drain(outbox, up)).toEqual({ sent: 1, failed: 0 })
    expect(sent).toEqual(['sample1@example.com'])
    expect(await read('select data from public.outbox_messages where sent_at is not null')).toEqual([{ data: {} }])
    expect(await drain(outbox, up)).toEqual({ sent: 0, failed: 0 })
  })

  test('a message refused for good is not tried again, is listed as stuck, and is sent if the team asks', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    await drain(outbox, async () => Promise.reject(new RefusedForGood('email: 422')))
    const again = (person: 'administrator' | 'signed in') =>
      as(
        database.session,
        person,
        () =>
          read(
            `update public.outbox_messages set next_attempt_at = '1970-01-01T00:00:00Z' where next_attempt_at = 'infinity' returning id`,
          ),
        { keep: true },
      )

    expect(await outbox.claim()).toEqual([])
    const [figures] = await as(database.session, 'administrator', () =>
      read<{ told: { outbox_stuck: number; stuck: object[] } }>('select public.admin_today() as told'),
    )
    expect(figures?.told).toMatchObject({ outbox_stuck: 1, stuck: [{ last_error: 'email: 422' }] })
    expect(await again('signed in')).toEqual([])
    expect(await again('administrator')).toHaveLength(1)
    expect(await drain(outbox, async () => {})).toEqual({ sent: 1, failed: 0 })
  })

  test('if messages should be sent, the team is told of one that is not tried for an hour, and how often it was tried', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    const told = async () => {
      const today = () => read<{ told: object }>('select public.admin_today() as told')
      return (await as(database.session, 'administrator', today))[0]?.told
    }
    const dueFor = (minutes: number) =>
      database.session.query(`update public.outbox_messages set next_attempt_at = now() - make_interval(mins => $1)`, [
        minutes,
      ])

    await dueFor(120)
    // The embedded backend shows its messages and sends none.
    expect(await told()).toMatchObject({ outbox_stuck: 0 })
    await database.session.exec(PG_CRON)
    onTestFinished(async () => {
      await database.session.exec("delete from pg_extension where extname = 'pg_cron'")
    })
    expect(await told()).toMatchObject({ outbox_stuck: 1, stuck: [{ attempts: 0, last_error: null }] })
    await dueFor(50)
    expect(await told()).toMatchObject({ outbox_stuck: 0 })
  })

  test('the schedule is refused while links or the sender are the example’s, the team has no address, or the vault lacks a secret or the project’s own address', async () => {
    const OWN = {
      site_url: 'https://www.operator.test',
      team_email: 'team@operator.test',
      sender_phone: '1300 000 000',
      sender_address: '2 Their Street, Perth WA 6000',
    }
    const refusal = async (given: Partial<Record<keyof typeof OWN, string | null>>) => {
      await database.session.query(
        'update private.settings set site_url = $1, team_email = $2, sender_phone = $3, sender_address = $4',
        Object.values({ ...OWN, ...given }),
      )
      return database.session.exec(SCHEDULE).then(
        () => '',
        (refused: Error) => refused.message,
      )
    }
    onTestFinished(async () => {
      await database.session.exec(
        `update private.settings set site_url = default, sender_phone = default, sender_address = default;
         drop schema if exists vault cascade`,
      )
    })

    expect(await refusal({ site_url: BRAND.siteUrl })).toMatch('site_url in private.settings is still the example’s')
    expect(await refusal({ team_email: null })).toMatch('team_email in private.settings is empty')
    expect(await refusal({ sender_phone: BRAND.phoneLabel })).toMatch('sender_phone in private.settings is still')
    expect(await refusal({ sender_address: BRAND.address })).toMatch('sender_address in private.settings is still')
    // A stand-in: only hosted projects have a vault.
    await database.session.exec(
      `create schema vault; create table vault.decrypted_secrets (name text, decrypted_secret text);
       insert into vault.decrypted_secrets values ('project_url', 'https://ref.supabase.co'), ('Drain_secret', 'a secret')`,
    )
    expect(await refusal({})).toMatch('the vault has no drain_secret:')
    await database.session.exec('update vault.decrypted_secrets set name = lower(name)')
    for (const project of ['https://ref.supabase.co/', '<ref>.supabase.co', 'https://<ref>.supabase.co']) {
      await database.session.query(
        "update vault.decrypted_secrets set decrypted_secret = $1 where name = 'project_url'",
        [project],
      )
      expect(await refusal({}), project).toMatch('project_url in the vault is not an address such as')
    }
    await database.session.exec(
      "update vault.decrypted_secrets set decrypted_secret = 'https://ref.supabase.co' where name = 'project_url'",
    )
    // Past that it wants pg_net, which only hosted projects have.
    expect(await refusal({})).toMatch('pg_net')
  })

  test.each(['ada@operator.test, bo@operator.test', 'team@', 'Team <team@operator.test>', ''])(
    'the team has one address: %j would be refused for good, and nobody would be told of requests or calls',
    async address => {
      const entered = database.session.query('update private.settings set team_email = $1', [address])

      await expect(entered).rejects.toThrow('settings_team_email_check')
    },
  )

  test('a message is not sent again if only the answer to recording it was lost', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    let lost = 0
    const deaf = {
      ...outbox,
      settle: async (id: number, error: string | null) => {
        await outbox.settle(id, error)
        if (lost++ === 0) throw new Error('the answer was lost')
      },
    }

    expect(await drain(deaf, async () => {})).toEqual({ sent: 1, failed: 0 })
    await outbox.settle((await read<{ id: number }>('select id from public.outbox_messages'))[0]!.id, 'said too late')
    await database.session.exec('update public.outbox_messages set next_attempt_at = now()')
    expect(await outbox.claim()).toEqual([])
  })

  test('a message that could not be sent for weeks is still tried, and sent', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    await database.session.exec('update public.outbox_messages set attempts = 120')
    await drain(outbox, async () => Promise.reject(new Error('email: 503')))
    await database.session.exec('update public.outbox_messages set next_attempt_at = now()')

    expect(await drain(outbox, async () => {})).toEqual({ sent: 1, failed: 0 })
  })

  test('a message that was taken out is left to its worker for five minutes', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))

    expect(await outbox.claim()).toHaveLength(1)
    expect(await outbox.claim()).toEqual([])
    const later = (time: string) =>
      database.session.query(
        'update public.outbox_messages set next_attempt_at = next_attempt_at - $1::text::interval',
        [time],
      )
    // A busy machine may take its time between the two.
    await later('4 minutes')
    expect(await outbox.claim()).toEqual([])
    await later('1 minute')
    expect(await outbox.claim()).toHaveLength(1)
  })

  test('a message that fails waits twice as long after each try, and six hours at most', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    const minutesAfter = async (tries: number) => {
      await database.session.query('update public.outbox_messages set attempts = $1', [tries])
      await database.session.query('select public.settle_outbox(id, $1) from public.outbox_messages', ['x'.repeat(600)])
      const [message] = await read<{ minutes: number }>(
        'select round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes from public.outbox_messages',
      )
      return message!.minutes
    }

    expect([await minutesAfter(1), await minutesAfter(2), await minutesAfter(3), await minutesAfter(30)]).toEqual([
      1, 2, 4, 360,
    ])
    // What a provider answers may be a whole page.
    expect(await read('select length(last_error) as kept from public.outbox_messages')).toEqual([{ kept: 500 }])
  })

  test('a later message about a call replaces one that was never sent', async () => {
    const told: string[] = []
    const booking = SAMPLES.call_bookings!(1)
    await insert(database.session, 'call_bookings', booking)
    await drain(outbox, async () => Promise.reject(new Error('sms: 503')))

    await insert(database.session, 'booking_changes', {
      ...SAMPLES.booking_changes!(1),
      manage_token: booking.manage_token,
      action: 'move',
      slot_date: monday(1),
      slot_no: 5,
    })
    await database.session.exec('update public.outbox_messages set next_attempt_at = now()')
    await drain(outbox, async ({ recipient, kind }) => void (recipient === booking.phone && told.push(kind)))

    expect(told).toEqual(['booking-moved'])
  })

  test('a later message caused by the team, which has no link, keeps the link of one that was never sent', async () => {
    const booking = SAMPLES.call_bookings!(1)
    await insert(database.session, 'call_bookings', booking)
    await as(
      database.session,
      'administrator',
      () => database.session.query('update public.call_bookings set slot_no = 5'),
      { keep: true },
    )

    const told = (await outbox.claim()).filter(({ recipient }) => recipient === booking.phone)
    expect(told.map(({ kind, data }) => [kind, data.manage_token])).toEqual([['booking-moved', booking.manage_token]])
  })

  test.each([
    [
      'that number has had ten messages',
      `insert into public.outbox_messages (kind, channel, recipient, sent_at)
       select 'booking-made', 'sms', '${SAMPLES.call_bookings!(1).phone}', now() from generate_series(1, 9)`,
    ],
    ['all SMS of a day are used up', 'update private.settings set sms_a_day = 1'],
  ])(
    'if no further one may be sent, as %s, the one that waits says where the call has been moved',
    async (_, limit) => {
      const booking = SAMPLES.call_bookings!(1)
      await database.session.exec(limit)
      await send('call_bookings', booking)
      const move = { ...SAMPLES.booking_changes!(1), action: 'move', slot_date: monday(1), slot_no: 5 }
      await send('booking_changes', { ...move, manage_token: booking.manage_token })

      const told = (await outbox.claim()).filter(({ recipient }) => recipient === booking.phone)
      expect(told.map(({ kind, data }) => [kind, data.slot_no, data.manage_token])).toEqual([
        ['booking-moved', 5, booking.manage_token],
      ])
    },
  )

  test('if no further one may be sent, one that is on its way while the call is moved is followed by one that says where to', async () => {
    const booking = SAMPLES.call_bookings!(1)
    await database.session.exec('update private.settings set sms_a_day = 1')
    const toVisitor = async () => (await outbox.claim()).filter(({ recipient }) => recipient === booking.phone)
    await send('call_bookings', booking)
    const [onItsWay] = await toVisitor()
    const move = { ...SAMPLES.booking_changes!(1), action: 'move', slot_date: monday(1), slot_no: 5 }
    await send('booking_changes', { ...move, manage_token: booking.manage_token })
    await outbox.settle(onItsWay!.id, null)

    // Left to the worker that had the earlier one.
    expect(await toVisitor()).toEqual([])
    await database.session.exec('update public.outbox_messages set next_attempt_at = now()')
    expect((await toVisitor()).map(({ kind, data }) => [kind, data.slot_no, data.manage_token])).toEqual([
      ['booking-moved', 5, booking.manage_token],
    ])
  })

  test('messages about a call that has begun are no longer sent, and do not count as stuck', async () => {
    for (const n of [1, 2]) await insert(database.session, 'call_bookings', SAMPLES.call_bookings!(n))
    const begins = (n: number, halfHours: number) =>
      database.session.query(
        `update public.outbox_messages set attempts = 3, data = data || jsonb_build_object(
                  'slot_date', office::date,
                  'slot_no', floor(extract(epoch from office - (office::date + time '09:00')) / 1800)::int + $2::int)
           from (select now() at time zone 'Australia/Brisbane' as office) clock
          where recipient = $1`,
        [SAMPLES.call_bookings!(n).phone, halfHours],
      )
    await begins(1, 0)
    await begins(2, 2)
    // Somebody waiting for a call that will not come is still told, but not days later.
    const waiting = '+61491570999'
    await database.session.query(
      `insert into public.outbox_messages (kind, channel, recipient, data)
       select 'booking-cancelled', m.channel, told.recipient,
              m.data || jsonb_build_object('slot_date', (m.data ->> 'slot_date')::date - told.days)
         from public.outbox_messages m, (values ($2, 0), ('+61491570998', 1)) told (recipient, days)
        where m.recipient = $1`,
      [SAMPLES.call_bookings!(1).phone, waiting],
    )

    expect((await outbox.claim()).map(({ recipient }) => recipient).sort()).toEqual(
      [waiting, SAMPLES.call_bookings!(2).phone, 'team@example.com', 'team@example.com'].sort(),
    )
    expect(await read('select recipient from public.outbox_messages where attempts >= 3')).toEqual([
      { recipient: SAMPLES.call_bookings!(2).phone },
    ])
  })

  test('one run empties a full outbox, and takes out nothing more once its time is up', async () => {
    await fillOutbox(45)

    expect(await drain(outbox, async () => {}, Date.now())).toEqual({ sent: 0, failed: 0 })
    expect(await drain(outbox, async () => {})).toEqual({ sent: 45, failed: 0 })
  })

  test('a run sends for forty seconds, and is over within the minute that its schedule waits', async () => {
    await fillOutbox(9)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    // As long as a provider may take.
    const slow: Send = async () => void vi.setSystemTime(Date.now() + 15_000)

    expect(await drain(outbox, slow)).toEqual({ sent: 3, failed: 0 })
  })

  test('a provider that does not answer is asked once a run: the other messages are sent, and untried ones count no attempt', async () => {
    await database.session.exec(`
      insert into public.outbox_messages (kind, channel, recipient, data)
      select 'team-contact', channel, channel || n, jsonb_build_object('reference', n)
        from generate_series(1, 30) n, unnest(array['sms', 'email']) channel`)
    const silent: Send = async ({ channel }) => {
      if (channel === 'sms') throw new DOMException('The operation timed out.', 'TimeoutError')
    }

    expect(await drain(outbox, silent)).toEqual({ sent: 30, failed: 1 })
    expect(
      await read(`select attempts, next_attempt_at <= now() as is_due, count(*)::int as n from public.outbox_messages
                   where sent_at is null group by 1, 2 order by 1`),
    ).toEqual([
      { attempts: 0, is_due: true, n: 29 },
      { attempts: 1, is_due: false, n: 1 },
    ])
  })

  test('a provider that fails only after seconds is asked once a run too; one that fails at once holds up nobody', async () => {
    await database.session.exec(`
      insert into public.outbox_messages (kind, channel, recipient, data)
      select 'team-contact', channel, channel || n, jsonb_build_object('reference', n)
        from generate_series(1, 30) n, unnest(array['email', 'sms']) channel`)
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const failingAfter =
      (ms: number): Send =>
      async ({ channel }) => {
        if (channel === 'sms') return
        vi.setSystemTime(Date.now() + ms)
        throw new Error('email: 504')
      }

    expect(await drain(outbox, failingAfter(10_000))).toEqual({ sent: 30, failed: 1 })
    expect(await drain(outbox, failingAfter(200))).toEqual({ sent: 0, failed: 29 })
  })

  test('a run that cannot record what it sent sends nothing more, and untried messages count no attempt', async () => {
    await fillOutbox(5)
    const noteless = { ...outbox, settle: () => Promise.reject(new Error('the database is full')) }
    const sent: string[] = []

    await expect(drain(noteless, async ({ recipient }) => void sent.push(recipient))).rejects.toThrow('full')
    expect(sent).toHaveLength(1)
    expect(
      await read(`select attempts, next_attempt_at <= now() as is_due, count(*)::int as n from public.outbox_messages
                   group by 1, 2 order by 1`),
    ).toEqual([
      { attempts: 0, is_due: true, n: 4 },
      { attempts: 1, is_due: false, n: 1 },
    ])
  })

  test('a message without wording fails alone and does not hold up the others', async () => {
    await insert(database.session, 'outbox_messages', { ...SAMPLES.outbox_messages!(1), kind: 'unknown' })
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))

    expect(await drain(outbox, async () => {})).toEqual({ sent: 1, failed: 1 })
  })
})
