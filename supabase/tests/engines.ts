import { afterAll, beforeAll } from 'vitest'
import { addAccounts } from '../catalogue/people.ts'
import { addSamples } from '../catalogue/samples.ts'
import { becomeOurs, type Engine, type Session } from '../engines/engine.ts'
import { openPglite } from '../engines/pglite.ts'
import { openPostgres } from '../engines/postgres.ts'

/** Both kinds of database on which the migrations must behave the same. */
export const ENGINES = [
  { name: 'PGlite', open: (prepare: (session: Session) => Promise<void>) => openPglite(prepare) },
  {
    name: 'PostgreSQL',
    open: (prepare: (session: Session) => Promise<void>) => openPostgres({ connections: 1, prepare }),
  },
] as const

/** Our database with an account of each kind. */
export async function withAccounts(session: Session): Promise<void> {
  await becomeOurs(session)
  await addAccounts(session)
}

/** Our database with a row in each table, and the accounts they belong to. */
export async function withSamples(session: Session): Promise<void> {
  await becomeOurs(session)
  await addSamples(session)
}

/** Opens an engine for the tests of one block, with one connection, and closes it after them. */
export function useEngine(
  { open }: (typeof ENGINES)[number],
  prepare: (session: Session) => Promise<void> = becomeOurs,
) {
  let engine: Engine
  beforeAll(async () => {
    engine = await open(prepare)
  })
  afterAll(() => engine.close())
  return {
    get session(): Session {
      return engine
    },
  }
}
