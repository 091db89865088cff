import { beforeEach } from 'vitest'
import { addAccounts, as } from '../catalogue/people.ts'
import { insert, monday } from '../catalogue/samples.ts'
import type { OutboxMessage } from '../functions/drain-outbox/messages.ts'
import { type EngineKind, useEngine } from './engines.ts'

/** A database with accounts and slots to book, and its outbox, empty before each test, as its worker sees it. */
export function useOutbox(engine: EngineKind) {
  const database = useEngine(engine, addAccounts)
  const { read } = database
  const asServer = <Result>(work: () => Promise<Result>) => as(database.session, 'server', work, { keep: true })

  /** As an anonymous visitor sends it; it is kept. */
  const send = (table: string, row: Record<string, unknown>) =>
    as(database.session, 'anonymous', () => insert(database.session, table, row), { keep: true })

  /** As the edge function reaches the database. */
  const outbox = {
    claim: (without: string[] = []) =>
      asServer(() => read<OutboxMessage>('select * from public.claim_outbox(20, $1)', [without])),
    handBack: async (ids: number[]) => {
      await asServer(() => database.session.query('select public.hand_back_outbox($1)', [ids]))
    },
    settle: async (id: number, error: string | null, isForGood = false) => {
      await asServer(() => database.session.query('select public.settle_outbox($1, $2, $3)', [id, error, isForGood]))
    },
  }

  beforeEach(async () => {
    await database.session.exec(`
      delete from public.newsletter_subscriptions; delete from public.quote_requests;
      delete from public.booking_changes; delete from public.call_bookings; delete from public.contact_messages; delete from public.outbox_messages;
      update private.settings set team_email = 'team@example.com', sms_a_day = default, emails_a_day = default,
        team_emails_an_hour = default`)
    await database.session.query(
      'insert into public.call_slots (slot_date, slot_no) values ($1, 3), ($1, 5) on conflict do nothing',
      [monday(1)],
    )
  })

  return { database, read, send, outbox }
}
