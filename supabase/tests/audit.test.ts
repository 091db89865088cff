import { describe, expect, test } from 'vitest'
import { ADMIN, addAccounts, as, EVERYBODY, refusal } from '../catalogue/people.ts'
import { insert, monday, SAMPLES } from '../catalogue/samples.ts'
import { becomeOurs, type Session } from '../engines/engine.ts'
import { ENGINES, useEngine } from './engines.ts'

const DAY = monday(1)
const ALL_DAY = Array.from({ length: 22 }, (_, slot) => slot).join(',')

const prepare = async (session: Session) => {
  await becomeOurs(session)
  await addAccounts(session)
  await session.query(
    'insert into public.call_slots (slot_date, slot_no) select $1::date, no from generate_series(0, 21) no',
    [DAY],
  )
}

/** What the team or a visitor does to the slots, and what the audit trail says of it, newest first. */
const DONE: [title: string, sql: string, traces: object[]][] = [
  [
    'a slot that gets another place',
    `update public.call_slots set capacity = 5 where slot_date = '${DAY}' and slot_no = 3`,
    [slots('UPDATE', '3', ['capacity'], { capacity: 2 }, { capacity: 5 })],
  ],
  [
    'a slot that is closed and gets another place',
    `update public.call_slots set capacity = 5, closed = true where slot_date = '${DAY}' and slot_no = 3`,
    [slots('UPDATE', '3', ['capacity', 'closed'], { capacity: 2, closed: false }, { capacity: 5, closed: true })],
  ],
  [
    'a day that is closed, as one line',
    `select public.set_call_day('${DAY}', true, array_fill(1, array[22]))`,
    [slots('UPDATE', ALL_DAY, ['closed'], { closed: false }, { closed: true })],
  ],
  [
    'a day whose slots are taken out',
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
    'a holiday on which the office works after all',
    `insert into public.public_holidays (day, name) values ('${DAY}', 'Show Day');
     update public.public_holidays set closed = false where day = '${DAY}'`,
    [
      slots('UPDATE', ALL_DAY, ['closed'], { closed: true }, { closed: false }),
      holiday('UPDATE', ['closed'], { closed: true }, { closed: false }),
      slots('UPDATE', ALL_DAY, ['closed'], { closed: false }, { closed: true }),
      holiday('INSERT', null, null, { name: 'Show Day', closed: true }),
    ],
  ],
  ['a change that changes nothing', `update public.call_slots set capacity = 2 where slot_date = '${DAY}'`, []],
]

describe.each(ENGINES)('the audit trail on $name', engine => {
  const database = useEngine(engine, prepare)
  const read = async <Row>(sql: string) => (await database.session.query<Row>(sql)).rows
  const tracesSince = (last: number) =>
    read<object>(
      `select actor, action, table_name, row_id, changed, before, after from public.audit_trail() where id > ${last}`,
    )
  const lastTrace = async () =>
    (await read<{ id: number }>('select coalesce(max(id), 0)::int as id from private.audit_log'))[0]!.id

  test.each(DONE)('tells of %s who did it, what it was before and what it is now', async (_, sql, traces) => {
    await as(database.session, 'administrator', async () => {
      const before = await lastTrace()
      await database.session.exec(sql)

      expect(await tracesSince(before)).toEqual(traces)
    })
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

  test.each(EVERYBODY.filter(person => person !== 'administrator' && person !== 'server'))(
    '%s changes no slot, leaves no trace and reads none',
    async person => {
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
    },
  )

  test('names no administrator for what the database does by itself', async () => {
    await database.session.exec('begin; select private.daily_upkeep()')
    const [newest] = await read<{ actor: string | null; table_name: string }>(
      'select actor, table_name from private.audit_log order by id desc limit 1',
    )
    await database.session.exec('rollback')

    expect(newest).toEqual({ actor: null, table_name: 'call_slots' })
  })
})

function slots(action: string, numbers: string, changed: string[] | null, before: object | null, after: object | null) {
  return { actor: ADMIN, action, table_name: 'call_slots', row_id: `${DAY} ${numbers}`, changed, before, after }
}

function holiday(action: string, changed: string[] | null, before: object | null, after: object | null) {
  return { actor: ADMIN, action, table_name: 'public_holidays', row_id: DAY, changed, before, after }
}
