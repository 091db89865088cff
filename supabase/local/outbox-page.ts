import { escaped } from '#widgets/domain/markup.ts'
import type { SentMessage } from './outbox.ts'

/** The outbox as a page for people: newest first, codes and links ready to use. It runs no script. */
export function outboxPage(messages: SentMessage[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="10">
<title>Outbox</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0 }
  h2 { font-size: 1rem; margin: 0 }
  p { margin: .25rem 0; opacity: .75 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .5rem 0 0 }
</style>
<h1>Outbox</h1>
<p>The emails and SMS that a hosted project would have sent. This page exists only on this machine and reloads every ten seconds.</p>
${messages.map(article).join('\n') || '<p>Nothing has been sent yet.</p>'}
</html>
`
}

function article({ channel, to, subject, text, sentAt }: SentMessage): string {
  return `<article>
  <h2>${escaped(subject ?? 'SMS')}</h2>
  <p>${channel === 'sms' ? 'SMS' : 'Email'} to ${escaped(to)}, <time datetime="${escaped(sentAt)}">${escaped(sentAt.replace('T', ' ').slice(0, 19))} UTC</time></p>
  <pre>${linked(escaped(text))}</pre>
</article>`
}

/** The text is already escaped, so "&" appears in it as "&amp;". */
const linked = (safe: string) => safe.replace(/https?:\/\/[^\s<]+/g, link => `<a href="${link}">${link}</a>`)
