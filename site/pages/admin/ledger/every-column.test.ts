import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ADMIN = 'site/pages/admin'
const read = (files: string) =>
  globSync(files)
    .sort()
    .filter(file => !file.includes('.test.'))
    .map(file => readFileSync(file, 'utf8'))
/** The newest definition is the one in force. */
const LEDGER = read('supabase/migrations/*.sql').findLast(sql => sql.includes('function private.ledger('))!

/** What says nothing to the reader of a file, or is in it in another form: the day until which they may be called. */
const NOT_IN_FILES = ['id', 'version', 'updated_at', 'is_suspect', 'consent_version']

test.each([
  ['quote_requests', 'requests'],
  ['call_bookings', 'calls'],
  ['contact_messages', 'messages'],
])('each column of %s is shown on the team’s screen, %s, and saved in its file', (table, screen) => {
  const columns = new RegExp(`when '${table}' then '{\\s*"columns": "([^"]+)"`).exec(LEDGER)![1]!.split(', ')
  const saved = /exported=\{\{[\s\S]+?\n {6}\}\}/.exec(read(`${ADMIN}/${screen}/${screen}.tsx`)[0]!)![0]
  const room = read(`${ADMIN}/{${screen},ledger}/*.{ts,tsx}`).join().replace(saved, '')
  const shown = room.includes('<OriginFacts') ? room + read(`${ADMIN}/entry/origin-facts.tsx`) : room
  const missingIn = (source: string) => columns.filter(column => !new RegExp(`\\.${column}\\b`).test(source))

  expect(missingIn(shown), 'show it among the details').toEqual([])
  expect(
    missingIn(saved).filter(column => !NOT_IN_FILES.includes(column)),
    'add it to exported.columns',
  ).toEqual([])
})
