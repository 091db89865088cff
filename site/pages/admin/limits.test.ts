import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draftOf, problemsIn } from './offers/draft.ts'
import { readOrigins } from './partners/origins.ts'

const DATABASE = readFileSync('supabase/catalogue/snapshot.txt', 'utf8')
const MIGRATIONS = globSync('supabase/migrations/*.sql')
  .sort()
  .map(file => readFileSync(file, 'utf8'))

const mostIn = (table: string, column: string, measure = 'char_length') =>
  Number(new RegExp(`^public\\.${table} \\w+: CHECK .*\\b${measure}\\(${column}\\) <= (\\d+)`, 'm').exec(DATABASE)?.[1])
const named = (name: string, file: string) =>
  Number(new RegExp(`^const ${name} = (\\d+)$`, 'm').exec(readFileSync(`site/pages/admin/${file}`, 'utf8'))?.[1])

test.each([
  ['NOTES_MAX_LENGTH', 'ledger/handle-form.tsx', 'quote_requests', 'notes'],
  ['NOTES_MAX_LENGTH', 'ledger/handle-form.tsx', 'call_bookings', 'notes'],
  ['NOTES_MAX_LENGTH', 'ledger/handle-form.tsx', 'contact_messages', 'notes'],
  ['NAME_MAX_LENGTH', 'partners/partner-form.tsx', 'partners', 'name'],
  ['NAME_MAX_LENGTH', 'slots/holidays.tsx', 'public_holidays', 'name'],
])('%s of %s is as long as the database takes: %s.%s', (name, file, table, column) => {
  expect(named(name, file)).toBe(mostIn(table, column))
})

test.each(['insurer', 'title', 'body', 'terms_url'] as const)(
  'an offer’s form takes as much as the database, and no more: %s',
  field => {
    const most = mostIn('offers', field)
    const problem = (length: number) =>
      problemsIn({ ...draftOf(undefined), [field]: (field === 'terms_url' ? 'https://' : '').padEnd(length, 'x') })[
        field
      ]

    expect(problem(most)).toBeUndefined()
    expect(problem(most + 1)).toContain('Shorten')
  },
)

test('a partner’s form takes as many origins as the database, and no more', () => {
  const most = mostIn('partners', 'origins', 'cardinality')
  const origins = (n: number) => readOrigins(Array.from({ length: n }, (_, i) => `https://${i}.example`).join('\n'))

  expect([origins(most).ok, origins(most + 1).ok]).toEqual([true, false])
})

test('as many entries of one sender as the database gives are said to be only the latest', () => {
  // The newest definition is the one in force.
  const sql = MIGRATIONS.findLast(sql => sql.includes('function public.admin_same_sender('))!
  const [, most] = /function public\.admin_same_sender\([\s\S]*?\blimit (\d+);/.exec(sql)!

  expect(named('MOST', 'entry/same-sender.tsx')).toBe(Number(most))
})

test('as many changes of an entry as the database gives are said to be only the latest', () => {
  const sql = MIGRATIONS.findLast(sql => sql.includes('function public.admin_changes('))!
  const [, most] = /function public\.admin_changes\([\s\S]*?\blimit (\d+);/.exec(sql)!

  expect(named('MOST', 'entry/changes.tsx')).toBe(Number(most))
})
