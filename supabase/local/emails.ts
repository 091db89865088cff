import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERIFY_ROUTE } from './lite.ts'

export interface Email {
  subject: string
  text?: string
  html?: string
}

const PROJECT = join(import.meta.dirname, '..', '..')
const TEMPLATE = /\[auth\.email\.template\.(\w+)\]\nsubject = "(.+)"\ncontent_path = "(.+)"\n/g

/** Our own emails for signing in, as a hosted project is given them. */
export const EMAILS: Record<string, { subject: string; content_path: string }> = Object.fromEntries(
  [...readFileSync(join(PROJECT, 'supabase/config.toml'), 'utf8').matchAll(TEMPLATE)].map(
    ([, kind, subject = '', file = '']) => [kind, { subject, content_path: join(PROJECT, file) }],
  ),
)
const OURS = new Set(Object.values(EMAILS).map(({ subject }) => subject))

/** An email as text, as a hosted project sends it. Lite's links lead to its own route, but with the site's origin. */
export function emailInWords({ subject, text = '', html = '' }: Email, siteUrl: string, url: string): string {
  return (OURS.has(subject) ? asText(html) : text || html).replaceAll(siteUrl + VERIFY_ROUTE, url + VERIFY_ROUTE)
}

/** A template as text: its paragraphs and lines, and after the words of each link its address. */
const asText = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1')
    .replace(/ ?<br \/> ?/g, '\n')
    .replace(/ ?<p> ?/g, '\n\n')
    .replace(/ ?<[^>]*> ?/g, '')
    .replaceAll('&amp;', '&')
    .trim()
