import { beforeEach, describe, expect, test } from 'vitest'
import { as } from '../catalogue/people.ts'
import { insert, monday, SAMPLES } from '../catalogue/samples.ts'
import { drain, type Send } from '../functions/drain-outbox/drain.ts'
import { type OutboxMessage, write } from '../functions/drain-outbox/messages.ts'
import { ENGINES, useEngine } from './engines.ts'

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine)
  const read = async <Row>(sql: string) => (await database.session.query<Row>(sql)).rows
  const asServer = <Result>(work: () => Promise<Result>) => as(database.session, 'server', work, { keep: true })

  /** As the edge function reaches the database. */
  const outbox = {
    claim: () => asServer(() => read<OutboxMessage>('select * from public.claim_outbox(20)')),
    settle: async (id: number, error: string | null) => {
      await asServer(() => database.session.query('select public.settle_outbox($1, $2)', [id, error]))
    },
  }

  beforeEach(async () => {
    await database.session.exec(`
      delete from public.outbox_messages; delete from public.newsletter_subscriptions;
      delete from public.quote_requests; delete from public.call_bookings; delete from public.contact_messages;
      update private.settings set team_email = 'team@example.com'`)
    await database.session.query(
      'insert into public.call_slots (slot_date, slot_no) values ($1, 3), ($1, 5) on conflict do nothing',
      [monday(1)],
    )
  })

  test('everything that visitors do leaves messages that there are words for', async () => {
    const booking = SAMPLES.call_bookings!(1)
    const change = (n: number, row: object) => ({
      ...SAMPLES.booking_changes!(n),
      manage_token: booking.manage_token,
      ...row,
    })
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(2))
    const withdrawn = { ...SAMPLES.quote_withdrawals!(1), request_id: SAMPLES.quote_requests!(2).id }
    await insert(database.session, 'quote_withdrawals', withdrawn)
    await insert(database.session, 'contact_messages', SAMPLES.contact_messages!(1))
    await insert(database.session, 'call_bookings', booking)
    await insert(database.session, 'booking_changes', change(1, { action: 'move', slot_date: monday(1), slot_no: 5 }))
    await insert(database.session, 'booking_changes', change(2, { action: 'cancel' }))

    const messages = await read<OutboxMessage>('select * from public.outbox_messages order by id')

    expect(messages.map(message => message.kind).sort()).toEqual([
      'booking-cancelled',
      'booking-made',
      'booking-moved',
      'newsletter-welcome',
      'quote-received',
      'team-booking-cancelled',
      'team-booking-made',
      'team-booking-moved',
      'team-contact',
      'team-quote',
      'team-quote',
      'team-quote-withdrawn',
    ])
    for (const message of messages) {
      expect(write(message).text).not.toMatch(/undefined|null|NaN|Invalid/)
      if (message.kind.startsWith('team-')) expect(write(message).text).not.toContain('Sample Person')
    }
    const moved = messages.find(message => message.kind === 'booking-moved')!
    expect(write(moved).text).toContain('11:30 AM (Brisbane)')
    expect(write(moved).text).toContain(`#manage=${booking.manage_token}`)
    const received = messages.find(message => message.kind === 'quote-received')!
    expect(write(received).text).toContain(`/withdraw#request=${SAMPLES.quote_requests!(1).id}`)
  })

  test('what is set aside as suspect sends nobody anything', async () => {
    await insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(1), trap: 'I am a bot' })

    expect(await read('select 1 from public.outbox_messages')).toEqual([])
  })

  test('a provider that is down loses nothing: the message waits, then goes, and is forgotten', async () => {
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

  test('a message without words fails by itself and holds up no other', async () => {
    await insert(database.session, 'outbox_messages', { ...SAMPLES.outbox_messages!(1), kind: 'unknown' })
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))

    expect(await drain(outbox, async () => {})).toEqual({ sent: 1, failed: 1 })
  })
})

test('what a visitor typed cannot add a line to a subject', () => {
  const data = { reference: 'HC-1', full_name: 'x', topic: 'x', site_url: 'https://hicompare.example' }
  const message = { id: 1, kind: 'team-contact', channel: 'email', recipient: 'team@example.com' } as const

  expect(write({ ...message, data: { ...data, reference: 'HC-1\r\nBcc: everybody@example.com' } }).subject).not.toMatch(
    /[\r\n]/,
  )
})
