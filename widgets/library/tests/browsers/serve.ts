import { text } from 'node:stream/consumers'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { serveStatic } from '#site/serve/static.ts'
import { WIDGETS } from '../../widgets.ts'
import { pastedHtml } from '../pasted-html.ts'
import { selfCheck } from './self-check.ts'

/** What the self-check found in one browser. */
interface Report {
  browser: string
  kept: string[]
  broken: string[]
}

/** The self-check page, with a strict policy and an origin of its own, and what the browser that opens it reports. */
export async function serveSelfCheck() {
  const library = await serveStatic({ folder: 'dist/widgets', port: 0, headers: WIDGET_HEADERS })
  const origin = urlOf(library)
  const tags = WIDGETS.map(({ tag }) => `<${tag} loading="eager"></${tag}>`).join('')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Checking</title>
    <link rel="icon" href="data:,"><style nonce="n">html{font-size:62.5%}</style>
    <script type="module" src="${origin}/hic.js"></script></head><body>${tags}
    <iframe title="Pasted" src="/pasted" width="600" height="600"></iframe><script type="module" src="/check.js"></script></body></html>`
  const policy = `default-src 'none'; frame-src 'self'; img-src data:; style-src 'nonce-n'; connect-src 'self'; script-src 'self' ${origin}`
  const pasted = pastedPage(origin)
  const told = Promise.withResolvers<Report>()

  const page = await serveOnFreePort(async (request, response) => {
    if (request.method === 'POST') {
      told.resolve(JSON.parse(await text(request)) as Report)
      response.end()
    } else if (request.url === '/pasted')
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', pasted.policy)
        .end(pasted.html)
    else if (request.url === '/check.js') response.setHeader('content-type', 'text/javascript').end(`(${selfCheck})()`)
    else
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .setHeader('content-security-policy', policy)
        .end(html)
  })
  return {
    url: `${urlOf(page)}/`,
    told: told.promise,
    close: () => Promise.all([library, page].map(endNow)),
  }
}

/** The questions with their picture, as a partner pastes them; their script waits in a template until it is released. */
function pastedPage(origin: string) {
  const pasted = pastedHtml('hic-faq', origin)
  const [, hash, tag, attributes] = pasted.match(/(style-src '.+?').*?(<hic-faq>.*)<script(.+?)><\/script>/s)!
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pasted</title>${tag}
      <template><script${attributes}></script></template></html>`,
    policy: `default-src 'none'; img-src data:; ${hash}; script-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
  }
}
