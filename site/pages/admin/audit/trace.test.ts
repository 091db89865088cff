import { expect, test } from 'vitest'
import { inWords, whoIn } from './trace.ts'

const trace = { before: null, after: null, changed: null }

test.each([
  [
    'closing a slot',
    {
      action: 'UPDATE',
      table_name: 'call_slots',
      row_id: '2026-12-02 0',
      before: { closed: false },
      after: { closed: true },
    },
    ['Call times changed', '2 December 2026, 9:00 AM', 'Taking calls: yes, now no'],
  ],
  [
    'closing a slot that a holiday had closed',
    {
      action: 'UPDATE',
      table_name: 'call_slots',
      row_id: '2026-12-02 0',
      changed: ['closed_by_holiday'],
      before: { closed_by_holiday: true },
      after: { closed_by_holiday: false },
    },
    ['Call times changed', '2 December 2026, 9:00 AM', 'Closed by: the holiday, now the team'],
  ],
  [
    'the places of several slots',
    {
      action: 'UPDATE',
      table_name: 'call_slots',
      row_id: '2026-12-02 0,1,21',
      before: { capacity: 2 },
      after: { capacity: 3 },
    },
    ['Call times changed', '2 December 2026, 3 times from 9:00 AM to 7:30 PM', 'Places: 2, now 3'],
  ],
  [
    'opening slots',
    { action: 'INSERT', table_name: 'call_slots', row_id: '2026-12-02 0,1', after: { capacity: 2, closed: false } },
    ['Call times added', '2 December 2026, 2 times from 9:00 AM to 9:30 AM', 'Places: 2; Taking calls: yes'],
  ],
  [
    'removing a holiday',
    {
      action: 'DELETE',
      table_name: 'public_holidays',
      row_id: '2026-12-25',
      before: { name: 'Christmas Day', closed: true },
    },
    ['Holiday deleted', '25 December 2026', 'Taking calls: no; Name: Christmas Day'],
  ],
  [
    'moving a call',
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
    'a change to columns whose values are not kept',
    { action: 'UPDATE', table_name: 'quote_requests', row_id: 'some-id', changed: ['best_time', 'status'] },
    ['Request changed', 'some-id', 'best time, status'],
  ],
  [
    'a status with its values, and notes without theirs',
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
    'saving a list as a file',
    {
      action: 'INSERT',
      table_name: 'data_requests',
      row_id: '7',
      after: { kind: 'list', list: 'call_bookings', entries: 1200 },
    },
    ['Calls saved as a file', 'Entry 7 in the personal data log', '1,200 rows'],
  ],
  [
    'saving one row as a file',
    {
      action: 'INSERT',
      table_name: 'data_requests',
      row_id: '7',
      after: { kind: 'list', list: 'contact_messages', entries: 1 },
    },
    ['Messages saved as a file', 'Entry 7 in the personal data log', '1 row'],
  ],
  [
    'exporting a person',
    {
      action: 'INSERT',
      table_name: 'data_requests',
      row_id: '8',
      after: { kind: 'export', list: null, entries: null },
    },
    ['A person’s data was exported', 'Entry 8 in the personal data log', ''],
  ],
  [
    'erasing a person',
    {
      action: 'INSERT',
      table_name: 'data_requests',
      row_id: '8',
      after: { kind: 'erase', list: null, entries: null },
    },
    ['A person’s data was erased', 'Entry 8 in the personal data log', ''],
  ],
  [
    'deleting a message that could not be sent',
    { action: 'DELETE', table_name: 'outbox_messages', row_id: '9', before: { kind: 'booking-cancelled' } },
    ['Outgoing message deleted', '9', 'Kind: booking cancelled'],
  ],
  [
    'a change to a table that we have no name for',
    { action: 'DELETE', table_name: 'something_new', row_id: '1' },
    ['something_new deleted', '1', ''],
  ],
])('%s is described in plain words', (_, told, [what, which, how]) => {
  expect(inWords({ ...trace, ...told })).toEqual({ what, which, how })
})

const BY_SERVER = { actor: null, actor_email: null, db_role: 'service_role' }

test.each([
  [{ actor: 'me', actor_email: 'me@example.com', db_role: 'authenticated' }, 'you'],
  [{ actor: 'them', actor_email: 'them@example.com', db_role: 'authenticated' }, 'them@example.com'],
  [{ actor: 'somebody', actor_email: null, db_role: 'authenticated' }, 'account somebody'],
  [{ actor: null, actor_email: null, db_role: 'anon' }, 'a visitor'],
  [{ actor: null, actor_email: null, db_role: 'postgres' }, 'the system'],
  // By the button of a mail program; the other two are not.
  [{ ...BY_SERVER, table_name: 'newsletter_subscriptions', action: 'DELETE' }, 'a visitor'],
  [{ ...BY_SERVER, table_name: 'newsletter_subscriptions', action: 'UPDATE' }, 'the system'],
  [{ ...BY_SERVER, table_name: 'quote_requests', action: 'DELETE' }, 'the system'],
])('%o was done by %s', (told, who) => {
  expect(whoIn(told, 'me')).toBe(who)
})
