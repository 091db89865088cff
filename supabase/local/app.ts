import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App } from '@supabase/lite'
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { newDatabase } from '../engines/new-database.ts'
import { dataFolderIsReadable, makeDataFolder } from './data-folder.ts'
import { EMAILS, emailInWords } from './emails.ts'
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts'
import { keepOurGrants } from './lite.ts'
import { migrate } from './migrations.ts'
import { endOtherSessions } from './other-sessions.ts'
import type { Outbox } from './outbox.ts'
import { phoneCodes } from './phone-codes.ts'
import { signUpAgain } from './sign-up-again.ts'
import { refuseBrokenTokens } from './tokens.ts'

interface AppOptions {
  url: string
  siteUrl: string
  dataDir?: string
  secret: string
  secretKey?: string
  outbox: Outbox
}

/** Lite's App on a migrated and seeded database, with what a hosted project has and lite lacks. */
export async function openApp({ url, siteUrl, dataDir, secret, secretKey, outbox }: AppOptions) {
  if (dataDir) await makeDataFolder(dataDir)
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: {
      parsers: { [TIMESTAMPTZ]: asPostgrestWritesIt },
      // Filters write booleans as words, such as true or t: passed on as they are, since PostgreSQL knows them all.
      serializers: { [BOOL]: String },
      ...(dataDir ? {} : { loadDataDir: await newDatabase() }),
    },
  })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: secret,
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      secret_key: secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      minimum_password_length: 8,
      email: { enable_signup: true, enable_confirmations: true, template: EMAILS },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: {
        middlewares: [
          refuseBrokenTokens(),
          signUpAgain(connection.driver),
          endOtherSessions(connection.driver),
          phoneCodes(),
        ],
        disableStudio: true,
        admin: false,
      },
      drivers: {
        sms: outbox.smsDriver(),
        email: outbox.emailDriver(email => emailInWords(email, siteUrl, url)),
      },
    },
  })
  try {
    if (dataDir) await dataFolderIsReadable(connection, dataDir)
    await prepare(app, connection, siteUrl)
  } catch (error) {
    // What could not be opened cannot be closed either; the first error says why.
    await connection.close().catch(() => {})
    throw error
  }
  return { app, connection }
}

const BOOL = 16
const TIMESTAMPTZ = 1184
/** "2026-11-23 09:00:00+00" is not a date in every browser; PostgREST says "2026-11-23T09:00:00+00:00". */
const asPostgrestWritesIt = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

async function prepare(app: App, connection: PgliteConnection, siteUrl: string) {
  const { driver } = connection
  await app.init()
  await app.ensureSystemSchema()
  await driver.exec(readFileSync(join(import.meta.dirname, 'api-roles.sql'), 'utf8'))
  await migrate(driver)
  keepOurGrants(connection)
  await connection.clearSchemaCache()
  await seed(driver)
  await driver.query('update private.settings set site_url = $1, team_email = $2', [siteUrl, 'team@hicompare.example'])
  await upkeep(driver)
  await refuseWideGrants(app, connection)
}

/** Only once, so that deleted demo content stays deleted. A start that is interrupted before leaves it to the next. */
async function seed(driver: PgliteConnection['driver']) {
  const known = await driver.query("select 1 from supabase_migrations.schema_migrations where version = 'seed'")
  if (known.rows.length > 0) return
  await driver.exec(`
    begin;
    ${readFileSync(join(import.meta.dirname, '..', 'seed.sql'), 'utf8')}
    insert into supabase_migrations.schema_migrations (version, name) values ('seed', 'seed.sql');
    commit;`)
}

/** A step that fails only warns, in a log that nobody reads here: so the start fails instead. */
async function upkeep(driver: PgliteConnection['driver']) {
  const { rows } = await driver.query<{ failed: string[] }>('select private.daily_upkeep() as failed')
  const failed = rows.flatMap(row => row.failed)
  if (failed.length > 0)
    throw new Error(
      `The daily upkeep failed: ${failed.join('; ')}; mend it in a new migration, ` +
        'or delete the data (.local/database) to start again.',
    )
}

/** Makes one anonymous request, then checks what anonymous visitors may do now. */
async function refuseWideGrants(app: App, { driver }: PgliteConnection) {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
  await app.fetch(new Request('http://localhost/rest/v1/offers?select=id&limit=1', { headers }))
  const { rows } = await driver.query<{ wide: boolean }>(
    `select has_table_privilege('anon', 'public.quote_requests', 'select')
         or has_table_privilege('anon', 'public.newsletter_subscriptions', 'delete') as wide`,
  )
  if (rows[0]?.wide)
    throw new Error('@supabase/lite has widened what anonymous visitors may do; install the pinned version.')
}
