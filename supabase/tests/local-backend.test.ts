import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type LocalBackend, startBackend } from '../local/backend.ts'
import { dataCanBeKept } from '../local/data-folder.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts'
import { outboxPage } from '../local/outbox-page.ts'
import { SITE } from './fresh-backend.ts'
import { newestMessage, signInByPhone, visitor } from './visitor.ts'

/** Where the first backend leaves its data, for others to start from. */
const made = mkdtempSync(join(tmpdir(), 'hicompare-backend-'))
afterAll(() => rmSync(made, { recursive: true, force: true }))

const own = {} as { backend: LocalBackend; anybody: ReturnType<typeof visitor> }
/** What became of a request that came while that backend was starting. */
const early = { wasReady: true, status: 0 }
beforeAll(async () => {
  // As if an earlier one had been interrupted.
  mkdirSync(join(made, 'database.making'))
  writeFileSync(join(made, 'database.making', 'PG_VERSION'), 'half a database')
  const { port, close } = await takePort()
  await close()
  let isReady = false
  const starting = startBackend({ port, siteUrl: SITE, dataDir: join(made, 'database') }).finally(() => {
    isReady = true
  })
  await connects(port)
  early.wasReady = isReady
  early.status = (await fetch(`http://127.0.0.1:${port}/outbox.json`)).status
  own.backend = await starting
  own.anybody = visitor(own.backend.url)
})

describe('the outbox', () => {
  test('shows what the visitor typed as text', async () => {
    await own.anybody.insert('quote_requests', {
      id: crypto.randomUUID(),
      cover_for: 'singles',
      state: 'QLD',
      full_name: '<img src=x onerror=alert(1)>',
      email: 'hostile@example.com',
      phone: '+61491570159',
      consent_version: '2026-11-21',
    })
    const page = await (await fetch(`${own.backend.url}/outbox`)).text()

    expect(page).toContain('hostile@example.com')
    expect(page).not.toContain('<img')
  })

  // No message of ours has anything in it that could be a tag: what a visitor typed stays out of them.
  test('shows as text whatever a message says, and to whom', () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const link = 'https://hicompare.example/"onmouseover="alert(1)'
    const page = outboxPage([
      { channel: 'email', to: hostile, subject: hostile, text: `${hostile} ${link}`, sentAt: hostile },
    ])

    expect(page).not.toContain('<img')
    expect(page).not.toContain('"onmouseover')
    expect(page.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(4)
  })

  test('does not exist under another site’s name', async () => {
    const { port } = new URL(own.backend.url)
    const status = await new Promise(done => {
      get({ host: '127.0.0.1', port, path: '/outbox.json', headers: { host: 'evil.example' } }, answer =>
        done(answer.statusCode),
      )
    })

    expect(status).toBe(421)
  })

  test('holds the unsubscribe link of the newsletter, which works in one step', async () => {
    await own.anybody.insert('newsletter_subscriptions', { email: 'reader@example.com', user_agent: null })
    const { text } = await newestMessage(own.backend.url, 'reader@example.com')
    const token = /unsubscribe#token=([0-9a-f-]{36})/.exec(text)?.[1]

    expect((await own.anybody.insert('unsubscribe_requests', { token })).status).toBe(201)
    expect(
      await own.backend.query(`select 1 from public.newsletter_subscriptions where email = 'reader@example.com'`),
    ).toEqual([])
  })
})

test('a visitor whose connection stalls in the middle of a request holds up nobody', async () => {
  const { hostname, port } = new URL(own.backend.url)
  const stalled = connect(Number(port), hostname)
  onTestFinished(() => void stalled.destroy())
  await new Promise(connected => stalled.once('connect', connected))
  stalled.write(
    `POST /rest/v1/web_call_tracking HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${LOCAL_PUBLISHABLE_KEY}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"phone`,
  )

  expect((await own.anybody.read('offers', 'select=id')).status).toBe(200)
})

test.each([
  ['whose length is announced', (body: string) => body],
  ['that comes in pieces', (body: string) => new Blob([body]).stream()],
])('a body over 1 MB %s is refused with a sentence that a page of another origin can read', async (_, sent) => {
  const send = (email: string) =>
    fetch(`${own.backend.url}/rest/v1/newsletter_subscriptions`, {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: sent(JSON.stringify({ email })),
      duplex: 'half',
    } as RequestInit)
  const answer = await send(`${'x'.repeat(2 ** 20)}@example.com`)

  expect(answer.status).toBe(413)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toMatchObject({ message: 'A request may have a body of 1 MB at most.' })
  expect((await send(`${crypto.randomUUID()}@example.com`)).status).toBe(201)
})

test('a start opens the slots of the coming business days, none on a holiday', async () => {
  const days = await own.backend.query<{ day: string; slots: number }>(
    `select slot_date::text as day, count(*)::int as slots from public.call_slots
      where slot_date > current_date group by 1 order by 1`,
  )
  const holidays = await own.backend.query<{ day: string }>('select day::text from public.public_holidays')

  expect(days.length).toBeGreaterThanOrEqual(10)
  expect(days.every(({ slots }) => slots === 22)).toBe(true)
  expect(days.filter(({ day }) => holidays.some(holiday => holiday.day === day))).toEqual([])
})

describe('starting', () => {
  beforeAll(() => own.backend.close())

  /** The data that the first one left. */
  function newDataFolder() {
    const dataDir = join(folder(), 'database')
    cpSync(join(made, 'database'), dataDir, { recursive: true })
    return dataDir
  }

  test('keeps data and sessions between starts, and does not bring back deleted demo content', async () => {
    const dataDir = newDataFolder()
    const before = await startBackend({ port: 0, siteUrl: SITE, dataDir })
    const partners = `select slug from public.partners where slug = 'demo'`
    expect(await before.query(partners)).toHaveLength(1)
    await before.query(`delete from public.partners where slug = 'demo'`)
    // As if the next start brought this migration with it.
    await before.query(`delete from supabase_migrations.schema_migrations where name like '%_daily_upkeep.sql'`)
    await before.query('drop function private.daily_upkeep(), private.purge_accounts(), private.recount_slots()')
    const { token, id } = await signInByPhone(before.url, '+61491570006')
    for (const email of ['typed@example.com', 'asked-again@example.com'])
      await visitor(before.url).auth('signup', { email, password: 'Nobody confirms 1' })
    // Long ago: the people who signed in confirmed their number, and nobody an address. One was just sent a link again.
    await before.query(`update auth.users set created_at = now() - interval '1 year'`)
    await before.query(
      `update auth.users set confirmation_sent_at = now() - interval '1 year' where email = 'typed@example.com'`,
    )
    await before.close()

    const after = await startBackend({ port: 0, siteUrl: SITE, dataDir })
    onTestFinished(() => after.close())

    expect((await visitor(after.url, token).request('GET', '/auth/v1/user')).body).toMatchObject({ id })
    expect(await after.query(`select email from auth.users where email > ''`)).toEqual([
      { email: 'asked-again@example.com' },
    ])
    expect(await after.query(partners)).toEqual([])
  })

  test('stops where a step of the daily upkeep fails, and says which and why', async () => {
    const dataDir = newDataFolder()
    const database = await PGlite.create(dataDir)
    await database.exec('drop function private.recount_slots()')
    await database.close()

    await expect(startBackend({ port: 0, siteUrl: SITE, dataDir })).rejects.toThrow(
      'The daily upkeep failed: select private.recount_slots(): function private.recount_slots() does not exist',
    )
  })

  describe('after one was killed', () => {
    let dataDir: string
    let backend: LocalBackend
    beforeAll(async () => {
      dataDir = join(mkdtempSync(join(made, 'killed-')), 'database')
      cpSync(join(made, 'database'), dataDir, { recursive: true })
      const { port, close } = await takePort()
      await close()
      const options = { port, siteUrl: SITE, dataDir }
      const killed = spawn('node', [
        // As this process has it: see vitest.config.ts.
        '--liftoff-only',
        '--input-type=module',
        '-e',
        `import { startBackend } from './supabase/local/backend.ts'
         const backend = await startBackend(${JSON.stringify(options)})
         await backend.query("insert into public.newsletter_subscriptions (email) values ('reader@example.com')")
         console.log('written')`,
      ])
      await once(killed.stdout, 'data')
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      // As a full disk or a power cut leaves it.
      writeFileSync(`${dataDir}.secret`, '')
      backend = await startBackend(options)
    })
    afterAll(() => backend.close())

    test('opens its data, on the same port', async () => {
      expect(
        await backend.query(`select 1 from public.newsletter_subscriptions where email = 'reader@example.com'`),
      ).toHaveLength(1)
    })

    test('makes a new secret where it left an empty one', async () => {
      expect(await signInByPhone(backend.url, '+61491570006')).toMatchObject({ token: expect.any(String) })
      expect(readFileSync(`${dataDir}.secret`, 'utf8')).toHaveLength(64)
    })

    test('has its data to itself: a second backend is told which one has it', async () => {
      await expect(startBackend({ port: 0, siteUrl: SITE, dataDir })).rejects.toThrow(
        `in use by the backend at ${backend.url}`,
      )
    })
  })

  test('starts again if a first start was interrupted', () => {
    expect(readdirSync(made)).toContain('database')
    expect(readdirSync(made)).not.toContain('database.making')
  })

  test('says to free some space if the disk is full, and leaves the data alone', () => {
    const dataDir = join(folder(), 'database')
    mkdirSync(dataDir)

    expect(() => dataCanBeKept(dataDir, 2 ** 60)).toThrow(/MB left for .+; free some space and run this again\.$/)
    expect(existsSync(dataDir)).toBe(true)
  })

  test('says that unreadable data belongs to another user, not that it is damaged', async () => {
    const root = folder()
    const dataDir = join(root, 'database')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'PG_VERSION'), '18', { mode: 0o000 })
    chmodSync(dataDir, 0o777)
    chmodSync(root, 0o777)
    const start = spawn('node', [
      '--input-type=module',
      '-e',
      `import { startBackend } from './supabase/local/backend.ts'
       if (process.getuid() === 0) process.setuid(65534)
       await startBackend({ port: 0, siteUrl: '${SITE}', dataDir: '${dataDir}' })`,
    ])
    const said = await text(start.stderr)

    expect(said).toContain(`you may not read and write ${dataDir}/PG_VERSION`)
    expect(said).not.toContain('delete')
  })

  test('answers requests that came before it was ready', () => {
    expect(early).toEqual({ wasReady: false, status: 200 })
  })

  test('drops waiting requests if it then cannot start', async () => {
    const dataDir = join(folder(), 'database')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'PG_VERSION'), 'no database')
    const { port, close } = await takePort()
    await close()
    const starting = startBackend({ port, siteUrl: SITE, dataDir })
    const failed = expect(starting).rejects.toThrow(`the data in ${dataDir} cannot be read; delete that folder`)
    await connects(port)

    await expect(fetch(`http://127.0.0.1:${port}/outbox.json`)).rejects.toThrow('fetch failed')
    await failed
  })

  test('fails if the port is taken', async () => {
    const { port, close } = await takePort()
    onTestFinished(close)

    await expect(startBackend({ port, siteUrl: SITE })).rejects.toThrow('EADDRINUSE')
  })
})

/** A port on this machine, held until `close`. */
async function takePort() {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  return {
    port: (taken.address() as AddressInfo).port,
    close: () => new Promise<void>(closed => void taken.close(() => closed())),
  }
}

/** Tries until something listens there. */
async function connects(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  const answered = await once(socket, 'connect').catch(() => undefined)
  socket.destroy()
  if (!answered) return connects(port)
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hicompare-backend-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
