import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAccounts, as, refusal } from '../catalogue/people.ts'
import { insert, monday, SAMPLES } from '../catalogue/samples.ts'
import { ENGINES, type EngineKind, POSTGRES, useEngine } from './engines.ts'
import { withinOneHour } from './within-one-hour.ts'

beforeEach(withinOneHour, 30_000)

/** A database that knows one subscriber and has two slots to book. */
function useSender(engine: EngineKind) {
  const database = useEngine(engine, async session => {
    await addAccounts(session)
    await session.query(
      'insert into public.call_slots (slot_date, slot_no) select $1, n from generate_series(3, 4) n',
      [monday(1)],
    )
    await insert(session, 'newsletter_subscriptions', { email: 'known@example.com' })
  })

  const send = (table: string, row: Record<string, unknown>, headers: Record<string, string>, keep = false) =>
    refusal(as(database.session, 'anonymous', () => insert(database.session, table, row), { headers, keep }))

  const probe = (headers: Record<string, string>) =>
    send('newsletter_subscriptions', { email: 'known@example.com' }, headers)

  return { database, send, probe }
}

async function answers(n: number, ask: (n: number) => Promise<string | undefined>) {
  const all = []
  for (let i = 0; i < n; i++) all.push(await ask(i))
  return all
}

describe.each(ENGINES)('on $name', engine => {
  const { database, probe } = useSender(engine)

  test('the eleventh probe of one address is refused, although the ten before it failed and left no trace', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' }

    expect(await answers(12, () => probe(headers))).toEqual([...Array(10).fill('23505'), 'PT429', 'PT429'])
  })

  test('somebody else is not held up by it', async () => {
    expect(await probe({ 'x-forwarded-for': '203.0.113.4' })).toBe('23505')
  })

  test('without a proxy there is nobody to count, and nobody is refused', async () => {
    expect(await answers(15, () => probe({}))).toEqual(Array(15).fill('23505'))
  })

  test.each([
    ['https://partner.example', 'https://partner.example'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://partner.example/page?of=them', null],
    [`https://${'long'.repeat(100)}.example`, null],
    ['javascript:alert(1)', null],
  ])('where a partner’s visitor came from is kept as an origin or not at all: %s', async (embed_origin, kept) => {
    await as(database.session, 'anonymous', async () => {
      await insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(3), embed_origin })
      await database.session.exec('reset role')
      const { rows } = await database.session.query(
        'select partner_ref, embed_origin from public.quote_requests where id = $1',
        [SAMPLES.quote_requests!(3).id],
      )
      expect(rows).toEqual([{ partner_ref: 'sample', embed_origin: kept }])
    })
  })
})

// The embedded backend has no proxy and so counts nobody, and no engine counts or digests differently.
describe('behind a proxy, on PostgreSQL', () => {
  const { database, send, probe } = useSender(POSTGRES)

  /** Nobody has sent anything yet. */
  beforeEach(() =>
    database.session.exec(`
      select setval('private.hits_in_all', 0, false), setval('private.hits_' || n, 0, false) from generate_series(0, 255) n`),
  )

  test('a forged X-Forwarded-For does not help: the proxy’s own entry is the last', async () => {
    const forged = (n: number) => ({ 'x-forwarded-for': `10.0.0.${n}, 198.51.100.${n}, 203.0.113.2` })

    expect((await answers(11, n => probe(forged(n)))).at(-1)).toBe('PT429')
  })

  test('behind Cloudflare its header counts, whatever else is claimed', async () => {
    const forged = (n: number) => ({ 'cf-connecting-ip': '203.0.113.3', 'x-forwarded-for': `203.0.113.${100 + n}` })

    expect((await answers(11, n => probe(forged(n)))).at(-1)).toBe('PT429')
  })

  test('over IPv6, somebody who uses a new address of their own network each time still counts as one', async () => {
    const one = (n: number) => ({ 'cf-connecting-ip': `2001:db8:1:2:${n.toString(16)}::${n}` })
    const mapped = (n: number) => ({ 'cf-connecting-ip': `::ffff:192.0.2.${n}` })

    expect((await answers(11, n => probe(one(n)))).at(-1)).toBe('PT429')
    // Their neighbours have a network of their own.
    expect(await probe({ 'cf-connecting-ip': '2001:db8:1:3::1' })).toBe('23505')
    expect((await answers(11, n => probe(mapped(n)))).at(-1)).toBe('23505')
    expect(await probe({ 'cf-connecting-ip': '2001:db8:1:2:no address' })).toBe('23505')
  })

  test('unsubscribe links cannot be guessed for long', async () => {
    const guess = () =>
      send('unsubscribe_requests', { id: randomUUID(), token: randomUUID() }, { 'cf-connecting-ip': '203.0.113.6' })

    expect((await answers(21, guess)).slice(-2)).toEqual([undefined, 'PT429'])
  })

  test.each([
    ['quote_requests', 20],
    ['quote_withdrawals', 20],
    ['call_bookings', 10],
    ['contact_messages', 10],
    ['web_call_tracking', 60],
  ])('one address can send %s only so many times in an hour: %i', async (table, most) => {
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    const found = await answers(most + 2, n => send(table, SAMPLES[table]!(100 + n), headers))

    expect(found).toEqual([...Array(most).fill(undefined), 'PT429', 'PT429'])
  })

  // The first two bytes of the digest of this address are the same.
  test('nobody has only half of a limit, whichever two counters stand for their address', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.122' }
    const found = await answers(11, n => send('contact_messages', SAMPLES.contact_messages!(200 + n), headers))

    expect(found).toEqual([...Array(10).fill(undefined), 'PT429'])
  })

  test('over IPv6, whoever has 65,536 networks can send ten times as much from all of them together, and no more', async () => {
    await database.session.exec(`
      do $$
      declare passed int := 0;
      begin
        for n in 1..300 loop
          perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', '2001:db8:a:' || to_hex(n) || '::1')::text, false);
          if not private.over_limit('newsletter', 10) then passed := passed + 1; end if;
        end loop;
        perform set_config('request.headers', '', false), set_config('seen.passed', passed::text, false);
      end $$`)
    const { rows } = await database.session.query<{ passed: number }>(
      `select current_setting('seen.passed')::int as passed`,
    )

    // A little more than a hundred, because the limit grows with the requests of all.
    expect(rows[0]!.passed).toBeGreaterThanOrEqual(100)
    expect(rows[0]!.passed).toBeLessThan(110)
    expect(await probe({ 'cf-connecting-ip': '2001:db8:b::1' })).not.toBe('PT429')
  })

  test('however many visitors come, each one’s limit has an end', async () => {
    await database.session.exec(`
      select setval('private.hits_in_all', floor(extract(epoch from clock_timestamp()) / 3600)::bigint * 1000000 + 900000)`)
    const { rows } = await database.session.query<{ refused: number }>(`
      select count(*) filter (where private.over_limit('newsletter', 10))::int as refused
        from generate_series(1, 600), (select set_config('request.headers', '{"cf-connecting-ip": "the loudest"}', true)) who`)

    expect(rows[0]!.refused).toBeGreaterThan(0)
  })

  test('a signed-in visitor can move their call twenty times in an hour, and no more', async () => {
    await as(
      database.session,
      'the owner',
      () => insert(database.session, 'call_bookings', SAMPLES.call_bookings!(1)),
      { keep: true },
    )
    const move = () =>
      refusal(
        as(
          database.session,
          'the owner',
          () => database.session.query('update public.call_bookings set slot_no = 7 - slot_no'),
          {
            headers: { 'cf-connecting-ip': '203.0.113.7' },
            keep: true,
          },
        ),
      )

    expect(await answers(25, move)).toEqual([...Array(20).fill(undefined), ...Array(5).fill('PT429')])
  })

  test('by its link too, a call is changed twenty times in an hour from one address, and links are guessed no more often', async () => {
    const change = (address: number, row: object) =>
      send(
        'booking_changes',
        { ...SAMPLES.booking_changes!(1), id: randomUUID(), ...row },
        { 'cf-connecting-ip': `203.0.113.${address}` },
        true,
      )
    await send('call_bookings', SAMPLES.call_bookings!(9), {}, true)
    const move = (n: number) =>
      change(10, {
        manage_token: SAMPLES.call_bookings!(9).manage_token,
        action: 'move',
        slot_date: monday(1),
        slot_no: 3 + (n % 2),
      })

    expect(await answers(21, move)).toEqual([...Array(20).fill(undefined), 'PT429'])
    const guess = () => change(11, { manage_token: randomUUID() })
    expect(await answers(21, guess)).toEqual([...Array(20).fill('PT404'), 'PT429'])
  })

  // The other tests end within seconds, and would not notice a limit that is forgotten by the minute.
  test.each([
    ['this hour, however long ago', 0, 'PT429'],
    ['the hour before', 1, '23505'],
  ])('ten probes of %s count as they should', async (_, hoursAgo, answer) => {
    await database.session.exec(`
      select setval('private.hits_' || n, (floor(extract(epoch from clock_timestamp()) / 3600)::bigint - ${hoursAgo}) * 1000000 + 10)
        from generate_series(0, 255) n`)

    expect(await probe({ 'cf-connecting-ip': '203.0.113.12' })).toBe(answer)
  })

  test.each([
    ['quote_requests', 'set best_time = best_time'],
    ['call_bookings', 'set status = status'],
  ])('nor can they fill the log with changes of %s that change nothing', async (table, set) => {
    await as(
      database.session,
      'the owner',
      async () => {
        await database.session.exec(`delete from public.${table} where user_id = auth.uid()`)
        await insert(database.session, table, { ...SAMPLES[table]!(5), id: randomUUID() })
        const change = () => database.session.query(`update public.${table} ${set}`)
        for (let n = 0; n < 20; n++) await change()
        await expect(change()).rejects.toMatchObject({ code: 'PT429' })
      },
      { headers: { 'cf-connecting-ip': '203.0.113.8' } },
    )
  })

  test('a request that arrived is never refused, however often it is sent again, though each time counts', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.5' }
    const request = { ...SAMPLES.quote_requests!(1), id: randomUUID() }
    await send('quote_requests', request, headers, true)

    expect(await answers(40, () => send('quote_requests', request, headers))).toEqual(Array(40).fill('23505'))
    const another = { ...request, id: randomUUID() }
    expect(await answers(1, () => send('quote_requests', another, headers))).toEqual(['PT429'])
  })

  test('an hour with 20,000 visitors refuses none of them, but still the one who keeps asking', async () => {
    await database.session.exec(`
      do $$
      declare refused int := 0; loud int := 0;
      begin
        for n in 1..20000 loop
          perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', 'visitor ' || n)::text, false);
          if private.over_limit('newsletter', 10) then refused := refused + 1; end if;
        end loop;
        perform set_config('request.headers', '{"cf-connecting-ip": "one and the same"}', false);
        for n in 1..2000 loop
          if private.over_limit('newsletter', 10) then loud := loud + 1; end if;
        end loop;
        perform set_config('request.headers', '', false);
        perform set_config('seen.refused', refused::text, false), set_config('seen.loud', loud::text, false);
      end $$`)
    const { rows } = await database.session.query<{ refused: number; loud: number }>(
      `select current_setting('seen.refused')::int as refused, current_setting('seen.loud')::int as loud`,
    )

    expect(rows[0]?.refused).toBe(0)
    expect(rows[0]?.loud).toBeGreaterThan(1000)
  })

  test('somebody who continues after being refused raises nobody’s limit', async () => {
    await database.session.exec(`
      do $$
      begin
        perform set_config('request.headers', '{"cf-connecting-ip": "one who goes on"}', false);
        for n in 1..6400 loop
          perform private.over_limit('newsletter', 10);
        end loop;
        perform set_config('request.headers', '', false);
      end $$`)
    const headers = { 'cf-connecting-ip': 'one who goes on' }
    const book = () => send('unsubscribe_requests', { id: randomUUID(), token: randomUUID() }, headers)

    expect((await answers(22, book)).at(-1)).toBe('PT429')
  })

  test('many who continue after being refused use up nobody else’s counters', async () => {
    await database.session.exec(`
      do $$
      begin
        for n in 1..12000 loop
          perform set_config('request.headers', jsonb_build_object('cf-connecting-ip', 'one of forty ' || n % 40)::text, false);
          perform private.over_limit('kind ' || n % 7, 10);
        end loop;
        perform set_config('request.headers', '', false);
      end $$`)

    expect(await answers(30, n => probe({ 'cf-connecting-ip': `203.0.113.${100 + n}` }))).toEqual(
      Array(30).fill('23505'),
    )
  })
})
