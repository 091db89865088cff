// Runs on Supabase's edge (Deno), every minute; see supabase/hosted.md for its secrets and its schedule.
import { createHash, timingSafeEqual } from 'node:crypto'
import { createClient } from 'npm:@supabase/supabase-js@2.119.1'
import { drain, type Outbox } from './drain.ts'
import type { OutboxMessage } from './messages.ts'
import { sendThrough } from './providers.ts'

Deno.serve(async request => {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname.endsWith(UNSUBSCRIBE)) return unsubscribe(request.method, searchParams.get('token') ?? '')
  try {
    if (!knowsSecret(request)) return new Response('Not for you', { status: 401 })
    const [outbox, send] = [openOutbox(), openProviders()]
    // `npm run check:deployment` asks whether all secrets are set; only the schedule, with POST, sends anything.
    if (request.method === 'GET') return new Response('Ready')
    return Response.json(await drain(outbox, send))
  } catch (error) {
    // pg_net keeps the answer; the function's log has the rest.
    console.error(error)
    return new Response((error as Error).message, { status: 500 })
  }
})

/**
 * The button that mail programs make of the welcome's headers sends a POST (RFC 8058), which the pages' static host does
 * not take. Every token is answered alike, as by the page. Programs that do not know of it follow the link, and so do those
 * that look for harmful ones: with GET nothing is deleted, and the page asks.
 */
async function unsubscribe(method: string, token: string): Promise<Response> {
  try {
    const database = openDatabase()
    if (method === 'POST') {
      if (IS_TOKEN.test(token))
        await database.from('newsletter_subscriptions').delete().eq('unsubscribe_token', token).throwOnError()
      return new Response()
    }
    const { data: site } = await database.rpc('site_url').throwOnError()
    const location = `${site}/unsubscribe#token=${encodeURIComponent(token)}`
    return new Response(null, { status: 303, headers: { location } })
  } catch (error) {
    // Anybody may call this: what is wrong goes only into the log.
    console.error(error)
    return new Response('This did not work. Please use the link in the email.', { status: 500 })
  }
}

const UNSUBSCRIBE = '/unsubscribe'
const IS_TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Anybody may call this: until they show the secret, what is wrong goes only into the log. */
function knowsSecret(request: Request): boolean {
  try {
    const given = digest(request.headers.get('authorization') ?? '')
    // The time it takes must not reveal how much of a guess was right.
    const isKnown = timingSafeEqual(given, digest(`Bearer ${secret('DRAIN_SECRET')}`))
    // If nothing is sent, the dashboard leads to this log.
    if (!isKnown)
      console.error('A caller did not show DRAIN_SECRET. If it was the schedule, the vault has another one.')
    return isKnown
  } catch (error) {
    console.error((error as Error).message)
    return false
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const openDatabase = () => createClient(given('SUPABASE_URL'), databaseKey())

function openOutbox(): Outbox {
  const database = openDatabase()
  const one_click = `${given('SUPABASE_URL')}/functions/v1/drain-outbox${UNSUBSCRIBE}`
  return {
    async claim(without) {
      const { data, error } = await database.rpc('claim_outbox', { p_most: 20, p_without: without })
      if (error) throw new Error(`The outbox cannot be opened: ${error.message}`)
      return (data as OutboxMessage[]).map(message => ({ ...message, data: { ...message.data, one_click } }))
    },
    async handBack(ids) {
      const { error } = await database.rpc('hand_back_outbox', { p_ids: ids })
      if (error) throw new Error(`Messages that were not tried cannot be handed back: ${error.message}`)
    },
    async settle(id, failure, isForGood) {
      const { error } = await database.rpc('settle_outbox', { p_id: id, p_error: failure, p_for_good: isForGood })
      if (error) throw new Error(`Message ${id} cannot be settled: ${error.message}`)
    },
  }
}

const openProviders = () =>
  sendThrough({
    resendKey: secret('RESEND_API_KEY'),
    emailFrom: secret('EMAIL_FROM'),
    twilioAccount: secret('TWILIO_ACCOUNT_SID'),
    twilioToken: secret('TWILIO_AUTH_TOKEN'),
    smsFrom: secret('SMS_FROM'),
  })

/** Projects name their secret keys, the first one "default"; older projects have one key, without a name. */
function databaseKey(): string {
  const named: Record<string, string> = JSON.parse(Deno.env.get('SUPABASE_SECRET_KEYS') ?? '{}')
  return named.default ?? given('SUPABASE_SERVICE_ROLE_KEY')
}

function secret(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`The secret ${name} is missing; set it with "supabase secrets set ${name}=…".`)
  return value
}

/** Not a secret to set: the platform gives it to every function. */
function given(name: string): string {
  const value = Deno.env.get(name)
  if (!value) throw new Error(`The platform gave no ${name}: does the project have a secret key called "default"?`)
  return value
}
