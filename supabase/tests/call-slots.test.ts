import { beforeEach, describe, expect, test } from 'vitest'
import { addAccounts, as, refusal } from '../catalogue/people.ts'
import { insert, monday } from '../catalogue/samples.ts'
import { ENGINES, useEngine } from './engines.ts'

const DAY = monday(1)

describe.each(ENGINES)('the calendar of calls on $name', engine => {
  const database = useEngine(engine, addAccounts)
  const { read } = database
  /** As an administrator; kept, for the next look. */
  const change = (sql: string, params?: unknown[]) =>
    refusal(as(database.session, 'administrator', () => database.session.query(sql, params), { keep: true }))

  beforeEach(() => database.session.exec('delete from public.public_holidays; delete from public.call_slots'))

  const days = () =>
    read<{ day: string; slots: number; first: string; last: string }>(
      `select slot_date::text as day, count(*)::int as slots,
              to_char(min(slot_start at time zone 'Australia/Brisbane'), 'HH24:MI') as first,
              to_char(max(slot_start at time zone 'Australia/Brisbane'), 'HH24:MI') as last
         from public.call_slots group by 1 order by 1`,
    )

  test('opens 22 slots from 9:00 AM to 7:30 PM on each of the coming business days', async () => {
    expect(await change('select public.open_call_slots(10)')).toBeUndefined()
    const opened = await days()

    expect(opened).toHaveLength(10)
    for (const day of opened) expect(day).toMatchObject({ slots: 22, first: '09:00', last: '19:30' })
    expect(opened.map(({ day }) => new Date(day).getUTCDay()).filter(day => day === 0 || day === 6)).toEqual([])
  })

  // In one of the two it is always another day than in Greenwich.
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'begins with the day that it is in the office: %s',
    async zone => {
      await database.session.exec(`
      begin;
      create or replace function private.office_zone() returns text language sql immutable set search_path = '' as $$ select '${zone}' $$;
      select public.open_call_slots(1)`)
      const [opened] = await read<{ day: string; first: string }>(
        `select min(slot_date)::text as day, (select min(ahead)::date::text
                 from generate_series((now() at time zone $1)::date, (now() at time zone $1)::date + 2, '1 day') ahead
                where extract(isodow from ahead) < 6) as first
         from public.call_slots`,
        [zone],
      )
      await database.session.exec('rollback')

      expect(opened!.day).toBe(opened!.first)
    },
  )

  test('can be repeated: run again, it opens only what is missing', async () => {
    await read('select public.open_call_slots(9)')

    expect(await read('select public.open_call_slots(10) as opened')).toEqual([{ opened: 22 }])
    expect(await read('select public.open_call_slots(10) as opened')).toEqual([{ opened: 0 }])
  })

  test('leaves holidays out, closes days that become holidays later, and opens them again', async () => {
    await insert(database.session, 'public_holidays', { day: DAY, name: 'A holiday' })
    await insert(database.session, 'public_holidays', { day: monday(3), name: 'One on which we work', closed: false })
    await read('select public.open_call_slots(40)')
    expect((await days()).map(({ day }) => day)).not.toContain(DAY)
    expect((await days()).map(({ day }) => day)).toContain(monday(3))

    const later = monday(2)
    const closed = async () => {
      const slots = await read('select 1 from public.call_slots where closed and slot_date = $1', [later])
      return slots.length
    }
    await read('select public.open_call_slots(60)')
    await insert(database.session, 'public_holidays', { day: later, name: 'Another' })
    expect(await closed()).toBe(22)
    await read('update public.public_holidays set closed = false where day = $1', [later])
    expect(await closed()).toBe(0)
  })

  test('keeps the team’s decision about a slot on a holiday, whatever happens to the holiday', async () => {
    const isClosed = async (slot: number) =>
      (await read<{ closed: boolean }>('select closed from public.call_slots where slot_no = $1', [slot]))[0]?.closed
    const set = (slot: number, closed: boolean) =>
      change('update public.call_slots set closed = $1 where slot_no = $2', [closed, slot])
    for (const slot_no of [1, 2]) await insert(database.session, 'call_slots', { slot_date: DAY, slot_no })
    await insert(database.session, 'public_holidays', { day: DAY, name: 'A holiday' })

    await set(1, false)
    await set(2, false)
    await set(2, true)
    await change(`update public.public_holidays set name = 'Another name'`)
    expect([await isClosed(1), await isClosed(2)]).toEqual([false, true])
    await change('delete from public.public_holidays')
    expect([await isClosed(1), await isClosed(2)]).toEqual([false, true])
  })

  test('keeps closed what the team had closed when a holiday is removed again', async () => {
    await read(
      'insert into public.call_slots (slot_date, slot_no, closed) select $1, n, n < 2 from generate_series(0, 21) n',
      [DAY],
    )
    const closed = () => read('select slot_no from public.call_slots where closed order by 1')

    await insert(database.session, 'public_holidays', { day: DAY, name: 'A holiday' })
    expect(await closed()).toHaveLength(22)
    await read('update public.public_holidays set name = $1', ['Another name'])
    await read('delete from public.public_holidays')
    expect(await closed()).toEqual([{ slot_no: 0 }, { slot_no: 1 }])
  })

  test.each([
    ['the holiday is removed', 'delete from public.public_holidays'],
    ['the office is open on it after all', 'update public.public_holidays set closed = false'],
    ['the holiday is moved', 'update public.public_holidays set day = day + 7'],
  ])('a day that the team closes on a holiday, which had closed it, stays closed when %s', async (_, ending) => {
    await read('insert into public.call_slots (slot_date, slot_no) select $1, n from generate_series(0, 2) n', [DAY])
    await insert(database.session, 'public_holidays', { day: DAY, name: 'A holiday' })

    const [{ versions }] = (await read<{ versions: number[] }>(
      'select array_agg(version order by slot_no) as versions from public.call_slots',
    )) as [{ versions: number[] }]
    await change('select public.set_call_day($1, true, $2)', [DAY, versions])
    await change(ending)
    await read('select public.open_call_slots(60)')

    expect(await read('select slot_no from public.call_slots where slot_date = $1 and closed', [DAY])).toHaveLength(3)
  })

  test('a slot whose places alone were changed on a holiday opens again with the rest of its day', async () => {
    await insert(database.session, 'call_slots', { slot_date: DAY, slot_no: 1 })
    await insert(database.session, 'public_holidays', { day: DAY, name: 'A holiday' })

    await change('update public.call_slots set capacity = 5')
    await change('delete from public.public_holidays')

    expect(await read('select closed from public.call_slots')).toEqual([{ closed: false }])
  })

  test('has no slots on weekends', async () => {
    const saturday = new Date(Date.parse(DAY) + 5 * 86_400_000).toISOString().slice(0, 10)

    expect(await refusal(insert(database.session, 'call_slots', { slot_date: saturday, slot_no: 0 }))).toBe('23514')
  })
})
