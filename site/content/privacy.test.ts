import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answersHref } from '#widgets/domain/answers-address.ts'
import { WORDINGS } from '#widgets/domain/consent.ts'
import { CONTACT_NOTICE } from '#widgets/domain/notices.ts'
import { keptFor, RETENTION } from '#widgets/domain/retention.ts'
import { judge, type SubmissionTable } from '#widgets/kit/backend/verdict.ts'

const POLICY = readFileSync(join(import.meta.dirname, 'legal/privacy.mdx'), 'utf8')
const ROOT = join(import.meta.dirname, '../..')

/** What each name in the browser's storage is called in the policy's table; undefined for one that is removed at once. */
const IN_STORAGE: Record<string, string | undefined> = {
  session_id: 'a random number for the visit',
  'hic-after-mail': 'the address of the page you were going to when you asked for a link',
  'hic-answers': 'your answers in the tab’s storage',
  'hic-auth-typed': 'where we last sent a sign-in code',
  'hic-booking-occasion': 'a random number for a repeat booking',
  'hic-came-from': 'the partner site you came from',
  'hic-catalogue-1': 'copies of the price files, which show only for which households, states and types of cover',
  'hic-chosen': 'the policies you chose',
  'hic-compare-scrolled': 'how far down the results you were',
  'hic-draft:': 'what you typed or ticked',
  'hic-drawn-ahead': undefined,
  'hic-kept-comparison': 'the link to a comparison you chose to save',
  'hic-one-of-each-fund': 'what you typed or ticked',
  'hic-pending:': 'that could not be sent yet',
  'hic-picked-names': 'the policies you chose',
  'hic-receipt': 'the receipts for what you sent from the tab',
  'hic-reloaded-for': 'the address of a page that had to be loaded again',
  'hic-sent:': 'what you typed or ticked',
  'hic-session': 'your sign-in',
  'hic-switching': 'what you ticked on the checklist for switching',
  'hic-taken-back:': 'the random number of one that you chose not to send',
  'hic-tried:': 'the random number of one that was sent and not answered',
}

test('the privacy policy lists everything that pages keep in the browser', () => {
  const names = globSync('{site,widgets/kit}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*', '**/tests/**'] })
    .map(file => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap(source => [...source.matchAll(/const [A-Z_]+ = '(hic-[\w:-]+|session_id)'/g)].map(([, name]) => name!))

  expect([...new Set(names)].sort(), 'say in the policy what is kept, and enter it above').toEqual(
    Object.keys(IN_STORAGE).sort(),
  )
  expect(Object.values(IN_STORAGE).filter(words => words && !POLICY.includes(words))).toEqual([])
})

/** What the device keeps until it could be sent, as the policy's table calls it. */
const KEPT_UNTIL_SENT: Record<SubmissionTable, string> = {
  quote_requests: 'a request',
  quote_withdrawals: 'withdrawal',
  call_bookings: 'booking',
  booking_changes: 'change of a call',
  contact_messages: 'message',
  unsubscribe_requests: 'unsubscribing',
}

test('the privacy policy lists everything that waits on the device to be sent', () => {
  const [, kept = ''] = /^\| (.+) that could not be sent yet \|/m.exec(POLICY) ?? []

  expect(Object.values(KEPT_UNTIL_SENT).filter(words => !kept.includes(words))).toEqual([])
})

/** What each answer that stands before the "#" is called in the policy. */
const IN_ADDRESS: Record<string, string> = {
  coverFor: 'who the cover is for',
  postcode: 'your state',
  coverType: 'the type of cover',
  partner: 'the short name of the partner you came from',
}

test('the privacy policy names every answer that our web server is sent in an address', () => {
  const sent = answersHref('', {
    coverFor: 'singles',
    state: 'NSW',
    coverType: 'hospital-only',
    partner: 'demo',
    ages: [43],
    income: 'tier-1',
    treatments: ['Cataracts'],
  }).split('#')[0]!

  expect([...new URLSearchParams(sent).keys()]).toEqual(Object.keys(IN_ADDRESS))
  const [, told = ''] = /before the “#” is sent to our web server([^.]+)\./.exec(POLICY) ?? []
  expect(Object.values(IN_ADDRESS).filter(words => !told.includes(words))).toEqual([])
})

const TYPES = readFileSync(join(ROOT, 'widgets/kit/backend/database.types.ts'), 'utf8')
const ROWS = [...TYPES.matchAll(/^ {6}(\w+): \{\n {8}Row: \{([^}]+)\}/gm)]
const tablesWith = (column: string) =>
  ROWS.filter(([, , row]) => row!.includes(`${column}: `)).map(([, table]) => table!)

/** What a row of each table is called in the policy. */
const CALLED: Record<string, string> = {
  call_bookings: 'booking',
  contact_messages: 'message',
  quote_requests: 'request',
}

test('the privacy policy says with what a partner’s name is stored', () => {
  const [, stored = ''] = /^\| come from a partner’s page \| (.+) \|$/m.exec(POLICY) ?? []

  expect(tablesWith('partner_ref')).toEqual(['call_bookings', 'quote_requests'])
  expect(tablesWith('partner_ref').filter(table => !stored.includes(CALLED[table]!))).toEqual([])
})

test('the privacy policy says that the time is stored with everything, and a reference with what has one', () => {
  const [, stored = ''] = /^With each of these we store when it reached us([^.]*)\.$/m.exec(POLICY) ?? []

  // A message of ours names the request, booking or message that it is about.
  const referred = tablesWith('reference').filter(table => table !== 'outbox_messages')
  expect(referred).toEqual(Object.keys(CALLED))
  expect(referred.filter(table => !stored.includes(CALLED[table]!))).toEqual([])
})

test('the privacy policy counts unconfirmed accounts from the day that the database does', () => {
  const upkeep = readFileSync(join(ROOT, 'supabase/migrations/20261121001600_daily_upkeep.sql'), 'utf8')

  expect(upkeep).toContain(
    "greatest(u.created_at, u.confirmation_sent_at, u.recovery_sent_at) < now() - interval '7 days'",
  )
  expect(POLICY).toContain('never confirmed are counted from the day a link or a code was last asked for')
})

test('the privacy policy says what becomes of what goes over a limit', () => {
  const answered = (message: string) => judge('call_bookings', { outcome: 'unavailable', status: 429, message })
  const outbox = readFileSync(join(ROOT, 'supabase/migrations/20261121000500_outbox.sql'), 'utf8')

  expect(answered('too_many_bookings')).toBe('too-many')
  expect(POLICY).toContain('It refuses a fourth coming call for one phone number. The page says so')
  // Settled by nothing yet: it is sent again, for a day.
  expect(answered('too_many_requests')).toBeUndefined()
  expect(POLICY).toContain('tries again for up to 24 hours')
  // So is a booking that looks like a machine's, while twenty of these are waiting: the answer is the same.
  const bookings = readFileSync(join(ROOT, 'supabase/migrations/20261121001100_call_bookings.sql'), 'utf8')
  expect(bookings).toMatch(/offset 19\) then\n\s+perform private\.too_many_requests\(\)/)
  expect(POLICY).toContain('are already waiting is a further one put off')
  expect(outbox).toContain("o.created_at > now() - interval '24 hours' offset 9)")
  expect(POLICY).toContain('About what visitors send us, it sends no more than ten messages in 24 hours')
  // Auth sends these itself, by its own count.
  expect(readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8')).toMatch(/^sms_sent = \d+$/m)
  expect(POLICY).toContain('Sign-in codes and links have limits of their own')
})

test('the privacy policy says what is counted, beside what it is asked for', () => {
  const figures = readFileSync(join(ROOT, 'supabase/migrations/20261121001500_dashboard.sql'), 'utf8')
  const [, uses = ''] = /^## Why we use it\n\n(.+)$/m.exec(POLICY) ?? []

  expect(uses).toContain('to let you into your account')
  expect(figures).toContain('create function public.admin_series(')
  expect(uses).toContain('how much reaches us')
  expect(figures).toContain('create function public.admin_calls_by_source(')
  expect(uses).toContain('in which part of a page our phone number is tapped')
  // "verified" is what partners are paid for.
  expect(figures).toContain('create function public.admin_requests_by_partner(')
  expect(uses).toContain('how many requests each partner brought, which may decide what we pay that partner')
})

test('the privacy policy says that what is done in the account is not kept until it can be sent', () => {
  const account = globSync('site/pages/auth/account/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
  const sources = account.map(file => readFileSync(join(ROOT, file), 'utf8'))

  expect(sources.length).toBeGreaterThan(0)
  // What this sends is kept on the device until it has arrived.
  expect(sources.filter(source => source.includes('kit/backend/submit.ts'))).toEqual([])
  expect(POLICY).toContain('What you change or delete in your account is not kept like that')
  expect(POLICY).toContain('and what you change in your account, have to be sent again by you')
})

test('the privacy policy says that what is deleted automatically is on record too', () => {
  const migration = (name: string) => readFileSync(join(ROOT, 'supabase/migrations', name), 'utf8')
  const [, record = ''] = /^One record is kept longer: ([^.]+)\./m.exec(POLICY) ?? []

  // Whoever deletes a row, the daily upkeep included; only messages of ours that are past their time leave no line.
  for (const [name, table] of [
    ['20261121000900_quote_requests.sql', 'quote_requests'],
    ['20261121001100_call_bookings.sql', 'call_bookings'],
    ['20261121001200_contact_messages.sql', 'contact_messages'],
  ] as const)
    expect(migration(name)).toContain(
      `create trigger audit after update or delete on public.${table}\n  for each row execute function`,
    )
  expect(record).toContain('or automatically, such as a request whose time is over')
})

test('where calls are monitored, the privacy policy says whether they are recorded', () => {
  const code = readFileSync(join(import.meta.dirname, 'legal/code-of-conduct.mdx'), 'utf8')

  if (code.includes('We monitor calls')) expect(POLICY).toMatch(/\bcalls are (?:not |never )?recorded\b/i)
})

test('the privacy policy last changed no earlier than what it prints from elsewhere', () => {
  const [, changedOn = ''] = /^changedOn: (.+)$/m.exec(POLICY) ?? []
  const kept = Object.values(RETENTION).map(kind => `${kind.what}: ${keptFor(kind)}`)

  for (const { version } of [...WORDINGS, CONTACT_NOTICE]) expect(changedOn >= version, version).toBe(true)
  expect(kept, 'enter it here, and the day as changedOn in the policy: its text changes without its file').toEqual([
    'Requests for a quote, and messages: 24 months',
    'Requests and messages marked as spam: 3 months',
    'Booked calls: 12 months',
    'Taps on our phone number: 13 months',
    'Records of the emails and texts we send: 30 days',
    'Accounts that were never confirmed: 7 days',
    'Accounts with a phone number only: 6 months',
  ])
})
