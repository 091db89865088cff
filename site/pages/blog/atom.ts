import { escaped } from '#widgets/domain/markup.ts'
import type { Day } from '#widgets/domain/period.ts'

interface Feed {
  title: string
  description: string
  author: string
  /** Where the site is; all other addresses are paths. */
  siteUrl: string
  /** The page that lists what is in the feed. */
  page: string
  self: string
  /** Newest first. */
  entries: readonly Entry[]
}

interface Entry {
  path: string
  title: string
  description: string
  date: Day
  html: string
}

/**
 * A feed by RFC 4287. Everything is named by its address and dated by the day of its publication: a text that is checked
 * again is nothing new to its readers.
 */
export function atom({ title, description, author, siteUrl, page, self, entries }: Feed): string {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const entry = ({ path, title, description, date, html }: Entry) => `  <entry>
    <id>${escaped(absolute(path))}</id>
    <title>${escaped(title)}</title>
    <link rel="alternate" type="text/html" href="${escaped(absolute(path))}"/>
    <published>${moment(date)}</published>
    <updated>${moment(date)}</updated>
    <summary>${escaped(description)}</summary>
    <content type="html">${escaped(asSent(html, absolute))}</content>
  </entry>
`
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
  <id>${escaped(absolute(page))}</id>
  <title>${escaped(title)}</title>
  <subtitle>${escaped(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(absolute(self))}"/>
  <link rel="alternate" type="text/html" href="${escaped(absolute(page))}"/>
  <icon>${escaped(absolute('/icon.svg'))}</icon>
  <author>
    <name>${escaped(author)}</name>
    <uri>${escaped(absolute('/'))}</uri>
  </author>
  <updated>${moment(entries[0]!.date)}</updated>
${entries.map(entry).join('')}</feed>
`
}

// In UTC a day begins in the morning of the same day all over Australia.
const moment = (day: Day) => `${day}T00:00:00Z`

// Readers have neither our styles nor our address. What is only drawn is in the text's figures too.
const asSent = (html: string, absolute: (path: string) => string) =>
  html
    .replace(/<figure data-drawn.*?<\/figure>|<svg.*?<\/svg>/gs, '')
    .replace(/ (?:class|id|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, '')
    .replace(/ href="(\/[^"]*)"/g, (_, path) => ` href="${absolute(path)}"`)
