import { FEED } from '#site/site-map.ts'
import { SECURITY_TXT } from './security-txt.ts'

/** The one source of the headers that every host of the site sends: the local server and `_headers`. */
export function securityHeaders({ backendUrl }: { backendUrl: string }): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", backendUrl],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'speculation-rules': `"${SPECULATION_RULES}"`,
  }
}

/** Tells browsers that support it which pages they may prerender; by header, because the policy forbids inline rules. */
export const SPECULATION_RULES = '/speculation-rules.json'
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json'

/** For pictures with which other programs show our pages on theirs. */
const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' }

/** What single files are sent with instead of what every page is. */
export const HEADERS_OF: Record<string, Record<string, string>> = {
  [SPECULATION_RULES]: { 'content-type': SPECULATION_RULES_TYPE },
  // Hosts take it for XML of any kind.
  [FEED]: { 'content-type': 'application/atom+xml' },
  // RFC 9116 asks for the encoding too, which some hosts leave out: tools then take the file for none.
  [SECURITY_TXT]: { 'content-type': 'text/plain; charset=utf-8' },
  '/og.png': SHOWN_ELSEWHERE,
  '/icon.svg': SHOWN_ELSEWHERE,
  '/apple-touch-icon.png': SHOWN_ELSEWHERE,
  '/favicon.ico': { ...SHOWN_ELSEWHERE, 'content-type': 'image/vnd.microsoft.icon' },
}

/**
 * A page that has moved has moved for good. A well-known address only says where something is now: browsers would keep a
 * 301 for as long as they like, so its specification asks for one of the others.
 */
export const redirectStatus = (from: string) => (from.startsWith('/.well-known/') ? 302 : 301)

/** Without the encoding, browsers take a text for one in the letters of Western Europe. */
export const MARKDOWN = 'text/markdown; charset=utf-8'

/** Sent with every file of the widget library: any page may load it. */
export const WIDGET_HEADERS: Record<string, string> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'timing-allow-origin': '*',
  // Search engines would take the snippets to paste for pages.
  'x-robots-tag': 'noindex',
}

/** Files named by a content hash never change; everything else is checked again each time. */
export const cacheControl = (path: string) =>
  /\/assets\/|\/catalogue\/[0-9a-f]{16}\.json|\/v\d+\.\d+\.\d+\//.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
