import { describe, expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { as } from '../catalogue/people.ts'
import { insert, monday, SAMPLES } from '../catalogue/samples.ts'
import { type OutboxMessage, write } from '../functions/drain-outbox/messages.ts'
import { readMigrations } from '../local/migrations.ts'
import { ENGINES } from './engines.ts'
import { useOutbox } from './use-outbox.ts'

describe.each(ENGINES)('on $name', engine => {
  const { database, read, send, outbox } = useOutbox(engine)

  test('everything that visitors do leaves only messages that have wording', async () => {
    const booking = SAMPLES.call_bookings!(1)
    const change = (n: number, row: object) => ({
      ...SAMPLES.booking_changes!(n),
      manage_token: booking.manage_token,
      ...row,
    })
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(2))
    const withdrawn = SAMPLES.quote_requests!(2).id
    await send('quote_withdrawals', { ...SAMPLES.quote_withdrawals!(1), request_id: withdrawn })
    await insert(database.session, 'contact_messages', SAMPLES.contact_messages!(1))
    await insert(database.session, 'call_bookings', booking)
    await insert(database.session, 'booking_changes', change(1, { action: 'move', slot_date: monday(1), slot_no: 5 }))
    await insert(database.session, 'booking_changes', change(2, { action: 'cancel' }))

    const messages = await read<OutboxMessage>(
      'select m.id, m.kind, m.channel, m.recipient, m.data || to_jsonb(s) as data from public.outbox_messages m, private.settings s',
    )

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
    // Nothing typed waits in a row either: what is erased would stay there until it is sent.
    const typed = ['Sample Person', SAMPLES.contact_messages!(1).topic, SAMPLES.quote_requests!(1).best_time]
    for (const message of messages) {
      expect(write(message).text).not.toMatch(/undefined|null|NaN|Invalid/)
      expect(typed.filter(text => (JSON.stringify(message.data) + write(message).text).includes(`${text}`))).toEqual([])
    }
    const moved = messages.find(message => message.kind === 'booking-moved')!
    expect(write(moved).text).toContain('11:30 AM Brisbane time')
    expect(write(moved).text).toContain(`#manage=${booking.manage_token}`)
    // Fits in one SMS: 160 characters that every phone has.
    const cancelled = messages.find(message => message.kind === 'booking-cancelled')!
    expect(write(cancelled).text).toMatch(/^[ -~]{1,160}$/)
    expect(write(cancelled).text).toMatch(/\/schedule-call$/)
    // The team is led to the entry, on the screen that has it.
    for (const [kind, screen] of [
      ['team-quote', 'requests'],
      ['team-booking-made', 'calls'],
      ['team-contact', 'messages'],
    ]) {
      const told = messages.find(message => message.kind === kind)!
      expect(write(told).text).toContain(`/admin?screen=${screen}&open=${told.data.reference}\n`)
    }
    const received = messages.find(message => message.kind === 'quote-received')!
    expect(write(received).text).toContain(`/withdraw#request=${SAMPLES.quote_requests!(1).id}`)
  })

  test('people who move a call in their account are sent back there to change it again', async () => {
    const booking = SAMPLES.call_bookings!(1)
    const asOwner = (act: () => Promise<unknown>) => as(database.session, 'the owner', act, { keep: true })
    await asOwner(() => insert(database.session, 'call_bookings', booking))
    await asOwner(() => database.session.exec('update public.call_bookings set slot_no = 5'))

    const [moved] = await read<OutboxMessage>(
      `select m.id, m.kind, m.channel, m.recipient, m.data || to_jsonb(s) as data
         from public.outbox_messages m, private.settings s where m.kind = 'booking-moved'`,
    )

    expect(write(moved!).text).toMatch(/ Change or cancel: https?:\/\/[^ ]+\/auth$/)
  })

  test('an address taken off the list gets no more welcome', async () => {
    for (const n of [1, 2])
      await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(n))
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1))
    await database.session.exec(`delete from public.newsletter_subscriptions where email like 'sample1@%'`)

    expect(
      await read(`select kind, recipient from public.outbox_messages where recipient like 'sample%' order by kind`),
    ).toEqual([
      { kind: 'newsletter-welcome', recipient: 'sample2@example.com' },
      // It has nothing to do with the newsletter.
      { kind: 'quote-received', recipient: 'sample1@example.com' },
    ])
  })

  test('what is set aside as suspect sends nobody anything, nor does taking it back or setting something else aside', async () => {
    for (const table of ['quote_requests', 'call_bookings', 'contact_messages'])
      await insert(database.session, table, { ...SAMPLES[table]!(1), trap: 'I am a bot' })
    const withdrawn = SAMPLES.quote_requests!(1).id
    await send('quote_withdrawals', { ...SAMPLES.quote_withdrawals!(3), request_id: withdrawn })
    expect(await read('select kind from public.outbox_messages')).toEqual([])

    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(2))
    await database.session.exec(
      'delete from public.outbox_messages; update public.quote_requests set is_suspect = true',
    )
    expect(await read('select kind from public.outbox_messages')).toEqual([])
  })

  test('the team is told of a request that a visitor withdraws, and unsent messages about it are deleted', async () => {
    const take = (person: 'the owner' | 'administrator') =>
      as(database.session, person, () => read('delete from public.quote_requests'), { keep: true })
    const request = () =>
      as(database.session, 'the owner', () => insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1)), {
        keep: true,
      })
    const left = () => read('select kind from public.outbox_messages order by id')

    await request()
    await take('the owner')
    expect(await left()).toEqual([{ kind: 'team-quote' }, { kind: 'team-quote-withdrawn' }])
    await request()
    await take('administrator')
    expect(await left()).toEqual(['team-quote', 'team-quote-withdrawn', 'team-quote'].map(kind => ({ kind })))
  })

  test('calls that are set aside and then cancelled send nothing, not even what still waits', async () => {
    for (const n of [1, 2]) await insert(database.session, 'call_bookings', SAMPLES.call_bookings!(n))
    await database.session.query('update public.call_bookings set is_suspect = true where phone = $1', [
      SAMPLES.call_bookings!(1).phone,
    ])
    await database.session.exec(`update public.call_bookings set status = 'cancelled' where is_suspect`)

    expect(await read(`select kind, recipient from public.outbox_messages where channel = 'sms'`)).toEqual([
      { kind: 'booking-made', recipient: SAMPLES.call_bookings!(2).phone },
    ])
  })

  test('a request that is set aside sends nothing, not even what still waits, until it is let in', async () => {
    for (const n of [1, 2]) await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(n))
    const confirmations = () =>
      read(`select recipient from public.outbox_messages where kind = 'quote-received' order by recipient`)
    await database.session.query('update public.quote_requests set is_suspect = true where id = $1', [
      SAMPLES.quote_requests!(1).id,
    ])

    expect(await confirmations()).toEqual([{ recipient: 'sample2@example.com' }])
    await database.session.exec('update public.quote_requests set is_suspect = false where is_suspect')
    expect(await confirmations()).toEqual([{ recipient: 'sample1@example.com' }, { recipient: 'sample2@example.com' }])
  })

  test('a confirmation that waits goes to the address that its sender has corrected, and no longer to the other', async () => {
    const asOwner = (act: () => Promise<unknown>) => as(database.session, 'the owner', act, { keep: true })
    await asOwner(() => insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1)))
    await asOwner(() => database.session.exec(`update public.quote_requests set email = 'corrected@example.com'`))
    const confirmations = () =>
      read<OutboxMessage>(
        `select recipient, data from public.outbox_messages where kind = 'quote-received' order by id`,
      )
    const [waits, ...others] = await confirmations()

    expect([waits?.recipient, waits?.data.request_id]).toEqual(['corrected@example.com', SAMPLES.quote_requests!(1).id])
    expect(others).toEqual([])
    await database.session.exec('update public.outbox_messages set sent_at = now()')
    await asOwner(() => database.session.exec(`update public.quote_requests set email = 'again@example.com'`))
    expect(await confirmations()).toHaveLength(1)
  })

  test('the welcome has the link to leave by, in its text and for the button of the mail program', async () => {
    await insert(database.session, 'newsletter_subscriptions', SAMPLES.newsletter_subscriptions!(1))
    const [welcome] = await outbox.claim()
    const [row] = await read<{ token: string }>(
      'select unsubscribe_token as token from public.newsletter_subscriptions',
    )
    const link = `${BRAND.siteUrl}/unsubscribe#token=${row!.token}`

    expect(write(welcome!).text).toContain(`\n${link}\n`)
    expect(write(welcome!).headers).toEqual({ 'List-Unsubscribe': `<${link}>` })
  })

  test('every message says who writes, as the pages do', async () => {
    await insert(database.session, 'quote_requests', SAMPLES.quote_requests!(1))
    await insert(database.session, 'call_bookings', SAMPLES.call_bookings!(1))
    const written = new Map((await outbox.claim()).map(message => [message.kind, write(message).text]))

    expect(written.get('booking-made')).toMatch(new RegExp(`^${BRAND.name}: Your call is booked for `))
    expect(written.get('quote-received')).toMatch(
      new RegExp(`\n${BRAND.name}, ${RegExp.escape(BRAND.phoneLabel)}\n${RegExp.escape(BRAND.address)}$`),
    )
    expect(written.get('quote-received')).toContain(`in ${CLAIMS.responseTime.figure} or less, on average`)
  })
})

test('every kind of message that a migration sends has its words', () => {
  const sql = readMigrations().map(migration => migration.sql)
  const kinds = [...sql.join().matchAll(/private\.(?:enqueue|notify_\w+)\(\s*'([a-z-]+)',/g)].map(([, kind]) => kind!)
  const data = { slot_date: '2026-11-23', slot_no: 1, zone: BRAND.officeZone }

  expect(kinds).toContain('quote-received')
  for (const kind of kinds) expect(write({ kind, channel: 'email', data }).subject).not.toBe('')
})

test('what a visitor typed cannot add a line to a subject', () => {
  const data = { reference: 'HC-1', full_name: 'x', topic: 'x', site_url: 'https://hicompare.example' }
  const message = { id: 1, kind: 'team-contact', channel: 'email', recipient: 'team@example.com' } as const

  expect(write({ ...message, data: { ...data, reference: 'HC-1\r\nBcc: everybody@example.com' } }).subject).not.toMatch(
    /[\r\n]/,
  )
})
