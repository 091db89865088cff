import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ADMIN, addAccounts, as, OWNER, refusal } from '../catalogue/people.ts'
import { BOXES, insert, monday, SAMPLES } from '../catalogue/samples.ts'
import type { Session } from '../engines/engine.ts'
import { ENGINES, POSTGRES, useEngine } from './engines.ts'
import { DEEP, HOSTILE_STRINGS } from './hostile-strings.ts'

/** Marks on letters have a fixed order; sorting this many takes time quadratic in their number. */
const MARKS = `a${'\u0301'.repeat(30_000)}${'\u0316'.repeat(30_000)}`

/** A domain's rules (UTS 46) take a character away only where Unicode says that it may go unseen. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u
/** Every character that a domain ignores. To try a million, instead of these four thousand, takes three seconds. */
const IGNORED = Array.from({ length: 0x10ffff - 0x7f }, (_, n) => String.fromCodePoint(0x80 + n)).filter(
  character => UNSEEN.test(character) && domainToASCII(`exam${character}ple.com`) === 'example.com',
)

/** Every code with which a row may be refused because of its contents. */
const EXPECTED = new Set([
  '22001', // too long
  '22003', // a number out of range
  '22007', // no date
  '22008', // a date out of range
  '22009', // a time zone out of range
  '22021', // NUL, or no UTF-8
  '22P02', // no number, no UUID, no JSON
  '22P05', // \u0000 in JSON
  '23502', // missing
  '23503', // no such slot
  '23514', // against a check
  '42804', // a list where a word belongs
  '54000', // too large to index
  '54001', // JSON nested too deeply
  'PT404', // no such booking
  'PT409', // no such slot
])

describe.each(ENGINES)('on $name', engine => {
  const database = useEngine(engine, async session => {
    await addAccounts(session)
    await session.query('insert into public.call_slots (slot_date, slot_no, capacity) values ($1, 3, 50)', [monday(1)])
    await insert(session, 'call_bookings', SAMPLES.call_bookings!(1))
  })

  // PostgreSQL, as the site has it, meets all of them. PGlite takes longer, so every ninth must do: others in each
  // column, because nine does not divide the number of strings.
  const everyNth = engine.name === 'PostgreSQL' ? 1 : 9

  test('hostile strings in every column of every box are stored as they are, or refused by an expected code', async () => {
    const tries = BOXES.flatMap(table =>
      Object.keys(SAMPLES[table]!(2)).flatMap(column => HOSTILE_STRINGS.map(value => ({ table, column, value }))),
    ).filter((_, n) => n % everyNth === 0)
    const unexpected: string[] = []
    for (const { table, column, value } of tries) {
      const outcome = await attempt(database.session, table, { ...SAMPLES[table]!(2), [column]: value }, column)
      if (engine.name === 'PGlite' && value === DEEP && outcome === '0 rows') continue
      if (outcome !== 'stored' && !EXPECTED.has(outcome))
        unexpected.push(`${table}.${column}: ${outcome} for ${show(value)}`)
    }

    expect(unexpected).toEqual([])
    expect(tries.length * everyNth).toBeGreaterThanOrEqual(3000)
  }, 300_000)

  test('none of these tries left a row behind', async () => {
    expect(await counts(database.session)).toEqual({
      ...Object.fromEntries(BOXES.map(box => [box, 0])),
      call_bookings: 1,
    })
  })

  test.each([
    ['an email with a newline and a header', 'newsletter_subscriptions', 'email', 'a@example.com\nBcc: b@example.com'],
    [
      'an email with a name before it, which is another address each time',
      'quote_requests',
      'email',
      'x1<a@example.com>',
    ],
    ['an email with a mark that nobody sees', 'newsletter_subscriptions', 'email', 'a\u200b@example.com'],
    ['one with a soft hyphen', 'contact_messages', 'email', 'a@exam\u00adple.com'],
    ['one that looks wide and is read as any other', 'quote_requests', 'email', 'a@\uff45xample.com'],
    ['one with a ring that a domain does not see', 'quote_requests', 'email', 'a@\u24d4xample.com'],
    ['one with the full stop of another script', 'quote_requests', 'email', 'a@mail\u3002example.com'],
    ['two emails in one', 'contact_messages', 'email', 'a,b@example.com'],
    ['an email of 256 characters', 'contact_messages', 'email', `${'a'.repeat(244)}@example.com`],
    ['a name of 121 letters', 'quote_requests', 'full_name', 'a'.repeat(121)],
    ['a topic of 81 letters', 'contact_messages', 'topic', 'a'.repeat(81)],
    ['a message of 4,001 letters', 'contact_messages', 'message', 'a'.repeat(4_001)],
    ['a message with a bell in it', 'contact_messages', 'message', 'Ring\u0007 me'],
    ['a name of control characters', 'quote_requests', 'full_name', '\u0007\u001b[31m'],
    ['a name that cannot be seen', 'quote_requests', 'full_name', '\u200b'],
    ['a name of blanks alone', 'contact_messages', 'full_name', '\u00a0\u2003\u2800\u3000\u3164\u00ad\u{e0041}'],
    ['a name of joiners alone', 'call_bookings', 'full_name', '\u200d \u200c'],
    ['a name that is turned over', 'contact_messages', 'full_name', '\u202egnp.exe Evil'],
    ['a state that does not exist', 'quote_requests', 'state', 'XX'],
    ['a phone from abroad', 'call_bookings', 'phone', '+442079460000'],
    ['answers that are a list', 'quote_requests', 'answers', '[]'],
    ['answers of 5 KB', 'quote_requests', 'answers', JSON.stringify({ all: 'x'.repeat(5_000) })],
    ['10 KB of chosen policies', 'quote_requests', 'chosen_policies', JSON.stringify(['x'.repeat(10_000)])],
    ['a partner with a slash', 'quote_requests', 'partner_ref', '../admin'],
  ])('%s is refused by a check', async (_, table, column, value) => {
    expect(await attempt(database.session, table, { ...SAMPLES[table]!(2), [column]: value }, column)).toBe('23514')
  })

  // To the limit on messages, each would be another recipient.
  test('an email address has no second spelling with a character that its domain ignores', async () => {
    const { rows } = await database.session.query<{ code: string }>(
      `select to_hex(ascii(c)) as code from unnest($1::text[]) c where private.is_email('ada@exam' || c || 'ple.com')`,
      [IGNORED],
    )

    expect(IGNORED.length).toBeGreaterThan(200)
    expect(rows.map(({ code }) => code)).toEqual([])
  })

  test.each([
    ['a name of 60,000 marks out of order', 'quote_requests', 'full_name', MARKS],
    ['a topic of them', 'contact_messages', 'topic', MARKS],
    [
      'answers of numbers that have 131,072 digits each',
      'quote_requests',
      'answers',
      `{"all":[${'1e131071,'.repeat(4000)}1]}`,
    ],
    [
      'chosen policies of noughts with 16,383 places each',
      'quote_requests',
      'chosen_policies',
      `[${'0e-16383,'.repeat(20_000)}1]`,
    ],
  ])(
    '%s is refused at once, without keeping a processor busy or filling the memory',
    async (_, table, column, value) => {
      const from = performance.now()

      expect(await attempt(database.session, table, { ...SAMPLES[table]!(2), [column]: value }, column)).toBe('23514')
      // On PostgreSQL each took from 15 to 60 seconds, most of them past any time limit.
      expect(performance.now() - from).toBeLessThan(5000)
    },
  )

  test.each(['newsletter_subscriptions', 'web_call_tracking'])(
    'a browser with a long name is no reason to refuse its visitor: %s keeps the first 512 characters',
    async table => {
      await as(database.session, 'anonymous', async () => {
        await insert(database.session, table, { ...SAMPLES[table]!(2), user_agent: 'x'.repeat(2_000) })
        await database.session.exec('reset role')
        const { rows } = await database.session.query(`select length(user_agent) as kept from public.${table}`)

        expect(rows).toEqual([{ kept: 512 }])
      })
    },
  )

  test('a filled honeypot sets a request aside and does not drop it', async () => {
    await as(database.session, 'anonymous', async () => {
      await insert(database.session, 'quote_requests', { ...SAMPLES.quote_requests!(2), trap: 'x'.repeat(5000) })
      await database.session.exec('reset role')
      const { rows } = await database.session.query(
        'select is_suspect, length(trap) as kept from public.quote_requests',
      )

      expect(rows).toEqual([{ is_suspect: true, kept: 200 }])
    })
  })

  test('a request that was set aside can be let in by the team, but by no visitor', async () => {
    const letIn = (table: string, account: string) =>
      as(database.session, 'the owner', async () => {
        const row: Record<string, unknown> = { ...SAMPLES[table]!(2), trap: 'x' }
        await insert(database.session, table, row)
        await database.session.exec(
          `select set_config('request.jwt.claims', '{"role": "authenticated", "sub": "${account}"}', true)`,
        )
        const change = `update public.${table} set is_suspect = false where id = $1 returning is_suspect`
        const { rows } = await database.session.query(change, [row.id])
        await database.session.exec('reset role')
        const sent = await database.session.query('select kind from public.outbox_messages where created_at = now()')
        return { rows, sent: sent.rows.map(({ kind }) => kind) }
      })

    // Once let in, the visitor gets the message that was held back.
    for (const [table, word] of [
      ['quote_requests', 'quote-received'],
      ['call_bookings', 'booking-made'],
    ] as const) {
      expect(await refusal(letIn(table, OWNER))).toBe('42501')
      expect(await letIn(table, ADMIN)).toEqual({ rows: [{ is_suspect: false }], sent: [word] })
    }
    expect(await letIn('contact_messages', ADMIN)).toEqual({ rows: [{ is_suspect: false }], sent: [] })
    expect((await letIn('contact_messages', OWNER)).rows).toEqual([])
  })
})

describe('many rows at once, on PostgreSQL', () => {
  const database = useEngine(POSTGRES)

  // PGlite takes two seconds. rest.test.ts shows that it refuses more than one row, and it is never given over 1 MB.
  test('20,000 rows in one request are one refusal and no row', async () => {
    const many = as(database.session, 'anonymous', () =>
      database.session.query(
        `insert into public.web_call_tracking (phone_number, source_page)
         select '1300 555 012', 'header-desktop' from generate_series(1, 20000)`,
      ),
    )

    expect(await refusal(many)).toBe('PT413')
  })
})

/** "stored" if exactly this one row was added with what was sent; otherwise the code, or a word for what went wrong. */
async function attempt(session: Session, table: string, row: Record<string, unknown>, column: string): Promise<string> {
  let outcome = 'stored'
  const code = await refusal(
    as(session, 'anonymous', async () => {
      await insert(session, table, row)
      await session.exec('reset role')
      const { rows } = await session.query<{ value: string }>(
        `select ${column}::text as value from public.${table} where xmin = pg_current_xact_id()::xid`,
      )
      // Cancelling touches the booking in the same transaction, in another table.
      if (rows.length !== 1) outcome = `${rows.length} rows`
      else if (!sameWords(String(row[column]).toWellFormed(), rows[0]!.value, column))
        outcome = `stored ${show(rows[0]!.value)}`
    }),
  )
  return code ?? outcome
}

/** Trimmed, in lower case, cut off, digested or read as a type: never anything else. */
function sameWords(sent: string, kept: string | null, column: string): boolean {
  if (column === 'manage_token') return kept !== sent
  if (kept === null) return sent.trim() === ''
  const fold = (text: string) => text.replace(/\s+/g, '').toLowerCase()
  if (column === 'answers' || column === 'chosen_policies')
    return fold(JSON.stringify(JSON.parse(sent))).length === fold(JSON.stringify(JSON.parse(kept))).length
  return fold(sent).startsWith(fold(kept)) || ['id', 'token', 'request_id', 'slot_no', 'slot_date'].includes(column)
}

async function counts(session: Session): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const box of BOXES) {
    const { rows } = await session.query<{ n: number }>(`select count(*)::int as n from public.${box}`)
    found[box] = rows[0]!.n
  }
  return found
}

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 80)
