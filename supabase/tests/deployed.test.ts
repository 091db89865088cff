import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Migration, readMigrations } from '../local/migrations.ts'

/** Written by a command in supabase/hosted.md at deployment; before the first one it does not exist. */
const LIST = 'supabase/deployed.sha256'

test('migrations that a hosted project has applied are unchanged, and new ones come after them (else: write a new migration)', () => {
  expect(changesSince(existsSync(LIST) ? readFileSync(LIST, 'utf8') : '', readMigrations())).toEqual([])
})

test('a migration that was deployed and then changed, removed or put before another is reported', () => {
  const [one, two, three, four] = ['1_one', '2_two', '3_three', '4_four'].map(name => ({
    file: `${name}.sql`,
    sql: name,
  }))
  const list = [one!, two!, four!].map(({ file, sql }) => `${digest(sql)}  supabase/migrations/${file}\n`).join('')

  expect(changesSince(list, [one!, two!, four!, { file: '5_five.sql', sql: '' }])).toEqual([])
  expect(changesSince(list, [{ ...one!, sql: 'other' }, three!, four!])).toEqual([
    '1_one.sql was changed after it had been deployed',
    '2_two.sql was deployed and is gone',
    '3_three.sql comes before 4_four.sql, which is deployed',
  ])
})

/** `supabase db push` compares versions only: it would ignore a changed file and refuse an earlier one. */
function changesSince(list: string, migrations: Pick<Migration, 'file' | 'sql'>[]): string[] {
  const deployed = [...list.matchAll(/^([0-9a-f]{64}) [ *].*?([^/\s]+\.sql)$/gm)].map(([, sum, file]) => ({
    sum: sum!,
    file: file!,
  }))
  const last = deployed.at(-1)?.file ?? ''
  const gone = deployed.flatMap(({ file, sum }) => {
    const now = migrations.find(migration => migration.file === file)
    if (!now) return [`${file} was deployed and is gone`]
    return digest(now.sql) === sum ? [] : [`${file} was changed after it had been deployed`]
  })
  const early = migrations.filter(({ file }) => file < last && !deployed.some(other => other.file === file))
  return [...gone, ...early.map(({ file }) => `${file} comes before ${last}, which is deployed`)]
}

function digest(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
