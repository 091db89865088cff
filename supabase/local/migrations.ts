import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from '../engines/engine.ts'

const FOLDER = join(import.meta.dirname, '..', 'migrations')

export interface Migration {
  /** The timestamp at the start of the file's name; it is also the order. */
  version: string
  file: string
  sql: string
}

/** In the order in which they apply. */
export function readMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const version = /^(\d{14})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
      if (!version) throw new Error(`${file} is not a migration's name; it must be <14 digits>_<subject>.sql.`)
      return { version, file, sql: readFileSync(join(FOLDER, file), 'utf8') }
    })
}

/**
 * Applies what is not applied yet, each file in one transaction, and records it where `supabase db push` does.
 * @returns the files that were applied now
 */
export async function migrate(database: Session, migrations = readMigrations()): Promise<string[]> {
  await database.exec(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text);
  `)
  const { rows } = await database.query<{ version: string; sql: string | null }>(
    'select version, statements[1] as sql from supabase_migrations.schema_migrations',
  )
  const applied = new Map(rows.map(row => [row.version, row.sql]))
  const changed = migrations.find(({ version, sql }) => applied.has(version) && applied.get(version) !== sql)
  if (changed)
    throw new Error(
      `The migration supabase/migrations/${changed.file} was changed after it had been applied to this data; ` +
        'write a new migration instead, or delete the data (.local/database) to start again.',
    )
  const missing = migrations.filter(migration => !applied.has(migration.version))
  for (const migration of missing) await apply(database, migration)
  return missing.map(migration => migration.file)
}

async function apply(database: Session, { version, file, sql }: Migration) {
  try {
    await database.exec('begin')
    await database.exec(sql)
    await database.query(
      'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)',
      [version, sql, file],
    )
    await database.exec('commit')
  } catch (error) {
    await database.exec('rollback')
    throw new Error(`The migration supabase/migrations/${file} does not apply: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
