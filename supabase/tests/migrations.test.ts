import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { inNewProject } from '../engines/engine.ts'
import { newDatabase } from '../engines/new-database.ts'
import { migrate, readMigrations } from '../local/migrations.ts'

test('a start says which migration was changed after it had been applied', async () => {
  const database = new PGlite({ loadDataDir: await newDatabase() })
  onTestFinished(() => database.close())
  const first = { version: '20990101000000', file: '20990101000000_first.sql', sql: 'create table one (id int)' }
  await migrate(database, [first])

  await expect(migrate(database, [{ ...first, sql: 'create table two (id int)' }])).rejects.toThrow(
    'The migration supabase/migrations/20990101000000_first.sql was changed after it had been applied to this data',
  )
})

test('a start says which migration does not apply, and leaves the ones before it', async () => {
  const database = new PGlite({ loadDataDir: await newDatabase() })
  onTestFinished(() => database.close())
  const broken = { version: '20990101000000', file: '20990101000000_broken.sql', sql: 'select 1; create tabel oops' }

  await expect(inNewProject(database, () => migrate(database, [...readMigrations(), broken]))).rejects.toThrow(
    'The migration supabase/migrations/20990101000000_broken.sql does not apply: syntax error at or near "tabel"',
  )
  expect(await migrate(database)).toEqual([])
})
