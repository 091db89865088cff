import { expect, test } from 'vitest'
import { inWords, whoIn } from './trace.ts'

const trace = { before: null, after: null, changed: null }

test.each([
  [
    'a slot that was closed',
    {
      action: 'UPDATE',
      table_name: 'call_slots',
      row_id: '2026-12-02 0',
      before: { closed: false },
      after: { closed: true },
    },
    ['Times for calls changed', '2 December 2026, 9:00 AM', 'Taking calls: yes, now no'],
  ],
  [
    'places of many slots',
    {
      action: 'UPDATE',
      table_name: 'call_slots',
      row_id: '2026-12-02 0,1,21',
      before: { capacity: 2 },
      after: { capacity: 3 },
    },
    ['Times for calls changed', '2 December 2026, 3 times from 9:00 AM to 7:30 PM', 'Places: 2, now 3'],
  ],
  [
    'slots that were opened',
    { action: 'INSERT', table_name: 'call_slots', row_id: '2026-12-02 0,1', after: { capacity: 2, closed: false } },
    ['Times for calls added', '2 December 2026, 2 times from 9:00 AM to 9:30 AM', 'Places: 2; Taking calls: yes'],
  ],
  [
    'a holiday that was taken out',
    {
      action: 'DELETE',
      table_name: 'public_holidays',
      row_id: '2026-12-25',
      before: { name: 'Christmas Day', closed: true },
    },
    ['Holiday deleted', '25 December 2026', 'Taking calls: no; Name: Christmas Day'],
  ],
  [
    'a call that was moved',
    {
      action: 'UPDATE',
      table_name: 'call_bookings',
      row_id: 'HC-0000-0000',
      changed: ['slot_date', 'slot_no'],
      before: { slot_date: '2026-12-02', slot_no: 0 },
      after: { slot_date: '2026-12-03', slot_no: 21 },
    },
    ['Call changed', 'HC-0000-0000', 'Day: 2 December 2026, now 3 December 2026; Time: 9:00 AM, now 7:30 PM'],
  ],
  [
    'columns whose values are not kept',
    { action: 'UPDATE', table_name: 'quote_requests', row_id: 'some-id', changed: ['best_time', 'status'] },
    ['Request changed', 'some-id', 'best time, status'],
  ],
  [
    'a status with its values, beside notes without',
    {
      action: 'UPDATE',
      table_name: 'quote_requests',
      row_id: 'HC-0000-0000',
      changed: ['notes', 'status'],
      before: { status: 'new' },
      after: { status: 'contacted' },
    },
    ['Request changed', 'HC-0000-0000', 'Status: New, now Contacted; notes'],
  ],
  [
    'a list that was saved as a file',
    {
      action: 'INSERT',
      table_name: 'data_requests',
      row_id: '7',
      after: { kind: 'list', list: 'call_bookings', entries: 1200 },
    },
    ['Calls saved as a file', 'Entry 7 of the log of personal data', '1,200 rows'],
  ],
  [
    'a person who was erased',
    {
      action: 'INSERT',
      table_name: 'data_requests',
      row_id: '8',
      after: { kind: 'erase', list: null, entries: null },
    },
    ['A person’s data was erased', 'Entry 8 of the log of personal data', ''],
  ],
  [
    'a table without a name of ours',
    { action: 'DELETE', table_name: 'something_new', row_id: '1' },
    ['something_new deleted', '1', ''],
  ],
])('%s is told in plain words', (_, told, [what, which, how]) => {
  expect(inWords({ ...trace, ...told })).toEqual({ what, which, how })
})

test.each([
  [{ actor: 'me', actor_email: 'me@example.com', db_role: 'authenticated' }, 'you'],
  [{ actor: 'them', actor_email: 'them@example.com', db_role: 'authenticated' }, 'them@example.com'],
  [{ actor: 'somebody', actor_email: null, db_role: 'authenticated' }, 'account somebody'],
  [{ actor: null, actor_email: null, db_role: 'anon' }, 'a visitor'],
  [{ actor: null, actor_email: null, db_role: 'postgres' }, 'the system'],
])('%o was done by %s', (told, who) => {
  expect(whoIn(told, 'me')).toBe(who)
})
