import { PGlite } from '@electric-sql/pglite'
import { becomeOurs, type Engine, PARSERS, type Prepare } from './engine.ts'
import { newDatabase } from './new-database.ts'

/** PostgreSQL in WebAssembly, in memory, with one connection, as our database. */
export async function openPglite(prepare?: Prepare): Promise<Engine> {
  ours ??= ourDatabase()
  const database = new PGlite({
    loadDataDir: await ours,
    parsers: PARSERS,
  })
  await prepare?.(database)
  return {
    exec: sql => database.exec(sql),
    query: (sql, params) => database.query(sql, params),
    close: () => database.close(),
    [Symbol.asyncDispose]: () => database.close(),
  }
}

let ours: Promise<Blob> | undefined

/** Once for a process: to apply every migration takes half a second, and to read back what they made a tenth. */
async function ourDatabase(): Promise<Blob> {
  const database = new PGlite({ loadDataDir: await newDatabase() })
  try {
    await becomeOurs(database)
    return await database.dumpDataDir('none')
  } finally {
    await database.close()
  }
}
