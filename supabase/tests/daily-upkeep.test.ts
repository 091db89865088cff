import { describe, expect, onTestFinished, test } from 'vitest'
import { addSamples } from '../catalogue/samples.ts'
import { type OutboxMessage, write } from '../functions/drain-outbox/messages.ts'
import { ENGINES, useEngine } from './engines.ts'

describe.each(ENGINES)('a step of the daily upkeep that fails, on $name,', engine => {
  const database = useEngine(engine, addSamples)
  const read = async <Row>(sql: string) => (await database.session.query<Row>(sql)).rows

  /** Requests are past their time, and so is what the steps after theirs delete. */
  async function begin() {
    onTestFinished(async () => void (await database.session.exec('rollback')))
    await database.session.exec(`begin;
      update private.settings set team_email = 'team@example.com';
      update public.quote_requests set created_at = now() - interval '25 months';
      update public.contact_messages set created_at = now() - interval '25 months';
      update public.unsubscribe_requests set created_at = now() - interval '13 months'`)
  }

  const refer = (deferrable = '') =>
    database.session.exec(`
      create table public.operators_own (request_id uuid references public.quote_requests ${deferrable});
      insert into public.operators_own select id from public.quote_requests`)

  async function expectTheOthersDone() {
    expect(await read('select distinct slot_date from public.call_slots where slot_no = 21')).toHaveLength(15)
    expect(await read('select 1 from public.contact_messages')).toEqual([])
    expect(await read('select 1 from public.unsubscribe_requests')).toEqual([])
    expect(await read('select 1 from public.quote_requests')).toHaveLength(2)
  }

  const upkeep = () => read<{ failed: string[] }>('select private.daily_upkeep() as failed')
  const told = () =>
    read<OutboxMessage>(
      `select m.kind, m.channel, m.recipient, m.data || to_jsonb(s) as data
         from public.outbox_messages m, private.settings s where m.kind like 'team-upkeep%'`,
    )

  test.each([
    ['at once', ''],
    ['when all is done', 'deferrable initially deferred'],
  ])(
    'because of a key of the operator’s own, checked %s, undoes no other; the team is told, and who runs it sees why',
    async (_, deferrable) => {
      await begin()
      await refer(deferrable)
      const answer = await upkeep()
      const messages = await told()

      await expectTheOthersDone()
      expect(answer).toEqual([
        {
          failed: [
            expect.stringMatching(/^select public\.purge_expired\(now\(\), 'quote_requests'\): .*operators_own/),
          ],
        },
      ])
      expect(messages.map(message => message.recipient)).toEqual(['team@example.com'])
      expect(write(messages[0]!).text).toContain(`public.purge_expired(now(), 'quote_requests')`)
    },
  )

  test('because one account cannot be deleted, undoes no other; the team is told, and who runs it sees why', async () => {
    await begin()
    await database.session.exec(`
      insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'held@example.com', now() - interval '8 days');
      create table public.operators_own (user_id uuid references auth.users);
      insert into public.operators_own select id from auth.users where email = 'held@example.com'`)
    const answer = await upkeep()
    const messages = await told()

    expect(await read('select 1 from public.quote_requests')).toEqual([])
    expect(answer).toEqual([
      { failed: [expect.stringMatching(/^select private\.purge_accounts\(\): .+ kept: 1, .+operators_own/)] },
    ])
    expect(messages.map(message => message.recipient)).toEqual(['team@example.com'])
    expect(write(messages[0]!).text).toContain('private.purge_accounts()')
  })

  test('undoes no other even if the team cannot be told', async () => {
    await begin()
    await refer()
    await database.session.exec(`alter table public.outbox_messages add check (kind not like 'team-upkeep%')`)
    const [answer] = await upkeep()

    await expectTheOthersDone()
    expect(answer?.failed).toHaveLength(1)
  })

  test('because it is cancelled, as by a time limit, undoes no other', async () => {
    await begin()
    await database.session.exec(`
      create function public.operators_own() returns trigger language plpgsql as
        $$ begin raise exception sqlstate '57014' using message = 'canceling statement'; end $$;
      create trigger operators_own before delete on public.quote_requests
        for each row execute function public.operators_own()`)
    const answer = await upkeep()

    await expectTheOthersDone()
    expect(answer).toEqual([{ failed: [expect.stringContaining(`'quote_requests'): canceling statement`)] }])
  })
})
