import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { HonoContext } from '@supabase/lite'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { BRAND } from '#widgets/domain/brand.ts'
import { type AuthService, openSession } from './lite.ts'

/** Seconds for which a code is valid, and between two codes for one phone: the same as in `config.toml`. */
const LIFETIME = 600
const COOL_DOWN = 60
/** How many digits a code has; `config.toml` says why. */
const DIGITS = 8
/** Wrong guesses before a code is spent. */
const TRIES = 5

/** The same words as `config.toml` has for a hosted project. */
const wordsWith = (code: string) => `${BRAND.name}: your code is ${code}. It works for ten minutes. Not you? Ignore it.`

interface Pending {
  digest: Buffer
  at: number
  tries: number
}

/**
 * Sign-in by a code sent to a phone: POST /auth/v1/otp and /auth/v1/verify as Supabase Auth answers them, which
 * lite 0.10.0 refuses. It runs before lite's own check of the key, so it makes that check itself.
 */
export function phoneCodes(): MiddlewareHandler<HonoContext> {
  const pending = new Map<string, Pending>()

  return async (c, next) => {
    const { pathname } = new URL(c.req.url)
    if (pathname === '/auth/v1/settings') return tellOfPhones(c, next)
    const asks = pathname === '/auth/v1/otp'
    if (c.req.method !== 'POST' || !(asks || pathname === '/auth/v1/verify')) return next()

    const body: Record<string, unknown> = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}))
    if (asks ? !body.phone : body.type !== 'sms') return next()

    const refuse = (status: 400 | 403 | 429, error_code: string, msg: string) =>
      c.json({ code: status, error_code, msg }, status)

    const app = c.get('app')
    if (c.req.header('apikey') !== app.config.auth?.publishable_key) return c.json({ message: 'Invalid API key' }, 401)

    const phone = digitsOf(body.phone)
    if (!phone) return refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)')

    if (asks) {
      if ((body.channel ?? 'sms') !== 'sms')
        return refuse(400, 'validation_failed', "Invalid channel, supported values are 'sms' or 'whatsapp'")
      const last = pending.get(phone)?.at ?? 0
      const wait = COOL_DOWN - (Date.now() - last) / 1000
      if (wait > 0)
        return refuse(
          429,
          'over_sms_send_rate_limit',
          `For security purposes, you can only request this after ${Math.ceil(wait)} seconds.`,
        )
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
      pending.set(phone, { digest: digestOf(phone, code), at: Date.now(), tries: 0 })
      await app.drivers.sms.send({ to: `+${phone}`, body: wordsWith(code) })
      return c.json({ message_id: '' })
    }

    const sent = pending.get(phone)
    if (sent) sent.tries++
    const good =
      sent &&
      Date.now() - sent.at <= LIFETIME * 1000 &&
      sent.tries <= TRIES &&
      timingSafeEqual(digestOf(phone, String(body.token)), sent.digest)
    if (!good) return refuse(403, 'otp_expired', 'Token has expired or is invalid')
    pending.delete(phone)
    return c.json(await signIn(c.get('authService'), phone, new Date().toISOString()))
  }
}

/** Lite's settings say that nobody can sign in by phone. */
async function tellOfPhones(c: Context, next: Next) {
  await next()
  if (!c.res.ok) return
  const { external, ...rest } = await c.res.json()
  c.res = Response.json({ ...rest, external: { ...external, phone: true } })
}

/** Finds or makes the account of a phone and opens a session for it. */
async function signIn(service: AuthService, phone: string, confirmedAt: string) {
  const { repo } = service
  const id = (await repo.findUserByToken('phone', phone))?.id ?? (await register(repo, phone))
  await repo.updateUser(id, { phone_confirmed_at: confirmedAt })
  const user = await repo.findUserById(id)
  if (!user) throw new Error('The account was deleted while it was signing in.')
  const session = await openSession(service, repo.parseUserJson(user), await repo.findIdentitiesByUserId(id))
  session.user.phone_confirmed_at = confirmedAt
  return session
}

async function register(repo: AuthService['repo'], phone: string): Promise<string> {
  const id = randomUUID()
  await repo.createUser({
    id,
    email: null,
    phone,
    raw_app_meta_data: { provider: 'phone', providers: ['phone'] },
    raw_user_meta_data: { sub: id, phone_verified: true, email_verified: false },
  })
  await repo.createIdentity({
    id: randomUUID(),
    provider: 'phone',
    provider_id: id,
    user_id: id,
    identity_data: { sub: id, phone, phone_verified: true, email_verified: false },
  })
  return id
}

/** As Supabase Auth keeps phones: digits only, without the plus. */
function digitsOf(phone: unknown): string | undefined {
  if (typeof phone !== 'string') return undefined
  const digits = phone.replace(/[\s()-]/g, '').replace(/^\+/, '')
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined
}

const digestOf = (phone: string, code: string) => createHash('sha256').update(`${phone}:${code}`).digest()
