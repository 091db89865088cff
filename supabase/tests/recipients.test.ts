import { describe, expect, test } from 'vitest'
import { as } from '../catalogue/people.ts'
import { insert, SAMPLES } from '../catalogue/samples.ts'
import { type OutboxMessage, write } from '../functions/drain-outbox/messages.ts'
import { ENGINES } from './engines.ts'
import { useOutbox } from './use-outbox.ts'
import { withinOneHour } from './within-one-hour.ts'

describe.each(ENGINES)('on $name', engine => {
  const { database, read, send } = useOutbox(engine)
  const byKind = async () => {
    const kinds = 'select kind, count(*)::int as n from public.outbox_messages group by kind'
    return Object.fromEntries((await read<{ kind: string; n: number }>(kinds)).map(({ kind, n }) => [kind, n]))
  }

  describe('one recipient', () => {
    const to = (recipient: string) => read('select kind from public.outbox_messages where recipient = $1', [recipient])
    const request = (n: number) =>
      send('quote_requests', { ...SAMPLES.quote_requests!(n), email: 'somebody.else@example.com' })

    test('gets at most ten messages a day, whoever gives their address and how often; the team is told of everything', async () => {
      for (let n = 1; n <= 12; n++) await request(n)
      expect(await to('somebody.else@example.com')).toHaveLength(10)
      expect(await to('team@example.com')).toHaveLength(12)

      await database.session.exec(`update public.outbox_messages set created_at = now() - interval '23 hours'`)
      await request(13)
      expect(await to('somebody.else@example.com')).toHaveLength(10)
      await database.session.exec(`update public.outbox_messages set created_at = now() - interval '25 hours'`)
      await request(14)
      expect(await to('somebody.else@example.com')).toHaveLength(11)
    })

    test.each(['newsletter_subscriptions', 'quote_requests', 'call_bookings'])(
      'has their messages counted without reading those of others: %s',
      async table => {
        const looked = async () => {
          await read('select pg_stat_force_next_flush()')
          const [index] = await read<{ n: number }>(
            `select pg_stat_get_tuples_returned('public.outbox_messages_recipient_idx'::regclass)::int as n`,
          )
          return index!.n
        }
        await database.session.exec(`
          insert into public.outbox_messages (kind, channel, recipient)
          select 'quote-received', 'email', 'other' || n || '@example.com' from generate_series(1, 50) n;
          set enable_seqscan = off; set enable_bitmapscan = off`)
        const before = await looked()
        await as(database.session, 'anonymous', () => insert(database.session, table, SAMPLES[table]!(1)))
        const after = await looked()
        await database.session.exec('reset enable_seqscan; reset enable_bitmapscan')

        expect(after - before).toBeLessThan(50)
      },
    )

    test('is one mailbox, with capitals or without, even if those have an accent', async () => {
      const email = 'ÉVA@example.com'
      await insert(database.session, 'newsletter_subscriptions', { email })
      await insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(1), email })
      await insert(database.session, 'contact_messages', { ...SAMPLES.contact_messages!(1), email })
      const [kept] = await read<{ emails: string[]; small: string }>(
        `select array(select email from public.newsletter_subscriptions union select email from public.quote_requests
                       union select email from public.contact_messages) as emails, lower($1::text) as small`,
        [email],
      )

      // An engine whose locale has no small É keeps the capital, but everywhere.
      expect(kept?.emails).toEqual([kept?.small])
    })

    test('gets no more of them through subscribing and unsubscribing', async () => {
      const email = 'somebody.else@example.com'
      for (let n = 1; n <= 12; n++) {
        await send('newsletter_subscriptions', { email })
        // Only the person who got the email has the link.
        await database.session.exec('update public.outbox_messages set sent_at = now()')
        const [row] = await read<{ token: string }>(
          'select unsubscribe_token as token from public.newsletter_subscriptions',
        )
        await insert(database.session, 'unsubscribe_requests', { token: row!.token })
      }

      expect(await to(email)).toHaveLength(10)
    })

    test('can unsubscribe with the link in any newsletter, even one from before they left and came back', async () => {
      const email = 'somebody.else@example.com'
      const subscribe = async () => {
        await insert(database.session, 'newsletter_subscriptions', { email })
        const [letter] = await read<{ token: string }>(
          `select data ->> 'unsubscribe_token' as token from public.outbox_messages order by id desc limit 1`,
        )
        return letter!.token
      }
      const leave = (token: string) => insert(database.session, 'unsubscribe_requests', { token })
      const first = await subscribe()
      await leave(first)
      await subscribe()
      await leave(first)

      expect(await read('select 1 from public.newsletter_subscriptions')).toEqual([])
      // What is kept about an unsubscription does not show who left.
      expect(await read('select 1 from public.unsubscribe_requests where token = $1', [first])).toEqual([])
    })

    test('is told what the team does with their call, however many messages went before', async () => {
      await insert(database.session, 'call_bookings', SAMPLES.call_bookings!(1))
      await database.session.query(
        `insert into public.outbox_messages (kind, channel, recipient) select 'booking-moved', 'sms', $1 from generate_series(1, 12)`,
        [SAMPLES.call_bookings!(1).phone],
      )
      await as(
        database.session,
        'administrator',
        () => database.session.query(`update public.call_bookings set status = 'cancelled'`),
        { keep: true },
      )

      expect(await to(String(SAMPLES.call_bookings!(1).phone))).toContainEqual({ kind: 'booking-cancelled' })
    })
  })

  test('visitors can cause only so many SMS in 24 hours, whatever the numbers; the team is told once, and its own are still sent', async () => {
    await database.session.exec(
      'update private.settings set sms_a_day = 3; update public.call_slots set capacity = 20, booked = 0',
    )
    const book = (n: number) => send('call_bookings', SAMPLES.call_bookings!(n))
    for (let n = 1; n <= 6; n++) await book(n)
    const [told] = await read<OutboxMessage>(`select * from public.outbox_messages where kind = 'team-sms-limit'`)

    expect(await byKind()).toEqual({ 'booking-made': 3, 'team-booking-made': 6, 'team-sms-limit': 1 })
    expect(write(told!).text).toContain('no more than 3 SMS')
    const cancel = `update public.call_bookings set status = 'cancelled' where phone = $1`
    await as(database.session, 'administrator', () => read(cancel, [SAMPLES.call_bookings!(6).phone]), { keep: true })
    expect(await byKind()).toMatchObject({ 'booking-cancelled': 1 })
    await database.session.exec(`update public.outbox_messages set created_at = now() - interval '23 hours'`)
    await book(7)
    expect(await byKind()).toMatchObject({ 'booking-made': 3, 'team-sms-limit': 1 })
    await database.session.exec(`update public.outbox_messages set created_at = now() - interval '25 hours'`)
    await book(8)
    expect(await byKind()).toMatchObject({ 'booking-made': 4, 'team-sms-limit': 1 })
  })

  test('visitors can cause only so many emails in a day, whatever the addresses; the team is told once, and its own are still sent', async () => {
    await withinOneHour()
    await database.session.exec(`
      update private.settings set emails_a_day = 3;
      select setval('private.emails_by_visitors', 0, false)`)
    const request = (n: number, more = {}) => send('quote_requests', { ...SAMPLES.quote_requests!(n), ...more })
    const subscribe = (n: number) => send('newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(n))
    await request(1)
    for (let n = 2; n <= 5; n++) await subscribe(n)
    await request(6)
    await request(7, { trap: 'filled' })
    const [told] = await read<OutboxMessage>(`select * from public.outbox_messages where kind = 'team-email-limit'`)

    expect(await byKind()).toEqual({
      ...{ 'quote-received': 1, 'newsletter-welcome': 2 },
      ...{ 'team-quote': 2, 'team-email-limit': 1 },
    })
    expect(write(told!).text).toContain('no more than 3 emails')
    const letIn = 'update public.quote_requests set is_suspect = false where is_suspect'
    await as(database.session, 'administrator', () => read(letIn), { keep: true })
    expect(await byKind()).toMatchObject({ 'quote-received': 2 })
    // As if it were the day after.
    await database.session.exec(`
      select setval('private.emails_by_visitors', (floor(extract(epoch from now()) / 86400)::bigint - 1) * 1000000000 + 5000)`)
    await subscribe(8)
    expect(await byKind()).toMatchObject({ 'newsletter-welcome': 3, 'team-email-limit': 1 })
    // The team is told of that day’s limit too, although the other was reached less than 24 hours before.
    await database.session.exec(`
      update public.outbox_messages set created_at = date_trunc('day', now(), 'UTC') - interval '1 second'
       where kind = 'team-email-limit'`)
    for (let n = 9; n <= 11; n++) await subscribe(n)
    expect(await byKind()).toMatchObject({ 'newsletter-welcome': 5, 'team-email-limit': 2 })
  })

  test('the team gets only so many emails in an hour about what visitors send, then one that says so; limits are always reported', async () => {
    await database.session.exec('update private.settings set team_emails_an_hour = 3, sms_a_day = 1')
    const ask = (n: number) => send('contact_messages', SAMPLES.contact_messages!(n))
    for (let n = 1; n <= 6; n++) await ask(n)
    const [told] = await read<OutboxMessage>(`select * from public.outbox_messages where kind = 'team-limit'`)

    expect(await byKind()).toEqual({ 'team-contact': 3, 'team-limit': 1 })
    expect(write(told!).text).toContain('no more than 3 in an hour')
    await send('call_bookings', SAMPLES.call_bookings!(1))
    expect(await byKind()).toEqual({
      ...{ 'team-contact': 3, 'team-limit': 1 },
      ...{ 'booking-made': 1, 'team-sms-limit': 1 },
    })
    await database.session.exec(`update public.outbox_messages set created_at = now() - interval '59 minutes'`)
    await ask(7)
    expect(await byKind()).toMatchObject({ 'team-contact': 3, 'team-limit': 1 })
    await database.session.exec(`update public.outbox_messages set created_at = now() - interval '61 minutes'`)
    await ask(8)
    expect(await byKind()).toMatchObject({ 'team-contact': 4, 'team-limit': 1 })
  })
})
