import { afterAll, beforeAll, inject } from 'vitest'
import type { Engine, Prepare, Session } from '../engines/engine.ts'
import { openPglite } from '../engines/pglite.ts'
import { openCopy } from '../engines/postgres.ts'

export interface EngineKind {
  name: 'PGlite' | 'PostgreSQL'
  open: (prepare?: Prepare) => Promise<Engine>
}

export const PGLITE: EngineKind = { name: 'PGlite', open: openPglite }
export const POSTGRES: EngineKind = { name: 'PostgreSQL', open: prepare => openCopy(inject('postgres'), prepare) }
/** Both kinds of database, on which the migrations must behave the same. */
export const ENGINES = [PGLITE, POSTGRES]

/** Opens an engine for the tests of one block, with one connection, and closes it after them. */
export function useEngine({ open }: EngineKind, prepare?: Prepare) {
  let engine: Engine
  beforeAll(async () => {
    engine = await open(prepare)
  })
  afterAll(() => engine.close())
  return {
    get session(): Session {
      return engine
    },
    /** The rows that a query answers with. */
    read: async <Row>(sql: string, params?: unknown[]) => (await engine.query<Row>(sql, params)).rows,
  }
}
