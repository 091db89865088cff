import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMigrations } from '../local/migrations.ts'

/** Made by the deployment's own command, which supabase/hosted.md names; before the first one it is not there. */
const LIST = 'supabase/deployed.sha256'

interface File {
  file: string
  sql: string
}

test('what a hosted project has applied is as it was, and what is new comes after it (else: a new migration)', () => {
  expect(changesSince(existsSync(LIST) ? readFileSync(LIST, 'utf8') : '', readMigrations())).toEqual([])
})

test('a migration that was deployed and then changed, taken away or put before another is told', () => {
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

/** `supabase db push` compares versions only: it would leave a changed file where it is, and refuse an earlier one. */
function changesSince(list: string, migrations: File[]): string[] {
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
