import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { SLOT_LABELS, slotLabel, slotStart } from '#widgets/domain/call-slots.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { CONSENT_KINDS, currentWording } from '#widgets/domain/consent.ts'
import { COVER_FOR_IDS } from '#widgets/domain/cover-for.ts'
import { readEmail } from '#widgets/domain/email.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { isPartner } from '#widgets/domain/partner.ts'
import { readPhone, takesSms } from '#widgets/domain/phone.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { STATES } from '#widgets/domain/states.ts'
import { as, refusal } from '../catalogue/people.ts'
import { insert, monday, SAMPLES } from '../catalogue/samples.ts'
import { write } from '../functions/drain-outbox/messages.ts'
import { ENGINES, type EngineKind, POSTGRES, useEngine } from './engines.ts'

// The database takes whatever a form accepts: otherwise somebody who did nothing wrong is refused.
describe.each(ENGINES)('the browser’s rules are never laxer than those on $name', engine => {
  const send = useBox(engine)
  // PGlite takes longer, so PostgreSQL, as the site has it, is asked more often.
  const RUNS = { numRuns: engine.name === 'PostgreSQL' ? 300 : 60 }

  test('every email address that the form accepts', async () => {
    await fc.assert(
      fc.asyncProperty(emails, async typed => {
        const reading = readEmail(typed)
        fc.pre(reading.ok)
        expect(await send('newsletter_subscriptions', { email: reading.email })).toBeUndefined()
        expect(await send('quote_requests', { email: reading.email })).toBeUndefined()
      }),
      RUNS,
    )
  })

  test('every treatment and service at once, and four policies with the longest names', async () => {
    const answers = {
      treatments: CLINICAL_CATEGORIES.map(({ title }) => title),
      services: EXTRAS.map(({ title }) => title),
      others: 'x'.repeat(500),
    }
    const policy = { id: 'x'.repeat(40), name: 'x'.repeat(300), fund: 'x'.repeat(200), others: 'x'.repeat(150) }

    expect(
      await send('quote_requests', {
        answers: JSON.stringify(answers),
        chosen_policies: JSON.stringify(Array(4).fill(policy)),
      }),
    ).toBeUndefined()
  })
})

// No engine compares ASCII differently, so one is enough.
describe('the browser’s rules for what is ASCII are never laxer than those on PostgreSQL', () => {
  const send = useBox(POSTGRES)
  const RUNS = { numRuns: 300 }

  test('every phone number that the form accepts', async () => {
    await fc.assert(
      fc.asyncProperty(phones, async typed => {
        const reading = readPhone(typed)
        fc.pre(reading.ok)
        expect(await send('quote_requests', { phone: reading.e164 })).toBeUndefined()
      }),
      RUNS,
    )
  })

  test('every partner that a link may name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,42}$/), fc.string()), async partner => {
        fc.pre(isPartner(partner))
        expect(await send('quote_requests', { partner_ref: partner })).toBeUndefined()
      }),
      RUNS,
    )
  })

  // One at a time: each has a check of its own, and no check is about two of them.
  test('every choice of cover, state and consent', async () => {
    const choices = [
      ...COVER_FOR_IDS.map(cover_for => ({ cover_for })),
      ...STATES.map(state => ({ state })),
      ...CONSENT_KINDS.map(kind => ({ consent_version: currentWording(kind).version })),
    ]

    for (const choice of choices) expect(await send('quote_requests', choice), JSON.stringify(choice)).toBeUndefined()
  })
})

/** Sends a row as a visitor; it is not kept. */
function useBox(engine: EngineKind) {
  const database = useEngine(engine)
  return (table: string, row: Record<string, unknown>) =>
    refusal(as(database.session, 'anonymous', () => insert(database.session, table, { ...SAMPLES[table]!(2), ...row })))
}

describe('both sides compute the same', () => {
  const database = useEngine(POSTGRES)
  const one = async <Value>(sql: string, params: unknown[]) =>
    (await database.session.query<{ value: Value }>(`select ${sql} as value`, params)).rows[0]?.value

  test('messages name the operator as the pages do', async () => {
    const { rows } = await database.session.query(
      'select sender_name, sender_phone, sender_address, site_url from private.settings',
    )

    expect(rows).toEqual([
      {
        sender_name: BRAND.name,
        sender_phone: BRAND.phoneLabel,
        sender_address: BRAND.address,
        site_url: BRAND.siteUrl,
      },
    ])
  })

  test('reference numbers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async id => {
        expect(await one('private.reference($1)', [id])).toBe(referenceOf(id))
      }),
    )
  })

  test('the office’s zone', async () => {
    expect(await one('private.office_zone()', [])).toBe(BRAND.officeZone)
  })

  test('an office that moves takes its open slots along, with the commands given for a hosted project', async () => {
    const printed = readFileSync('supabase/hosted.md', 'utf8')
    const [moves, stamps] = [
      /"(create or replace function private.office_zone.+)"/,
      /"(update public.call_slots .+?)"/,
    ].map(command => command.exec(printed)![1]!)
    // Three days, because the first slot of today may be over.
    await database.session.exec('begin; select public.open_call_slots(3)')
    onTestFinished(async () => {
      await database.session.exec('rollback')
    })

    await database.session.exec(moves!)
    expect(await one('private.office_zone()', [])).toBe('Australia/Sydney')
    await database.session.exec(stamps!)

    const { rows } = await database.session.query(
      `select distinct (slot_start at time zone 'Australia/Sydney')::time as begins
         from public.call_slots where slot_no = 0 and slot_start > now()`,
    )
    expect(rows).toEqual([{ begins: '09:00:00' }])
  })

  test('every call slot: how many there are, when each starts, and what a message calls it', async () => {
    await database.session.exec('select public.open_call_slots(1)')
    const { rows } = await database.session.query<{ slot_date: string; slot_no: number; at: number }>(
      `select slot_date::text, slot_no, extract(epoch from slot_start)::bigint * 1000 as at
         from public.call_slots order by slot_no`,
    )
    const said = ({ slot_date, slot_no }: (typeof rows)[number]) =>
      write({ kind: 'booking-made', channel: 'sms', data: { slot_date, slot_no, zone: BRAND.officeZone } }).text

    expect(rows.map(row => row.slot_no)).toEqual(SLOT_LABELS.map((_, no) => no))
    for (const slot of rows) {
      expect(slot.at).toBe(slotStart(slot.slot_date, slot.slot_no, BRAND.officeZone).getTime())
      expect(said(slot)).toContain(`, ${slotLabel(slot.slot_no)} Brisbane time`)
    }
  })

  // Messages keep the day and the number of their slot, which the team may have deleted by then.
  test('when a call has begun: for the calendar, and for the messages about it, which are then no longer sent', async () => {
    await database.session.exec('select public.open_call_slots(1)')
    const claims = await one<string>("(select prosrc from pg_proc where proname = 'claim_outbox')", [])
    const begins = /\(\(late\.data ->> 'slot_date'\)[\s\S]+?at time zone \(late\.data ->> 'zone'\)/.exec(claims!)![0]

    const { rows } = await database.session.query<{ slot_no: number }>(
      `select slot_no, slot_start, ${begins} as begins
         from public.call_slots,
              lateral (select jsonb_build_object('slot_date', slot_date, 'slot_no', slot_no, 'zone', private.office_zone()) as data) late
        where slot_start is distinct from ${begins}`,
    )

    expect(rows).toEqual([])
  })

  test('who gets a message: mobiles, not landlines', async () => {
    await database.session.query(
      'insert into public.call_slots (slot_date, slot_no) values ($1, 3) on conflict do nothing',
      [monday(1)],
    )
    for (const phone of ['+61491570156', '+61755501234']) {
      await as(database.session, 'anonymous', async () => {
        await insert(database.session, 'call_bookings', { ...SAMPLES.call_bookings!(2), phone })
        await database.session.exec('reset role')
        const { rows } = await database.session.query('select 1 from public.outbox_messages where recipient = $1', [
          phone,
        ])
        expect(rows.length === 1).toBe(takesSms(phone))
      })
    }
  })
})

const words = fc.string({ minLength: 1, maxLength: 40 })
const emails = fc.oneof(
  fc.emailAddress(),
  fc.tuple(words, words, words).map(([name, domain, end]) => `${name}@${domain}.${end}`),
  fc
    .tuple(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }),
    )
    .map(([name, domain]) => `${name}@${domain}.au`),
  fc.integer({ min: 200, max: 260 }).map(length => `${'a'.repeat(length)}@example.com`),
)

const phones = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('0', '+61', '+61 ', '+61 (0)', '61'),
      fc.constantFrom('2', '3', '4', '5', '7', '8'),
      fc.stringMatching(/^\d{8}$/),
    )
    .map(parts => parts.join('')),
  fc.stringMatching(/^[+0-9 ()-]{8,14}$/),
)
