import { PGlite } from '@electric-sql/pglite'
import { becomeOurs, type Engine } from './engine.ts'
import { newDatabase } from './new-database.ts'

/** PostgreSQL in WebAssembly, in memory, with one connection. */
export async function openPglite(prepare = becomeOurs): Promise<Engine> {
  const database = new PGlite({
    loadDataDir: await newDatabase(),
    parsers: { 20: Number, 1082: text => text, 1184: text => text },
  })
  await prepare(database)
  return {
    name: 'PGlite',
    exec: sql => database.exec(sql),
    query: (sql, params) => database.query(sql, params),
    close: () => database.close(),
  }
}
