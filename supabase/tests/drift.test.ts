import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { records } from '../catalogue/records.ts'
import { POSTGRES, useEngine } from './engines.ts'

describe('the files generated from the database match it (else: npm run types:database)', () => {
  // The command asks PGlite, which takes longer; access.test.ts shows that both have the same catalogue and access.
  const database = useEngine(POSTGRES)

  test('the types, the snapshot and the table of who reaches what', async () => {
    for (const { file, text } of await records(database.session)) {
      expect(readFileSync(file, 'utf8'), `${file} has drifted: run npm run types:database`).toBe(text)
    }
  })
})
