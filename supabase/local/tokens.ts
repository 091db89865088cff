import type { HonoContext } from '@supabase/lite'
import type { MiddlewareHandler } from 'hono'

/** Answers a malformed token as PostgREST does; lite 0.10.0 takes its bearer for an anonymous visitor. */
export function refuseBrokenTokens(): MiddlewareHandler<HonoContext> {
  return async (c, next) => {
    const token = /^Bearer +(\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    const parts = token?.split('.').length
    // A key in its place is for the gateway, which turns it into a token.
    if (!c.req.path.startsWith('/rest/v1/') || !token || parts === 3 || token.startsWith('sb_')) return next()
    return c.json(
      { code: 'PGRST301', details: null, hint: null, message: `Expected 3 parts in JWT; got ${parts}` },
      401,
    )
  }
}
