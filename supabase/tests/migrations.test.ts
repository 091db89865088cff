import { expect, test } from 'vitest'
import { migrate } from '../local/migrations.ts'
import { PGLITE, useEngine } from './engines.ts'

const database = useEngine(PGLITE)

const named = (file: string, sql: string) => ({ version: file.slice(0, 14), file, sql })

test('a start says which migration was changed after it had been applied', async () => {
  const file = '20990101000000_first.sql'
  await migrate(database.session, [named(file, 'create table one (id int)')])

  await expect(migrate(database.session, [named(file, 'create table two (id int)')])).rejects.toThrow(
    `The migration supabase/migrations/${file} was changed after it had been applied to this data`,
  )
})

test('a start says which migration does not apply, and leaves the ones before it', async () => {
  const before = named('20990102000000_before.sql', 'create table before (id int)')
  const broken = named('20990102000001_broken.sql', 'create table half (id int); drop table oops')

  await expect(migrate(database.session, [before, broken])).rejects.toThrow(
    `The migration supabase/migrations/${broken.file} does not apply: table "oops" does not exist`,
  )
  expect(await migrate(database.session, [before])).toEqual([])
  const { rows } = await database.session.query(
    `select to_regclass('before') is not null as before, to_regclass('half') as half`,
  )
  expect(rows).toEqual([{ before: true, half: null }])
})
