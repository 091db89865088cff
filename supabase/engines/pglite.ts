import { PGlite } from '@electric-sql/pglite'
import { becomeOurs, type Engine } from './engine.ts'

/** PostgreSQL in WebAssembly, in memory, with one connection. */
export async function openPglite(prepare = becomeOurs): Promise<Engine> {
  const database = new PGlite({ parsers: { 20: Number, 1082: text => text, 1184: text => text } })
  await prepare(database)
  return {
    name: 'PGlite',
    exec: sql => database.exec(sql),
    query: (sql, params) => database.query(sql, params),
    close: () => database.close(),
  }
}
