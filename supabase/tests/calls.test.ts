import { beforeEach, describe, expect, test } from 'vitest'
import { addAccounts, as, OWNER, type Person, refusal } from '../catalogue/people.ts'
import { insert, monday, phone, SAMPLES, uuid } from '../catalogue/samples.ts'
import { ENGINES, useEngine } from './engines.ts'

const DAY = monday(1)

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addAccounts)
  const { read } = database
  const booked = async (slot: number) => {
    const asked = 'select booked from public.call_slots where slot_date = $1 and slot_no = $2'
    return (await read<{ booked: number }>(asked, [DAY, slot]))[0]?.booked
  }

  /** Kept, unlike in most other tests. */
  const visit = (person: Person, work: () => Promise<unknown>) =>
    refusal(as(database.session, person, work, { keep: true }))
  const does = (person: Person, sql: string, params?: unknown[]) =>
    visit(person, () => database.session.query(sql, params))
  const book = (row: object, person: Person = 'anonymous') =>
    visit(person, () => insert(database.session, 'call_bookings', { ...SAMPLES.call_bookings!(1), ...row }))
  const change = (row: object) =>
    visit('anonymous', () =>
      insert(database.session, 'booking_changes', { id: crypto.randomUUID(), manage_token: uuid('0005', 1), ...row }),
    )

  beforeEach(async () => {
    await database.session.exec(`
      delete from public.booking_changes; delete from public.call_bookings;
      delete from public.public_holidays; delete from public.call_slots; delete from public.outbox_messages;
      update private.settings set team_email = 'team@example.com'`)
  })

  describe('a booking', () => {
    beforeEach(() =>
      read(
        'insert into public.call_slots (slot_date, slot_no, capacity) select $1, n, 1 from generate_series(0, 21) n',
        [DAY],
      ),
    )

    test('takes a place, and gives it back once when cancelled by its link', async () => {
      await book({})
      expect(await booked(3)).toBe(1)

      expect(await change({ action: 'cancel' })).toBeUndefined()
      expect(await change({ action: 'cancel' })).toBeUndefined()
      expect(await booked(3)).toBe(0)
    })

    test('that is skipped because its token is known takes no place and sends nothing', async () => {
      await book({}, 'the owner')
      await read('delete from public.outbox_messages')
      const skip = (target: string, row: object) =>
        does(
          'the owner',
          `insert into public.call_bookings (id, manage_token, slot_date, slot_no, full_name, phone, consent_version)
           select coalesce($1::uuid, gen_random_uuid()), $2, $3, n, 'Sample Person', '+6149157010' || n, '2026-11-21'
             from generate_series(4, 9) n on conflict (${target}) do nothing`,
          Object.values({ id: null, manage_token: uuid('0005', 1), day: DAY, ...row }),
        )

      expect(await skip('manage_token', {})).toBeUndefined()
      expect(await skip('id', { id: SAMPLES.call_bookings!(1).id, manage_token: uuid('0005', 2) })).toBeUndefined()
      expect(await read('select sum(booked)::int as booked from public.call_slots')).toEqual([{ booked: 1 }])
      expect(await read('select kind from public.outbox_messages')).toEqual([])
    })

    test('for a slot that does not exist is refused like one for a full slot', async () => {
      expect(await book({ slot_date: monday(3) })).toBe('PT409')
    })

    test('sends the visitor the link, with the token that the row does not keep', async () => {
      await book({})

      expect(
        await read(`select data ->> 'manage_token' as token from public.outbox_messages where channel = 'sms'`),
      ).toEqual([{ token: uuid('0005', 1) }])
    })

    test('and its place are recounted by the daily upkeep if the two ever differ', async () => {
      await book({})
      await read('update public.call_slots set booked = 1 where slot_no in (3, 4)')

      expect(await read('select private.recount_slots() as mended')).toEqual([{ mended: 1 }])
      expect([await booked(3), await booked(4)]).toEqual([1, 0])
      expect(await read('select private.recount_slots() as mended')).toEqual([{ mended: 0 }])
    })

    test.each([
      ['is cancelled', `update public.call_bookings set status = 'cancelled' where phone = $1`],
      ['is deleted', 'delete from public.call_bookings where phone = $1'],
      ['is moved', 'update public.call_bookings set slot_no = 5 where phone = $1'],
    ])('that %s frees no place if there are more calls than places', async (_, leave) => {
      await read('update public.call_slots set capacity = 2 where slot_no = 3')
      for (const n of [1, 2]) await book(SAMPLES.call_bookings!(n))
      await read('update public.call_slots set capacity = 1, booked = 1 where slot_no = 3')

      expect(await does('administrator', leave, [phone(1)])).toBeUndefined()
      expect(await book(SAMPLES.call_bookings!(3))).toBe('PT409')
      await does('administrator', 'delete from public.call_bookings')
      expect(await booked(3)).toBe(0)
    })

    test('moves to a free slot, stays if the other slot is full, and may be moved to where it already is', async () => {
      await book({})
      await book({ ...SAMPLES.call_bookings!(2), slot_no: 4 })

      expect(await change({ action: 'move', slot_date: DAY, slot_no: 4 })).toBe('PT409')
      expect(await booked(3)).toBe(1)
      expect(await change({ action: 'move', slot_date: DAY, slot_no: 3 })).toBeUndefined()
      expect(await change({ action: 'move', slot_date: DAY, slot_no: 5 })).toBeUndefined()
      expect([await booked(3), await booked(5)]).toEqual([0, 1])
    })

    test('can no longer be changed once the call is over or done', async () => {
      await book({})
      await read(`update public.call_slots set slot_start = now() - interval '1 hour' where slot_no = 3`)
      expect(await change({ action: 'cancel' })).toBe('PT409')
      expect(await read('select is_coming from public.booking_by_token($1)', [uuid('0005', 1)])).toEqual([
        { is_coming: false },
      ])

      await read(`update public.call_slots set slot_start = now() + interval '1 hour' where slot_no = 3`)
      await does('administrator', `update public.call_bookings set status = 'done'`)
      expect(await change({ action: 'cancel' })).toBe('PT409')
      expect(await read('select status, is_coming from public.booking_by_token($1)', [uuid('0005', 1)])).toEqual([
        { status: 'done', is_coming: false },
      ])
    })

    test('needs a slot to be moved to, and none to be cancelled', async () => {
      await book({})

      expect(await change({ action: 'move' })).toBe('PT409')
      expect(await change({ action: 'cancel', slot_date: DAY, slot_no: 5 })).toBe('23514')
    })

    test('keeps only a digest of its token', async () => {
      await book({})

      expect(await read('select 1 from public.call_bookings where manage_token = $1', [uuid('0005', 1)])).toEqual([])
      expect(await read('select status from public.booking_by_token($1)', [uuid('0005', 1)])).toEqual([
        { status: 'booked' },
      ])
    })

    test('is shown for the one question that brings its link, and not for the next', async () => {
      await book({})
      await as(database.session, 'anonymous', async () => {
        expect(await read('select 1 from public.booking_by_token($1)', [uuid('0005', 1)])).toHaveLength(1)
        expect(await read('select reference from public.call_bookings')).toEqual([])
      })
    })

    test('from the same phone: at most three may be coming at once', async () => {
      for (const n of [1, 2, 3]) await book({ ...SAMPLES.call_bookings!(n), phone: phone(1), slot_no: n })

      expect(await book({ ...SAMPLES.call_bookings!(4), phone: phone(1), slot_no: 4 })).toBe('PT429')
      await change({ action: 'cancel' })
      expect(await book({ ...SAMPLES.call_bookings!(4), phone: phone(1), slot_no: 4 })).toBeUndefined()
    })

    test('is not refused because of calls that are over, however many', async () => {
      for (const n of [1, 2, 3]) await book({ ...SAMPLES.call_bookings!(n), phone: phone(1), slot_no: n })
      for (let n = 4; n <= 21; n++) await book({ ...SAMPLES.call_bookings!(n), slot_no: n, trap: 'I am a bot' })
      await read('update public.call_slots set capacity = 2 where slot_no < 3')
      for (const n of [22, 23]) await book({ ...SAMPLES.call_bookings!(n), slot_no: n - 21, trap: 'I am a bot' })
      await read(`update public.call_slots set slot_start = now() - interval '1 hour' where slot_no > 0`)

      const soon = { slot_no: 0 }
      expect(await book({ ...SAMPLES.call_bookings!(24), phone: phone(1), ...soon })).toBeUndefined()
      expect(await book({ ...SAMPLES.call_bookings!(25), ...soon, trap: 'I am a bot' })).toBeUndefined()
    })

    test('that is set aside does not count towards the three of others, nor reveal how many those are', async () => {
      const ofOne = (n: number, row = {}) => book({ ...SAMPLES.call_bookings!(n), phone: phone(1), slot_no: n, ...row })
      const answers = []
      for (const n of [1, 2, 3]) answers.push(await ofOne(n))
      for (const n of [4, 5, 6, 7]) answers.push(await ofOne(n, { trap: 'I am a bot' }))
      await change({ action: 'cancel' })
      answers.push(await ofOne(8))

      expect(answers).toEqual([...Array(6).fill(undefined), 'PT429', undefined])
    })

    test('of which a request asks for three does not reveal whether the number has a call', async () => {
      const three = () =>
        does(
          'anonymous',
          `insert into public.call_bookings (id, manage_token, slot_date, slot_no, full_name, phone, consent_version)
           select gen_random_uuid(), gen_random_uuid(), $1, n, 'Sample Person', $2, '2026-11-21'
             from generate_series(4, 6) n`,
          [DAY, phone(1)],
        )

      expect(await three()).toBe('PT413')
      await book({})
      expect(await three()).toBe('PT413')
    })

    test('that is set aside takes a place like others, but only while fewer than twenty of its kind are coming', async () => {
      const aside = (n: number) => book({ ...SAMPLES.call_bookings!(n), slot_no: n, trap: 'I am a bot' })
      for (let n = 1; n <= 20; n++) expect(await aside(n)).toBeUndefined()

      expect(await aside(21)).toBe('PT429')
      expect(await book({ ...SAMPLES.call_bookings!(22), slot_no: 21 })).toBeUndefined()
      await does('administrator', `update public.call_bookings set status = 'cancelled' where phone = $1`, [phone(3)])
      expect(await book({ ...SAMPLES.call_bookings!(21), slot_no: 3, trap: 'I am a bot' })).toBeUndefined()
    })

    test('finds the calls of its number by an index, however many others there are', async () => {
      const found = async () => {
        await read('select pg_stat_force_next_flush()')
        const [index] = await read<{ scans: number }>(
          `select pg_stat_get_numscans('public.call_bookings_phone_idx'::regclass)::int as scans`,
        )
        return index!.scans
      }
      await database.session.exec('set enable_seqscan = off')
      const before = await found()
      expect(await book({})).toBeUndefined()

      expect(await found()).toBeGreaterThan(before)
      await database.session.exec('reset enable_seqscan')
    })

    test('changed by an administrator keeps the count right, and a revived one needs a free place', async () => {
      await book({})
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)
      expect(await booked(3)).toBe(0)

      await book(SAMPLES.call_bookings!(2))
      expect(
        await does('administrator', `update public.call_bookings set status = 'booked' where phone = $1`, [phone(1)]),
      ).toBe('PT409')
      await does('administrator', 'delete from public.call_bookings where phone = $1', [phone(2)])
      expect(
        await does('administrator', `update public.call_bookings set status = 'booked' where phone = $1`, [phone(1)]),
      ).toBeUndefined()
      expect(await booked(3)).toBe(1)
    })

    test.each(['the owner', 'administrator'] as const)(
      'is not moved and cancelled in one change, whoever asks: %s',
      async person => {
        await book({}, 'the owner')
        await read('delete from public.outbox_messages')

        expect(await does(person, `update public.call_bookings set slot_no = 5, status = 'cancelled'`)).toBe('23514')
        expect([await booked(3), await booked(5)]).toEqual([1, 0])
        expect(await read('select kind from public.outbox_messages')).toEqual([])
      },
    )

    test('keeps its time while it is cancelled, so that its place is looked for where it was', async () => {
      await book({})
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)

      expect(await does('administrator', 'update public.call_bookings set slot_no = 5')).toBe('23514')
      expect(
        await does('administrator', `update public.call_bookings set slot_no = 5, status = 'booked'`),
      ).toBeUndefined()
      expect([await booked(3), await booked(5)]).toEqual([0, 1])
    })

    test('of a visitor with an account can be moved and cancelled by them, but not marked as done or annotated', async () => {
      await book({}, 'the owner')
      expect(await read('select user_id from public.call_bookings')).toEqual([{ user_id: OWNER }])

      expect(await does('the owner', `update public.call_bookings set status = 'done'`)).toBe('42501')
      expect(await does('the owner', `update public.call_bookings set notes = 'call me first'`)).toBe('42501')
      await read(`update public.call_slots set slot_start = now() - interval '1 hour' where slot_no = 3`)
      expect(await does('the owner', `update public.call_bookings set status = 'cancelled'`)).toBe('42501')
      await read(`update public.call_slots set slot_start = now() + interval '1 hour' where slot_no = 3`)
      expect(await does('the owner', 'update public.call_bookings set slot_no = 7')).toBeUndefined()
      expect(await does('the owner', `update public.call_bookings set status = 'cancelled'`)).toBeUndefined()
      expect([await booked(3), await booked(7)]).toEqual([0, 0])
    })
  })

  describe('a change of a call', () => {
    beforeEach(() =>
      read('insert into public.call_slots (slot_date, slot_no) select $1, n from generate_series(0, 21) n', [DAY]),
    )

    /** The messages written since the last look. */
    const told = async () =>
      (await read<{ kind: string }>('delete from public.outbox_messages returning kind')).map(({ kind }) => kind).sort()

    test('that a signed-in visitor makes is reported to them and to the team', async () => {
      await book({}, 'the owner')
      expect(await told()).toEqual(['booking-made', 'team-booking-made'])

      await does('the owner', 'update public.call_bookings set slot_no = 7')
      expect(await told()).toEqual(['booking-moved', 'team-booking-moved'])
      await does('the owner', `update public.call_bookings set status = 'cancelled'`)
      expect(await told()).toEqual(['booking-cancelled', 'team-booking-cancelled'])
      await does('the owner', 'delete from public.call_bookings')
      expect(await told()).toEqual([])
      await book({}, 'the owner')
      await told()
      await does('the owner', 'delete from public.call_bookings')
      expect(await told()).toEqual(['booking-cancelled', 'team-booking-cancelled'])
    })

    test('that the team makes is reported to the visitor while the call is still coming', async () => {
      await book({})
      await told()

      await does('administrator', `update public.call_bookings set notes = 'asks about dental'`)
      expect(await told()).toEqual([])
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)
      expect(await told()).toEqual(['booking-cancelled'])
      await does('administrator', `update public.call_bookings set status = 'booked'`)
      expect(await told()).toEqual(['booking-made'])
      await does('administrator', 'update public.call_bookings set slot_no = 9')
      expect(await told()).toEqual(['booking-moved'])
      await read(`update public.call_slots set slot_start = now() - interval '1 hour' where slot_no = 9`)
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)
      await does('administrator', 'delete from public.call_bookings')
      expect(await told()).toEqual([])
      // Nor one that took place, however it is tidied away.
      await book(SAMPLES.call_bookings!(2))
      await told()
      await read(`update public.call_slots set slot_start = now() - interval '1 hour' where slot_no = 3`)
      await does('administrator', 'delete from public.call_bookings')
      expect(await told()).toEqual([])
    })

    test('that administrators make to their own call is reported like anybody’s', async () => {
      await book({}, 'administrator')
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)

      expect(await told()).toEqual(['booking-cancelled', 'booking-made', 'team-booking-cancelled', 'team-booking-made'])
    })

    test('that corrects a call cancelled by mistake is accepted even after the call, if its place is still free', async () => {
      await book({})
      await read(`update public.call_slots set slot_start = now() - interval '1 hour', closed = true where slot_no = 3`)
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)

      expect(await does('administrator', `update public.call_bookings set status = 'booked'`)).toBeUndefined()
      expect(await booked(3)).toBe(1)
      await does('administrator', `update public.call_bookings set status = 'cancelled'`)
      expect(
        await does('administrator', `update public.call_bookings set status = 'booked', slot_no = 2`),
      ).toBeUndefined()
      expect(await does('administrator', 'update public.call_bookings set slot_no = 3')).toBe('PT409')
    })
  })
})
