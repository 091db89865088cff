import { randomUUID } from 'node:crypto'
import { Client, type ClientBase, Pool, types } from 'pg'
import { becomeOurs, type Engine, PARSERS, type Prepare, type Session } from './engine.ts'
import { type Address, type ServerOptions, startPostgres } from './server.ts'

export interface PostgresEngine extends Engine {
  /** Runs work on a connection of its own, out of a pool of at most `connections`. */
  withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
}

/** Our database on a server of its own, gone when closed. */
export async function openPostgres({ connections = 20, ...options }: ServerOptions = {}): Promise<PostgresEngine> {
  const { address, stop } = await startPostgres({ connections, ...options })
  return prepared(address, connections, becomeOurs, stop)
}

/**
 * A server that has our database once, for `openCopy` to copy: in memory, because on a disk a copy takes up to ten times
 * the processor time (0.3 to 0.5 s) and up to three seconds of waiting.
 */
export async function startWithTemplate(): Promise<{ address: Address; stop(): Promise<void> }> {
  const { address, stop } = await startPostgres({ inMemory: true })
  await asOwner(address, `create database ${TEMPLATE}`)
  // Whatever is connected to a template keeps it from being copied.
  await (await prepared({ ...address, database: TEMPLATE }, 1, becomeOurs)).close()
  return { address, stop }
}

/**
 * Our database with one connection, on a server that has it as a template: a tenth of the work of a server of its own.
 * @param template `template0` is PostgreSQL's own, a database without anything
 */
export async function openCopy(address: Address, prepare?: Prepare, template = TEMPLATE): Promise<PostgresEngine> {
  const database = `copy_${randomUUID().replaceAll('-', '')}`
  await asOwner(address, `create database ${database} template ${template} strategy file_copy`)
  return prepared({ ...address, database }, 1, prepare, () => asOwner(address, `drop database ${database}`))
}

const TEMPLATE = 'ours'
/** Whatever PGSSLMODE asks of somebody's own servers: this one, on loopback, speaks no TLS. */
const PLAIN = { ssl: false }

async function asOwner(address: Address, sql: string): Promise<void> {
  const client = new Client({ ...address, ...PLAIN })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** @param then what is left to do once the last connection is closed */
async function prepared(address: Address, connections: number, prepare?: Prepare, then?: () => Promise<void>) {
  const pool = new Pool({ ...address, ...PLAIN, max: connections })
  const engine: PostgresEngine = {
    // Not by the pool's own `query`, which throws a connection away once something was refused on it.
    exec: sql => engine.withSession(session => session.exec(sql)),
    query: (sql, params) => engine.withSession(session => session.query(sql, params)),
    async withSession(work) {
      const client = await pool.connect()
      try {
        return await work(sessionOf(client))
      } finally {
        client.release()
      }
    },
    async close() {
      await pool.end()
      await then?.()
    },
    [Symbol.asyncDispose]: () => engine.close(),
  }
  // Transactions need one connection: the pool may give each statement a different one.
  try {
    if (prepare) await engine.withSession(prepare)
  } catch (error) {
    await engine.close()
    throw error
  }
  return engine
}

for (const [type, parse] of Object.entries(PARSERS)) types.setTypeParser(Number(type), parse)

const sessionOf = (client: ClientBase): Session => ({
  exec: sql => client.query(sql),
  query: (sql, params) => client.query(sql, params) as never,
})
