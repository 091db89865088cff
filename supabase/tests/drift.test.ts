import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { records } from '../catalogue/records.ts'
import { catalogueSnapshot } from '../catalogue/snapshot.ts'
import { ENGINES, useEngine } from './engines.ts'

const [PGLITE, POSTGRES] = ENGINES

describe('the files generated from the database match it (else: npm run types:database)', () => {
  const database = useEngine(PGLITE)

  test('the types, the snapshot and the table of who reaches what', async () => {
    for (const { file, text } of await records(database.session)) {
      expect(readFileSync(file, 'utf8'), `${file} has drifted: run npm run types:database`).toBe(text)
    }
  })
})

describe('on a real PostgreSQL', () => {
  const database = useEngine(POSTGRES)

  test('the catalogue is the same, line for line', async () => {
    expect(await catalogueSnapshot(database.session)).toBe(readFileSync('supabase/catalogue/snapshot.txt', 'utf8'))
  })
})
