import type { HonoContext } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { MiddlewareHandler } from 'hono'

/** Ends a person's other sessions when they set a password, as Supabase Auth does; lite 0.10.0 leaves them open. */
export function endOtherSessions(driver: PgliteConnection['driver']): MiddlewareHandler<HonoContext> {
  return async (c, next) => {
    if (c.req.method !== 'PUT' || c.req.path !== '/auth/v1/user') return next()
    const asked = c.req.raw.clone()
    await next()
    if (!c.res.ok || !(await asked.json()).password) return

    // Its signature has been checked, or the answer would not be ok.
    const claims = c.req.header('authorization')!.split('.')[1]!
    const { sub, session_id } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    await driver.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id])
  }
}
