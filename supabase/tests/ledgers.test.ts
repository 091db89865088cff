import { describe, expect, test } from 'vitest'
import { addAccounts, as, EVERYBODY, refusal } from '../catalogue/people.ts'
import type { Session } from '../engines/engine.ts'
import { ENGINES, useEngine } from './engines.ts'

const ROWS = 40

const ORDERS: Record<string, string[]> = {
  quote_requests: ['created_at', 'name', 'state', 'status'],
  call_bookings: ['created_at', 'name', 'slot', 'status'],
  contact_messages: ['created_at', 'name', 'topic', 'status'],
  newsletter_subscriptions: ['created_at', 'email'],
}
const EVERY_ORDER = Object.entries(ORDERS).flatMap(([ledger, orders]) => orders.map(order => ({ ledger, order })))
/** Most of these end among rows that have the same time, name or status. */
const PAGE = 11

interface LedgerRow {
  id: string
  place: unknown[]
  full_name?: string
  topic?: string
  created_at: string
}

/** Names, times, topics, states and statuses that repeat, so that orders have ties to break. */
const prepare = async (session: Session) => {
  await addAccounts(session)
  const id = 'md5(n::text)::uuid'
  const name = `(array['Ann Lee', 'ann lee', 'Zoë Łuczak', 'Bo O''Neil', 'van der Berg'])[1 + n % 5]`
  const time = `timestamptz '2026-11-01' + (n / 3) * interval '1 hour 0.123456 seconds'`
  await session.exec(`
    set session_replication_role = replica;
    insert into public.quote_requests (id, reference, cover_for, state, full_name, email, phone, consent_version, status, is_suspect, created_at)
    select ${id}, private.reference(${id}), 'singles', (array['QLD', 'NSW'])[1 + n % 2], ${name}, 'p' || n || '@example.com',
           '+6149157' || lpad(n::text, 4, '0'), '2026-11-21', (array['new', 'contacted', 'closed'])[1 + n % 3], n % 10 = 0, ${time}
      from generate_series(1, ${ROWS}) n;
    insert into public.call_slots (slot_date, slot_no, slot_start)
    select date '2126-11-25', no, timestamptz '2126-11-25' from generate_series(0, 3) no;
    insert into public.call_bookings (id, reference, manage_token, slot_date, slot_no, full_name, phone, consent_version, created_at)
    select ${id}, private.reference(${id}), ${id}, '2126-11-25', n % 4, ${name}, '+61491570006', '2026-11-21', ${time}
      from generate_series(1, ${ROWS}) n;
    insert into public.contact_messages (id, reference, full_name, email, topic, message, consent_version, created_at)
    select ${id}, private.reference(${id}), ${name}, 'p' || n || '@example.com', (array['Prices', 'a claim'])[1 + n % 2], 'Hello',
           '2026-11-21', ${time}
      from generate_series(1, ${ROWS}) n;
    insert into public.newsletter_subscriptions (email, created_at)
    select 'reader' || n || '@example.com', ${time} from generate_series(1, ${ROWS}) n;
    set session_replication_role = origin;
  `)
}

describe.each(ENGINES)('the team’s lists on $name', engine => {
  const database = useEngine(engine, prepare)

  const ask = async (ledger: string, asked: Record<string, unknown> = {}) => {
    const given = Object.entries(asked).filter(([, value]) => value !== undefined)
    const names = given.map(([name], n) => `p_${name} => $${n + 2}`)
    const { rows } = await database.session.query<{ row: LedgerRow }>(
      `select admin_ledger as row from public.admin_ledger(${['$1', ...names].join(', ')})`,
      [ledger, ...given.map(([name, value]) => (name === 'after' ? JSON.stringify(value) : value))],
    )
    return rows.map(({ row }) => row)
  }
  const read = (ledger: string, asked?: Record<string, unknown>) =>
    as(database.session, 'administrator', () => ask(ledger, asked))
  /** Changes what the lists will find, in the middle of a visit, which undoes it. */
  const change = async (sql: string, params?: unknown[]) => {
    await database.session.exec('reset role')
    await database.session.query(sql, params)
    await database.session.exec('set local role authenticated')
  }
  const namesFor = async (words: string) =>
    new Set((await read('quote_requests', { words })).map(({ full_name }) => full_name))

  test('what came under one number or address is found in all lists, the latest first, without what was set aside', async () => {
    const found = (phone: string, email: string) =>
      as(database.session, 'administrator', async () => {
        const { rows } = await database.session.query<{ found: string }>(
          `select concat_ws(' ', ledger, status, slot_no) as found from public.admin_same_sender($1, $2)`,
          [phone, email],
        )
        return rows.map(row => row.found)
      })

    // Entries 8 and 9 came in the order of their numbers; every tenth request was set aside.
    expect(await found('+61491570009', 'p8@example.com')).toEqual([
      'quote_requests new',
      'quote_requests closed',
      'contact_messages new',
    ])
    expect(await found('', 'p10@example.com')).toEqual(['contact_messages new'])
    expect(await found('', '')).toEqual([])
    const calls = await found('+61491570006', '')
    expect(calls).toHaveLength(10)
    expect(calls.slice(0, 2)).toEqual(['call_bookings booked 0', 'call_bookings booked 3'])
  })

  test('the team’s lists show every column of their tables except the server’s own', async () => {
    // The token and the account are their owner's; keys are for searching; is_suspect tells whether the trap was filled;
    // a message involves no consent to be called.
    const keys = ['name_key', 'last_name_key', 'topic_key']
    const own = ['user_id', 'manage_token', 'trap', ...keys, 'contact_messages.consent_version']
    const { rows } = await database.session.query<{ shown: string[]; there: string[] }>(
      `select string_to_array(private.ledger(ledger) ->> 'columns', ', ') as shown,
              (select array_agg(c.column_name::text) from information_schema.columns c
                where c.table_schema = 'public' and c.table_name = ledger and c.column_name <> all ($2)
                  and ledger || '.' || c.column_name <> all ($2)) as there
         from unnest($1::text[]) ledger`,
      [Object.keys(ORDERS), own],
    )

    expect(rows).toHaveLength(Object.keys(ORDERS).length)
    for (const { shown, there } of rows) expect(shown.toSorted(), 'columns in private.ledger').toEqual(there.toSorted())
  })

  test('each order and each column that is searched has an index, in the collation that the search compares in', async () => {
    const { rows } = await database.session.query(
      `with asked as (
         select ledger, value as keys, false as is_searched
           from unnest($1::text[]) ledger, jsonb_each(private.ledger(ledger) -> 'orders')
         union all
         select ledger, jsonb_build_array(place), true
           from unnest($1::text[]) ledger, jsonb_each(private.ledger(ledger) -> 'searched'), jsonb_array_elements_text(value) place)
       select ledger, keys from asked
        where not exists (
          select 1 from pg_index i
           where i.indrelid = ('public.' || ledger)::regclass and i.indpred is null
             and (not is_searched or i.indcollation[0] in (0, '"C"'::regcollation))
             and keys = (select jsonb_agg(a.attname order by nth)
                           from unnest(i.indkey::int[]) with ordinality k (place, nth)
                           join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.place
                          where nth <= jsonb_array_length(keys)))`,
      [Object.keys(ORDERS)],
    )

    expect(rows).toEqual([])
  })

  test('half a name is looked for in the index of names alone: it holds what the policy asks of each row', async () => {
    const { rows } = await database.session.query(
      `select p.polrelid::regclass::text as ledger, asked.attname as missing
         from pg_policy p
         join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
          and d.refobjid = p.polrelid and d.refobjsubid > 0
         join pg_attribute asked on asked.attrelid = p.polrelid and asked.attnum = d.refobjsubid
        where p.polcmd = 'r' and 'authenticated'::regrole = any (p.polroles)
          and exists (select 1 from pg_attribute a where a.attrelid = p.polrelid and a.attname = 'name_key')
          and not exists (
            select 1 from pg_index i
              join pg_attribute name on name.attrelid = i.indrelid and name.attname = 'name_key' and i.indkey[0] = name.attnum
             where i.indrelid = p.polrelid and asked.attnum = any (i.indkey::int[]))`,
    )

    expect(rows).toEqual([])
  })

  test('the list of subscribers includes their unsubscribe links for the newsletter; only the team and the server can read it', async () => {
    const direct = (person: (typeof EVERYBODY)[number]) =>
      as(database.session, person, async () => {
        const { rows } = await database.session.query('select unsubscribe_token from public.newsletter_subscriptions')
        return rows.length
      }).catch((refused: { code?: string }) => refused.code)

    const [subscriber] = await read('newsletter_subscriptions')
    expect(subscriber).toHaveProperty('unsubscribe_token', expect.stringMatching(/^[0-9a-f-]{36}$/))
    const reads: Record<string, unknown> = {}
    for (const person of EVERYBODY) reads[person] = await direct(person)
    expect(reads).toEqual({
      anonymous: '42501',
      'signed in': 0,
      'the owner': 0,
      administrator: ROWS,
      server: ROWS,
    })
  })

  test.each(EVERY_ORDER)('$ledger by $order, both ways: every row comes once, in order', async ({ ledger, order }) => {
    const idsOf = (rows: LedgerRow[]) => rows.map(({ id }) => id)
    const whole = async (descending: boolean) => idsOf(await read(ledger, { order, descending, limit: 1000 }))
    const paged = async (descending: boolean) => {
      const pages: LedgerRow[] = []
      for (;;) {
        const next = await read(ledger, { order, descending, limit: PAGE, after: pages.at(-1)?.place })
        pages.push(...next)
        if (next.length < PAGE) return idsOf(pages)
      }
    }
    const [down, up] = [await whole(true), await whole(false)]

    expect(await paged(true)).toEqual(down)
    expect(await paged(false)).toEqual(up)
    expect(up.toReversed()).toEqual(down)
    expect(new Set(down).size).toBe(ledger === 'quote_requests' ? ROWS - ROWS / 10 : ROWS)
  })

  test('a row deleted while the list is being read leaves no gap', async () => {
    const whole = await read('contact_messages', { limit: 1000 })
    const [first] = await as(database.session, 'administrator', async () => {
      const page = await ask('contact_messages', { limit: 10 })
      await database.session.query('delete from public.contact_messages where id = $1', [page.at(-1)!.id])
      return ask('contact_messages', { after: page.at(-1)!.place })
    })

    expect(first?.id).toBe(whole[10]!.id)
  })

  test('names are sorted where people look for them, whatever their capitals and accents', async () => {
    await as(database.session, 'administrator', async () => {
      const names = ['Zoë', 'Éva', 'łucja', 'Lucy', 'eve', 'Zo', 'Øyvind', 'oz', 'Ærø', 'Ada']
      for (const [n, name] of names.entries())
        await change(
          `insert into public.quote_requests (id, cover_for, state, full_name, email, phone, consent_version)
           values ($1::uuid, 'singles', 'TAS', $2, 'n@example.com', $3, '2026-11-21')`,
          [crypto.randomUUID(), name, `+6149157${1000 + n}`],
        )
      const rows = await ask('quote_requests', { order: 'name', descending: false, limit: 1000 })

      expect(rows.map(row => row.full_name!).filter(name => names.includes(name))).toEqual([
        'Ada',
        'Ærø',
        'Éva',
        'eve',
        'łucja',
        'Lucy',
        'Øyvind',
        'oz',
        'Zo',
        'Zoë',
      ])
    })
  })

  test('topics are sorted without regard to capitals too', async () => {
    const rows = await read('contact_messages', { order: 'topic', descending: false, limit: 1000 })

    expect([...new Set(rows.map(row => row.topic))]).toEqual(['a claim', 'Prices'])
  })

  test.each([
    ['zoe', ['Zoë Łuczak']],
    ['LUCZ', ['Zoë Łuczak']],
    ['ann', ['Ann Lee', 'ann lee']],
    ['LEE', ['Ann Lee', 'ann lee']],
    ["Bo  o'", ["Bo O'Neil"]],
    ['bo o’n', ["Bo O'Neil"]],
    ['van der', ['van der Berg']],
    ['berg', ['van der Berg']],
    ['der BE', ['van der Berg']],
    ['Ann\u00a0Lee', ['Ann Lee', 'ann lee']],
    ['nobody', []],
    ['%', []],
    ["' or true --", []],
    ['ee', []],
  ])('search by the beginning of a name or of its last word: %s', async (words, names) => {
    expect([...(await namesFor(words))].sort()).toEqual(names)
  })

  test.each([
    ['the second half of a double surname', 'Anna Smith-Jones', 'jones'],
    ['one without its prefix', 'Cara O’Connor', 'Connor'],
    ['a middle name', 'Nguyễn Thị Minh Anh', 'minh'],
    ['the surname first, as in a file', 'Piet van der Meer', 'Meer, Piet'],
    ['a nickname and a surname', 'Elizabeth Ng Fong', 'eliz fong'],
    ['a given name without a blank before it', '陳大文', '大文'],
  ])('half a name finds it if no name begins so: %s', async (_, name, words) => {
    await as(database.session, 'administrator', async () => {
      await change(`update public.quote_requests set full_name = $1 where phone like '%7' or phone like '%8'`, [name])
      const found = await ask('quote_requests', { words })

      expect(new Set(found.map(({ full_name }) => full_name))).toEqual(new Set([name]))
      expect(await ask('quote_requests', { words, after: found[0]!.place })).toEqual(found.slice(1))
    })
  })

  test('half a name finds who wrote a message also where somebody else’s message has those letters', async () => {
    await as(database.session, 'administrator', async () => {
      await change(`update public.contact_messages set full_name = 'Mary Quill-Ning' where email = 'p7@example.com'`)
      await change(
        `update public.contact_messages set message = 'Is planning ahead cheaper?' where email = 'p8@example.com'`,
      )
      const found = await ask('contact_messages', { words: 'Ning', order: 'name', descending: false })

      expect(found).toMatchObject([{ email: 'p8@example.com' }, { email: 'p7@example.com' }])
      expect(await ask('contact_messages', { words: 'Ning', order: 'name', descending: false, limit: 1 })).toEqual(
        found.slice(0, 1),
      )
      expect(
        await ask('contact_messages', { words: 'Ning', order: 'name', descending: false, after: found[0]!.place }),
      ).toEqual(found.slice(1))
    })
  })

  test('half a name that more than a thousand have is sorted, filtered and paged like everything else', async () => {
    await as(database.session, 'administrator', async () => {
      await database.session.exec(`
        reset role;
        set local session_replication_role = replica;
        insert into public.quote_requests (id, reference, cover_for, state, full_name, phone, consent_version, status, created_at)
        select gen_random_uuid(), '', 'singles', 'QLD', 'Bo Ablee ' || n, '+61491570156', '2026-11-21',
               case when n % 400 = 0 then 'spam' else 'new' end, timestamptz '2026-11-02' + n * interval '1 minute'
          from generate_series(1, 1200) n;
        set local session_replication_role = origin;
        set local role authenticated;
      `)
      const asked = { words: 'able', limit: 1000 }
      const found = await ask('quote_requests', asked)
      const others = await ask('quote_requests', { ...asked, after: found.at(-1)!.place })

      expect([...found, ...others].map(({ full_name }) => full_name)).toEqual(
        Array.from({ length: 1200 }, (_, n) => `Bo Ablee ${1200 - n}`),
      )
      const spam = await ask('quote_requests', { words: 'able', status: 'spam', order: 'name', descending: false })
      expect(spam.map(({ full_name }) => full_name)).toEqual(['Bo Ablee 1200', 'Bo Ablee 400', 'Bo Ablee 800'])
    })
  })

  test('where a name begins so, none is looked for inside others, on no page', async () => {
    const found = await read('quote_requests', { words: 'lee' })

    expect(new Set(found.map(({ full_name }) => full_name))).toEqual(new Set(['Ann Lee', 'ann lee']))
    await as(database.session, 'administrator', async () => {
      await change(`update public.quote_requests set full_name = 'Bo Ablee' where phone = '+61491570037'`)
      await change(`update public.quote_requests set full_name = 'Bo Ablee' where phone = '+61491570002'`)
      expect(await ask('quote_requests', { words: 'lee', after: found.at(-1)!.place })).toEqual([])
    })
  })

  test.each([
    ['two blanks', 'Mei  Tan', 'mei tan', 'tan'],
    ['a blank that does not break', 'Mei\u00a0Tan', 'mei tan', 'tan'],
    ['a wide blank', '陳\u3000大文', '陳 大文', '大文'],
    ['a joiner', 'علی\u200cرضا کریمی', 'علیرضا', 'کریمی'],
    ['a soft hyphen', 'Anne\u00adMarie Ng', 'annemarie', 'ng'],
    ['an accent for an apostrophe', 'Bo O´Brien', "bo o'b", "o'brien"],
    ['a backtick for an apostrophe', 'Bo O`Brien', 'bo o’b', 'o’brien'],
    ['a glottal stop', 'ʻAna Tuʻi', "'ana", "tu'i"],
    ['a hyphen that does not break', 'Anna Smith\u2011Jones', 'anna smith-j', 'smith-jones'],
    ['a dash for a hyphen', 'Anna Smith–Jones', 'anna smith-j', 'smith-jones'],
    ['wide letters', 'ＭＥＩ\u3000ＴＡＮ', 'mei tan', 'tan'],
    ['initials as a reference has them', 'HC Wong', 'hc w', 'wong'],
  ])('a name with %s in it is found as it looks and as it is pasted', async (_, name, seen, last) => {
    await as(database.session, 'administrator', async () => {
      await change(`update public.quote_requests set full_name = $1 where phone = '+61491570007'`, [name])

      for (const words of [seen, last, name])
        expect(await ask('quote_requests', { words }), words).toContainEqual(
          expect.objectContaining({ full_name: name }),
        )
    })
  })

  test.each(['hc-', 'P7@', '0491 570 007', '+61491570007', '0491-570-007'])('"%s" finds a request', async words => {
    const found = await read('quote_requests', { words, limit: 1000 })

    expect(found).toContainEqual(expect.objectContaining({ phone: '+61491570007', email: 'p7@example.com' }))
  })

  test.each([
    '61491570007',
    '491570007',
    '+61 (0)491 570 007',
    '0061 491 570 007',
    '0011 61 491 570 007',
    '(04) 9157 0007',
    '+61491570',
    // As copied from a page, an email and an address book.
    '0491\u00a0570\u00a0007',
    '0491–570–007',
    '\u202a+61 491 570 007\u202c',
  ])('"%s" finds a phone number as people paste it', async words => {
    const found = await read('quote_requests', { words, limit: 1000 })

    expect(found).toContainEqual(expect.objectContaining({ phone: '+61491570007' }))
  })

  test.each(['p7@example.com.', '<p7@example.com>,', '“+61 491 570 007”', '(0491 570 007).'])(
    '"%s" finds a request as it is copied out of a sentence',
    async words => {
      const found = await read('quote_requests', { words, limit: 1000 })

      expect(found).toContainEqual(expect.objectContaining({ email: 'p7@example.com' }))
    },
  )

  test.each([
    "O'Neil-Ng@example.com",
    // As phones and word processors write it, and as mail programs copy it.
    'o’neil-ng@example.com',
    "o'neil\u2011ng@example.com",
    'Bo O’Neil <o’neil-ng@example.com>',
    'On Monday Bo <o’neil-ng@example.com> wrote:',
    "'o'neil-ng@example.com'",
    "mailto:o'neil-ng@example.com",
  ])('%s finds a request, and a subscriber, by their address', async words => {
    await as(database.session, 'administrator', async () => {
      const email = "o'neil-ng@example.com"
      await change(`update public.quote_requests set email = $1 where phone = '+61491570007'`, [email])
      await change(`update public.newsletter_subscriptions set email = $1 where email = 'reader7@example.com'`, [email])

      expect(await ask('quote_requests', { words })).toMatchObject([{ email }])
      expect(await ask('newsletter_subscriptions', { words })).toMatchObject([{ email }])
    })
  })

  test.each(['call_bookings', 'quote_requests', 'contact_messages'])(
    'a reference in %s is found as it is read out, without its HC, and with the full stop of its sentence',
    async ledger => {
      const [one] = (await read(ledger)) as (LedgerRow & { reference: string })[]
      const [, four = '', rest = ''] = one!.reference.split('-')
      const asked = [
        four,
        `hc ${four}`,
        `HC${four}`,
        `${four} ${rest}`,
        `hc-${four}${rest}`,
        one!.reference.replaceAll('0', 'o'),
        `${one!.reference}.`,
        `(${one!.reference}),`,
      ]

      for (const words of asked)
        expect(await read(ledger, { words: words.toLowerCase() }), words).toContainEqual(
          expect.objectContaining({ id: one!.id }),
        )
      expect(await read(ledger, { words: `${four} ${rest}` })).toHaveLength(1)
    },
  )

  test.each(['hc7k', 'hc7k2qxd', 'hc7k 2qxd', 'hc7k-2q', 'hc-hc7k-2qxd', 'hchc7k2qxd'])(
    'a reference whose own letters begin with HC is found by "%s" too',
    async words => {
      await as(database.session, 'administrator', async () => {
        await change(`update public.quote_requests set reference = 'HC-HC7K-2QXD' where phone = '+61491570007'`)

        expect(await ask('quote_requests', { words })).toMatchObject([{ reference: 'HC-HC7K-2QXD' }])
      })
    },
  )

  test.each([
    ['2126-11-25', ROWS],
    ['2026-11-24', 0],
    ['2026-02-31', 0],
  ])('calls are found by their day: %s', async (words, count) => {
    expect(await read('call_bookings', { words, limit: 1000 })).toHaveLength(count)
  })

  test('search results are filtered, sorted and paged like everything else', async () => {
    const asked = { words: 'ann', status: 'contacted', order: 'status', descending: false }
    const [first, ...others] = await read('quote_requests', asked)
    const next = await read('quote_requests', { ...asked, after: first!.place })

    expect(first).toMatchObject({ status: 'contacted' })
    expect(next).toEqual(others)
    expect(await read('quote_requests', { suspect: true })).toHaveLength(ROWS / 10)
  })

  test('a newsletter address is found whatever it begins with', async () => {
    expect(await read('newsletter_subscriptions', { words: 'Reader7' })).toHaveLength(1)
    expect(await read('newsletter_subscriptions', { words: '0491' })).toEqual([])
  })

  test('a word inside a message finds it too', async () => {
    expect(await read('contact_messages', { words: 'ELLO', limit: 1000 })).toHaveLength(ROWS)
    expect(await read('contact_messages', { words: 'good-bye' })).toEqual([])
  })

  test.each(["I can't log in", 'I can’t log in'])(
    'words inside a message are found whichever apostrophe is typed: %s',
    async message => {
      await as(database.session, 'administrator', async () => {
        await change(`update public.contact_messages set message = $1 where email = 'p7@example.com'`, [message])

        for (const words of ["Can't log", 'can’t'])
          expect(await ask('contact_messages', { words }), words).toMatchObject([{ email: 'p7@example.com' }])
      })
    },
  )

  test.each([
    ['a list that is none', 'auth.users', {}],
    ['an order that is none', 'quote_requests', { order: 'created_at, (select 1)' }],
  ])('%s is refused', async (_, ledger, asked) => {
    expect(await refusal(read(ledger, asked))).toBe('22023')
  })

  test('a place cannot do more than say where to continue', async () => {
    const after = ["2026-11-01') or true --", 'x']

    expect(await refusal(read('quote_requests', { after }))).toMatch(/^22/)
  })
})
