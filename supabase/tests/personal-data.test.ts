import { describe, expect, test } from 'vitest'
import { ADMIN, as, OTHER_ADMIN, OWNER, refusal } from '../catalogue/people.ts'
import { addSamples, insert, monday, phone, SAMPLES, uuid } from '../catalogue/samples.ts'
import type { Session } from '../engines/engine.ts'
import { ENGINES, useEngine } from './engines.ts'

test('each sample with an address or a number is about the person who is exported and erased below', () => {
  const own = ['private.team_addresses']
  const about = Object.entries(SAMPLES)
    .filter(([table]) => !own.includes(table))
    .map(([table, sample]) => ({ table, ...sample(1) }) as { table: string; email?: string; phone?: string })

  expect(about.filter(({ email }) => email && email !== 'sample1@example.com')).toEqual([])
  expect(about.filter(row => row.phone && row.phone !== phone(1))).toEqual([])
})

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, addSamples)
  const { read } = database
  const asAdmin = <Result>(work: () => Promise<Result>) => as(database.session, 'administrator', work)

  describe('one person', () => {
    test('is exported completely, and nobody else with them', async () => {
      const [given] = await asAdmin(() =>
        read<{ data: Record<string, object[]> }>('select public.export_person($1, $2) as data', [
          ' Sample1@Example.com ',
          phone(1),
        ]),
      )
      const exported = given?.data

      expect(exported?.quote_requests).toMatchObject([{ email: 'sample1@example.com', phone: phone(1), state: 'QLD' }])
      expect(exported?.call_bookings).toHaveLength(1)
      expect(exported?.contact_messages).toHaveLength(1)
      expect(exported?.newsletter_subscriptions).toHaveLength(1)
      expect(JSON.stringify(exported)).not.toContain('sample2@example.com')
      // Neither the key to a call nor what lists are sorted by is told about a person.
      expect(JSON.stringify(exported)).not.toMatch(/manage_token|_key"/)
    })

    test('is exported with their account and what they sent while signed in to it', async () => {
      const [given] = await asAdmin(() =>
        read<{ data: Record<string, object[]> }>(`select public.export_person('Owner@example.com') as data`),
      )

      expect(given?.data.accounts).toMatchObject([{ id: OWNER, email: 'owner@example.com' }])
      expect(given?.data.quote_requests).toMatchObject([{ phone: phone(1) }])
      expect(given?.data.call_bookings).toMatchObject([{ phone: phone(1) }])
    })

    test('gets what the log says that they changed while signed in, which an administrator is not told of the team’s work', async () => {
      await asAdmin(async () => {
        await database.session.exec('reset role')
        const change = (account: string, sql: string) =>
          database.session.exec(`select set_config('request.jwt.claims', '{"sub":"${account}"}', true); ${sql}`)
        await change(OWNER, `update public.quote_requests set full_name = 'Other' where user_id = '${OWNER}'`)
        await change(OTHER_ADMIN, `update public.quote_requests set notes = 'called' where user_id = '${OWNER}'`)
        const changesOf = async (email: string) => {
          const sql = `select public.export_person($1) -> 'accounts' -> 0 -> 'changes' as changes`
          return (await read<{ changes: object[] }>(sql, [email]))[0]?.changes
        }

        expect(await changesOf('owner@example.com')).toEqual([
          { at: expect.any(String), action: 'UPDATE', table: 'quote_requests', changed: ['full_name'] },
        ])
        expect(await changesOf('other@example.com')).toEqual([])
      })
    })

    test('is erased by the account’s address alone, including calls that name only a phone', async () => {
      await asAdmin(async () => {
        const [erased] = await read<{ deleted: object }>(`select public.erase_person('owner@example.com') as deleted`)
        await database.session.exec('reset role')

        expect(erased?.deleted).toMatchObject({ accounts: 1, quote_requests: 1, call_bookings: 1 })
        expect(await namesAnywhere(database.session, phone(1))).toEqual([])
        expect(await read('select 1 from auth.users where id = $1', [OWNER])).toEqual([])
      })
    })

    test('is erased by a number alone, including copies of messages sent to the address beside it', async () => {
      await asAdmin(async () => {
        await database.session.exec('reset role')
        const request = { ...SAMPLES.quote_requests!(6), email: 'beside@example.com' }
        await insert(database.session, 'quote_requests', request)
        await database.session.exec('select public.settle_outbox(id) from public.outbox_messages')
        expect(await namesAnywhere(database.session, 'beside@example.com')).toContain('public.outbox_messages')
        await read('select public.erase_person(null, $1)', [phone(6)])

        expect(await namesAnywhere(database.session, 'beside@example.com')).toEqual([])
      })
    })

    test('is exported and erased without what was sent to the address beside theirs for another reason', async () => {
      await asAdmin(async () => {
        await database.session.exec('reset role')
        const request = { ...SAMPLES.quote_requests!(6), email: 'beside@example.com' }
        await insert(database.session, 'quote_requests', request)
        await insert(database.session, 'newsletter_subscriptions', {
          ...SAMPLES.newsletter_subscriptions!(6),
          email: 'beside@example.com',
        })
        await database.session.exec('select public.settle_outbox(id) from public.outbox_messages')
        const kinds = () => read("select kind from public.outbox_messages where recipient = 'beside@example.com'")

        const [given] = await read<{ data: Record<string, object[]> }>(
          'select public.export_person(null, $1) as data',
          [phone(6)],
        )
        expect(given?.data.outbox_messages).toMatchObject([{ kind: 'quote-received' }])

        const [erased] = await read<{ deleted: object }>('select public.erase_person(null, $1) as deleted', [phone(6)])
        expect(erased?.deleted).toMatchObject({ outbox_messages: 1 })
        expect(await kinds()).toEqual([{ kind: 'newsletter-welcome' }])
      })
    })

    test('is found by their account’s number, with everything under the address that it has confirmed, and no other', async () => {
      const confirmed = (column: string) =>
        asAdmin(async () => {
          await database.session.exec('reset role')
          await read(
            `update auth.users set email = 'sample1@example.com', phone = $2, ${column} = now() where id = $1`,
            [OWNER, phone(7).slice(1)],
          )
          const [told] = await read<{ given: Record<string, object[]>; erased: object }>(
            'select public.export_person(null, $1) as given, public.erase_person(null, $1) as erased',
            [phone(7)],
          )
          return { given: told!.given, erased: told!.erased, left: await namesAnywhere(database.session, 'sample1@') }
        })

      const { given, erased, left } = await confirmed('email_confirmed_at')
      expect(given.newsletter_subscriptions).toHaveLength(1)
      expect(given.contact_messages).toHaveLength(1)
      expect(erased).toMatchObject({ accounts: 1, newsletter_subscriptions: 1, contact_messages: 1 })
      expect(left).toEqual([])
      // Anybody can sign up with another person's address; they must first show that it is theirs.
      expect((await confirmed('phone_confirmed_at')).erased).toMatchObject({
        accounts: 1,
        newsletter_subscriptions: 0,
        contact_messages: 0,
      })
    })

    test('gets when and from where they signed in, as long as Auth keeps it', async () => {
      await asAdmin(async () => {
        await database.session.exec('reset role')
        for (const payload of [
          { action: 'login', actor_id: OWNER, actor_username: 'owner@example.com' },
          { action: 'user_modified', actor_id: ADMIN, traits: { user_email: 'owner@example.com' } },
          { action: 'login', actor_id: ADMIN, actor_username: 'admin@example.com' },
        ])
          await read(
            `insert into auth.audit_log_entries (payload, ip_address, created_at) values ($1, '192.0.2.7', clock_timestamp())`,
            [JSON.stringify(payload)],
          )
        const [given] = await read<{ log: object[] }>(
          `select public.export_person('owner@example.com') -> 'account_log' as log`,
        )

        expect(given?.log).toEqual([
          { action: 'login', ip_address: '192.0.2.7', created_at: expect.any(String) },
          { action: 'user_modified', ip_address: null, created_at: expect.any(String) },
        ])
      })
    })

    test('gets where they are signed in, as long as they stay signed in', async () => {
      await asAdmin(async () => {
        await database.session.exec('reset role')
        for (const account of [OWNER, ADMIN])
          await read(
            `insert into auth.sessions (id, user_id, created_at, refreshed_at, user_agent, ip)
             values (gen_random_uuid(), $1, now(), now()::timestamp, 'a browser', '192.0.2.7')`,
            [account],
          )
        const [told] = await read<{ sessions: object[]; erased: object }>(
          `select public.export_person('owner@example.com') -> 'account_sessions' as sessions,
                  public.erase_person('owner@example.com') as erased`,
        )

        expect(told?.sessions).toEqual([
          {
            created_at: expect.any(String),
            refreshed_at: expect.any(String),
            ip_address: '192.0.2.7',
            user_agent: 'a browser',
          },
        ])
        expect(told?.erased).toMatchObject({ accounts: 1, account_sessions: 1 })
        expect(await read('select user_id from auth.sessions')).toEqual([{ user_id: ADMIN }])
      })
    })

    test('is searched for by indexes, however much is kept about others', async () => {
      const indexes = [
        'quote_requests_email_idx',
        'quote_requests_phone_idx',
        'call_bookings_phone_idx',
        'contact_messages_email_idx',
        'newsletter_subscriptions_email_key',
        'outbox_messages_recipient_idx',
      ]
      const used = async () => {
        await read('select pg_stat_force_next_flush()')
        return read<{ name: string; scans: number }>(
          `select name, pg_stat_get_numscans(('public.' || name)::regclass)::int as scans
             from unnest($1::text[]) name`,
          [indexes],
        )
      }
      await database.session.exec('set enable_seqscan = off')
      const before = await used()
      await asAdmin(() => read('select public.export_person($1, $2)', ['sample1@example.com', phone(1)]))
      const after = await used()
      await database.session.exec('reset enable_seqscan')

      expect(after.filter(({ scans }, n) => scans === before[n]?.scans)).toEqual([])
    })

    test('is shown with what an erasure leaves: data under a number or address that only their requests name', async () => {
      await asAdmin(async () => {
        const stays = (email: string | null, number: string | null) =>
          read('select phones, emails from public.what_stays($1, $2)', [email, number])

        expect(await stays('Sample1@example.com', null)).toEqual([{ phones: [phone(1)], emails: [] }])
        expect(await stays(null, phone(1))).toEqual([{ phones: [], emails: ['sample1@example.com'] }])
        expect(await stays('sample1@example.com', phone(1))).toEqual([{ phones: [], emails: [] }])
      })
    })

    test('is shown with what an erasure leaves: their other requests too, which need name no address', async () => {
      await asAdmin(async () => {
        const stays = (email: string | null, number: string | null) =>
          read('select phones, emails from public.what_stays($1, $2)', [email, number])
        const now = (n: number, email: string | null, number: string) =>
          read('update public.quote_requests set email = $2, phone = $3 where id = $1', [
            SAMPLES.quote_requests!(n).id,
            email,
            number,
          ])

        await now(1, 'two@example.com', phone(5))
        expect(await stays('two@example.com', null)).toEqual([{ phones: [], emails: [] }])
        await now(2, null, phone(5))
        expect(await stays('two@example.com', null)).toEqual([{ phones: [phone(5)], emails: [] }])
        expect(await stays('two@example.com', phone(5))).toEqual([{ phones: [], emails: [] }])
        await now(2, 'two@example.com', phone(6))
        expect(await stays(null, phone(5))).toEqual([{ phones: [], emails: ['two@example.com'] }])
      })
    })

    test('cannot be found again in the log by trying every number', async () => {
      await asAdmin(async () => {
        await read('select public.export_person(null, $1)', [phone(1)])
        const [noted] = await read<{ person: string; guessed: string }>(
          `select person, encode(sha256(convert_to($1, 'UTF8')), 'hex') as guessed
             from public.data_requests order by id desc limit 1`,
          [phone(1)],
        )

        expect(noted?.person).toMatch(/^[0-9a-f]{64}$/)
        expect(noted?.person).not.toBe(noted?.guessed)
      })
    })

    test('is erased with their account, and nothing that is left names them', async () => {
      await database.session.exec('begin')
      await database.session.query(`update auth.users set email = 'sample1@example.com' where id = $1`, [OWNER])
      for (const payload of [
        { action: 'login', actor_id: OWNER, actor_username: 'sample1@example.com' },
        { action: 'user_deleted', actor_id: uuid('0099', 1), traits: { user_email: 'sample1@example.com' } },
        { action: 'user_signedup', actor_id: uuid('0099', 2), actor_username: phone(1).slice(1) },
        { action: 'login', actor_id: ADMIN, actor_username: 'admin@example.com' },
      ])
        await database.session.query('insert into auth.audit_log_entries (payload) values ($1)', [
          JSON.stringify(payload),
        ])
      await database.session.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: ADMIN, role: 'authenticated' }),
      ])
      await database.session.exec('set local role authenticated')
      const [erased] = await read<{ deleted: object }>('select public.erase_person($1, $2) as deleted', [
        'sample1@example.com',
        phone(1),
      ])
      await database.session.exec('reset role')

      expect(erased?.deleted).toMatchObject({
        quote_requests: 1,
        call_bookings: 1,
        contact_messages: 1,
        newsletter_subscriptions: 1,
      })
      expect(await namesAnywhere(database.session, 'sample1@example.com')).toEqual([])
      expect(await namesAnywhere(database.session, phone(1).slice(1))).toEqual([])
      expect(await namesAnywhere(database.session, OWNER)).toEqual([])
      expect(await read('select 1 from auth.audit_log_entries')).toHaveLength(1)
      expect(await read('select kind, made_by from public.data_requests where made_by is not null')).toEqual([
        { kind: 'erase', made_by: ADMIN },
      ])
      expect(await read('select 1 from public.quote_requests')).toHaveLength(1)
      await database.session.exec('rollback')
    })

    test('leaves the place of their call free for others, once erased', async () => {
      await asAdmin(async () => {
        const booked = async () =>
          (await read<{ n: number }>('select sum(booked)::int as n from public.call_slots'))[0]?.n ?? 0
        const before = await booked()
        await read('select public.erase_person(null, $1)', [phone(1)])

        expect(await booked()).toBe(before - 1)
      })
    })

    test('about whom nothing is kept is reported as unknown, and the log records no export or erasure', async () => {
      await asAdmin(async () => {
        const noted = async () => (await read('select 1 from public.data_requests')).length
        const before = await noted()
        const [told] = await read<{ given: unknown; erased: Record<string, number> }>(
          `select public.export_person('nobody@example.com') as given, public.erase_person('nobody@example.com') as erased`,
        )

        expect(told?.given).toBeNull()
        expect(Object.values(told!.erased).every(n => n === 0)).toBe(true)
        expect(await noted()).toBe(before)
      })
    })

    test('is erased with as many rows of each table as were exported', async () => {
      await asAdmin(async () => {
        const [told] = await read<{ given: Record<string, object[]>; erased: Record<string, number> }>(
          'select public.export_person($1, $2) as given, public.erase_person($1, $2) as erased',
          ['sample1@example.com', phone(1)],
        )

        const { spared, ...erased } = told!.erased
        expect(spared).toBe(0)
        expect(erased.outbox_messages).toBeGreaterThan(0)
        expect(erased).toEqual(
          Object.fromEntries(Object.entries(told!.given).map(([table, rows]) => [table, rows.length])),
        )
      })
    })

    test('erased in one tab can continue in another: the token of a deleted account sends as nobody', async () => {
      await read('insert into public.call_slots (slot_date, slot_no) values ($1, 9)', [monday(1)])
      for (const table of ['quote_requests', 'call_bookings']) {
        const slot = table === 'call_bookings' ? { slot_no: 9 } : {}
        const sent = () => insert(database.session, table, { ...SAMPLES[table]!(8), ...slot })

        expect(await refusal(as(database.session, { role: 'authenticated', account: uuid('00ff', 1) }, sent))).toBe(
          undefined,
        )
      }
    })

    test('is not searched for, nor anything of theirs touched, before it is certain that an administrator is asking', async () => {
      const written = async () =>
        (await read<{ last: string }>(`select pg_sequence_last_value('private.audit_log_id_seq')::text as last`))[0]!
          .last
      const ask = (person: 'signed in' | 'administrator') =>
        refusal(
          as(database.session, person, () =>
            read(`insert into public.data_requests (kind, email) values ('erase', 'owner@example.com')`),
          ),
        )

      // A number once taken from a sequence is not given back, whatever is undone.
      const before = await written()
      expect([await ask('signed in'), await written()]).toEqual(['42501', before])
      expect([await ask('administrator'), (await written()) === before]).toEqual([undefined, false])
    })

    test('who is an administrator keeps their account when somebody erases their data, and the answer says so', async () => {
      const [told] = await asAdmin(() =>
        read<{ erased: object }>(`select public.erase_person('other@example.com') as erased`),
      )
      expect(told?.erased).toMatchObject({ accounts: 0, spared: 1 })

      expect(await read(`select 1 from auth.users where email = 'other@example.com'`)).toHaveLength(1)
    })

    test('can delete their request, and unsent messages about it, by its link alone', async () => {
      await database.session.exec('begin')
      const request: Record<string, unknown> = { ...SAMPLES.quote_requests!(5), email: 'withdrawn@example.com' }
      await insert(database.session, 'quote_requests', request)
      expect(await namesAnywhere(database.session, 'withdrawn@example.com')).toContain('public.outbox_messages')

      const link = { id: SAMPLES.quote_withdrawals!(5).id, request_id: request.id }
      await as(database.session, 'anonymous', () => insert(database.session, 'quote_withdrawals', link), { keep: true })

      expect(await namesAnywhere(database.session, 'withdrawn@example.com')).toEqual([])
      await database.session.exec('rollback')
    })
  })
})

/** Every table that contains a word anywhere. */
async function namesAnywhere(session: Session, word: string): Promise<string[]> {
  const { rows } = await session.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await session.query(`select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, [word])
    if (hits.rows.length) found.push(name)
  }
  return found
}
