import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addSamples, phone } from '../catalogue/samples.ts'
import { ENGINES, useEngine } from './engines.ts'

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addSamples)
  const read = async <Row>(sql: string, params?: unknown[]) => (await database.session.query<Row>(sql, params)).rows

  // Nothing has the number beside that address: the call has no address, and the request another.
  test.each([
    ['address', null],
    ['address and number', phone(1)],
  ])('what a backup brings back is deleted again, nothing else, and nobody is told: by %s', async (_, number) => {
    const { exec } = database.session
    const withLog = async (log: string, rows: object[]) =>
      read(
        `insert into ${log} overriding system value
         select * from jsonb_populate_recordset(null::${log}, $1) on conflict do nothing`,
        [JSON.stringify(rows)],
      )
    const rows = (sql: string) => read<{ row: object }>(`select to_jsonb(t) as row from ${sql} t`)
    const counts = async () =>
      read(`select (select count(*) from public.quote_requests)::int as requests,
                   (select count(*) from public.call_bookings)::int as calls,
                   (select count(*) from public.contact_messages)::int as messages,
                   (select count(*) from public.newsletter_subscriptions)::int as subscribers`)
    const written = () =>
      read<{ kind: string; recipient: string }>('select kind, recipient from public.outbox_messages order by id')
    await exec(`
      begin;
      select public.erase_person('stranger@example.com');
      insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'stranger@example.com', now() + interval '1 minute');
      savepoint backup`)
    const before = await counts()
    const waiting = await written()
    await read('select public.erase_person($1, $2)', ['owner@example.com', number])
    await exec(`
      delete from public.newsletter_subscriptions where email = 'sample2@example.com'`)
    const [audit, asked] = [await rows('private.audit_log'), await rows('public.data_requests')]
    await exec('rollback to savepoint backup; set local session_replication_role = replica')
    await withLog(
      'private.audit_log',
      audit.map(({ row }) => row),
    )
    await withLog(
      'public.data_requests',
      asked.map(({ row }) => row),
    )
    await exec('set local session_replication_role = origin')
    expect(await counts()).toEqual(before)
    // Here it is undone.
    await exec(readFileSync('supabase/forget-again.sql', 'utf8').replace(/^(begin|commit);$/gm, ''))

    expect(await counts()).toEqual([{ requests: 1, calls: 1, messages: 2, subscribers: 1 }])
    const theirs = [
      `quote-received sample1@example.com`,
      `booking-made ${phone(1)}`,
      'newsletter-welcome sample2@example.com',
    ]
    expect(await written()).toEqual(waiting.filter(({ kind, recipient }) => !theirs.includes(`${kind} ${recipient}`)))
    expect(await read('select email from auth.users order by email')).toEqual(
      ['admin', 'other', 'stranger'].map(name => ({ email: `${name}@example.com` })),
    )
    await exec('rollback')
  })
})
