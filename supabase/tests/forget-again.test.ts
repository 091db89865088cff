import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { addSamples, phone } from '../catalogue/samples.ts'
import { readMigrations } from '../local/migrations.ts'
import { ENGINES, useEngine } from './engines.ts'

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addSamples)
  const { read } = database

  // No row has both that address and that number: the call has no address, and the request has another.
  test.each([
    ['address', null, ''],
    ['address and number', phone(1), ''],
    ['address, once they had their messages', null, 'select public.settle_outbox(id) from public.outbox_messages;'],
  ])('what a backup brings back is deleted again, nothing else, and nobody is told: by %s', async (_, number, had) => {
    const [takeDown, putBack] = readFileSync('supabase/load-log.sql', 'utf8')
      .replace(/^(begin|commit);$/gm, '')
      .split('\\i log.sql\n')
    const { exec } = database.session
    const withLog = async (log: string, rows: object[]) =>
      read(
        `insert into ${log} overriding system value
         select * from jsonb_populate_recordset(null::${log}, $1) on conflict do nothing`,
        [JSON.stringify(rows)],
      )
    const rows = (sql: string) => read<{ row: object }>(`select to_jsonb(t) as row from ${sql} t`)
    const lines = async () => (await rows('private.audit_log')).length
    const counts = async () =>
      read(`select (select count(*) from public.quote_requests)::int as requests,
                   (select count(*) from public.call_bookings)::int as calls,
                   (select count(*) from public.contact_messages)::int as messages,
                   (select count(*) from public.newsletter_subscriptions)::int as subscribers`)
    const written = () =>
      read<{ kind: string; recipient: string }>('select kind, recipient from public.outbox_messages order by id')
    await exec(`
      begin;
      ${had}
      select public.erase_person('stranger@example.com');
      insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'stranger@example.com', now() + interval '1 minute');
      insert into auth.audit_log_entries (payload, created_at)
      select json_build_object('action', 'login', 'actor_id', coalesce(id::text, 'gone'), 'actor_username', username),
             now() + later * interval '1 minute'
        from (values ('owner@example.com', 0), ('owner@example.com', 2), ('stranger@example.com', 1),
                     ('admin@example.com', 0), ('gone@example.com', 0)) used (username, later)
        left join auth.users on email = username;
      insert into private.admins (user_id) select id from auth.users where email = 'owner@example.com';
      savepoint backup`)
    const before = await counts()
    const kept = await lines()
    const waiting = await written()
    // One leaves the team and is erased, another leaves, and a third is back.
    await exec(`
      delete from private.admins;
      insert into private.admins (user_id) select id from auth.users where email = 'admin@example.com'`)
    await read('select public.erase_person($1, $2)', ['owner@example.com', number])
    // Of whom only Auth's own log tells: their account was never confirmed.
    await read('select public.erase_person($1)', ['gone@example.com'])
    await exec(`
      delete from public.newsletter_subscriptions where email = 'sample2@example.com'`)
    const [audit, asked] = [await rows('private.audit_log'), await rows('public.data_requests')]
    // Somebody works in the restored database before the log is loaded: their lines have the numbers of lost ones.
    await exec(`
      rollback to savepoint backup;
      select setval(pg_get_serial_sequence('private.audit_log', 'id'), max(id)) from private.audit_log;
      select setval(pg_get_serial_sequence('public.data_requests', 'id'), max(id)) from public.data_requests;
      do $$ begin
        for n in 1..20 loop update public.offers set title = 'Offer ' || n; end loop;
      end $$;
      insert into public.data_requests (kind, list, entries) values ('list', 'call_bookings', 1)`)
    const since = (await lines()) - kept
    await exec(takeDown!)
    await withLog(
      'private.audit_log',
      audit.map(({ row }) => row),
    )
    await withLog(
      'public.data_requests',
      asked.map(({ row }) => row),
    )
    await exec(putBack!)
    await exec('set local session_replication_role = origin')
    expect(await lines()).toBe(audit.length + since)
    expect(await rows('public.data_requests')).toHaveLength(asked.length + 1)
    expect(await counts()).toEqual(before)
    // In this test's transaction, which is undone.
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
    expect(await read('select email from private.admins join auth.users on id = user_id')).toEqual([
      { email: 'admin@example.com' },
    ])
    // Auth's own log forgets them too, up to the erasure.
    expect(
      await read(
        `select payload ->> 'actor_username' as who from auth.audit_log_entries order by created_at, payload ->> 'actor_username'`,
      ),
    ).toEqual(['admin', 'stranger', 'owner'].map(name => ({ who: `${name}@example.com` })))
    await exec('rollback')
  })
})

test('what an erasure deletes is also deleted again after a restore, in each table', () => {
  const sql = readMigrations().map(migration => migration.sql)
  // The newest definition is the one in force.
  const definitions = sql.join('\n').split(/create (?:or replace )?function public\.erase_person\(/)
  const [erase] = definitions.at(-1)!.split('end $$')
  const emptied = [...erase!.matchAll(/delete from public\.(\w+)/g)].map(([, table]) => table!)
  const again = readFileSync('supabase/forget-again.sql', 'utf8')

  expect(emptied).toContain('quote_requests')
  expect(emptied.filter(table => !again.includes(`delete from public.${table} `))).toEqual([])
})
