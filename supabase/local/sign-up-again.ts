import { randomUUID } from 'node:crypto'
import type { HonoContext } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { MiddlewareHandler } from 'hono'

interface Known {
  id: string
  confirmed: boolean
  /** Seconds since the last link was sent. */
  ago: number
  created_at: string
}

/**
 * POST /auth/v1/signup for an address that has an account, as Supabase Auth answers it: nobody learns that it is
 * confirmed, and somebody who has not confirmed it gets another link after a minute. lite 0.10.0 always answers 429.
 */
export function signUpAgain(driver: PgliteConnection['driver']): MiddlewareHandler<HonoContext> {
  return async (c, next) => {
    if (c.req.method !== 'POST' || c.req.path !== '/auth/v1/signup') return next()
    const asked = c.req.raw.clone()
    await next()
    if (c.res.status !== 429) return

    const { email, password, data } = await asked.json()
    const { rows } = await driver.query<Known>(
      `select id, email_confirmed_at is not null as confirmed, created_at,
              extract(epoch from now() - confirmation_sent_at)::float as ago
         from auth.users where email = lower($1)`,
      [email],
    )
    const [known] = rows
    if (!known) return
    if (known.confirmed) {
      const now = new Date().toISOString()
      const times = { created_at: now, updated_at: now, confirmation_sent_at: now }
      c.res = Response.json({ id: randomUUID(), aud: 'authenticated', role: '', email, identities: [], ...times })
    } else if (known.ago < 60) {
      const msg = `For security purposes, you can only request this after ${Math.ceil(60 - known.ago)} seconds.`
      c.res = Response.json({ code: 429, error_code: 'over_email_send_rate_limit', msg }, { status: 429 })
    } else {
      await driver.query('delete from auth.users where id = $1', [known.id])
      const { user } = await c.get('authService').signUp(email, password, data)
      // As the trigger forget_password does to the row that Supabase Auth keeps: nobody knows who was first.
      await driver.query(`update auth.users set encrypted_password = '', created_at = $2 where id = $1`, [
        user.id,
        known.created_at,
      ])
      c.res = Response.json(user)
    }
  }
}
