import type { IncomingHttpHeaders, Server } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { ownBackend } from '#ci/own-backend.ts'
import { serveSite } from '#site/serve/site.ts'
import { check } from './deployment-check.ts'

interface Answer {
  status: number
  headers: Headers
  text: string
}

/** A host that sends our own answers, but for what it does to some of them. */
async function hostThat(meddles: (path: string, answer: Answer, asked: IncomingHttpHeaders) => void): Promise<Server> {
  const ours = await serveSite({ folder: 'dist/site', port: 0, backendUrl: ownBackend().url })
  onTestFinished(() => void ours.close())
  return serveOnFreePort(async ({ url, method, headers }, response) => {
    const got = await fetch(`${urlOf(ours)}${url}`, { method: method!, redirect: 'manual' })
    const answer = { status: got.status, headers: new Headers(got.headers), text: await got.text() }
    for (const name of ['content-encoding', 'content-length']) answer.headers.delete(name)
    meddles(url!, answer, headers)
    answer.headers.set('connection', 'close')
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.text)
  })
}

const LEFT_OUT = ' answers 404; upload everything in dist again'

// Each run takes over a second, so one host does several things wrong, of which no check stops another.
test('the deployment check names what an upload left out, and a robots.txt that keeps search engines away', async () => {
  const lost = [/^\/assets\/.*\.css$/, /^\/catalogue\/[0-9a-f]{16}\.json$/, /^\/widgets\/v[\d.]+\/reviews-/]
  const host = await hostThat((path, answer) => {
    if (lost.some(part => part.test(path))) answer.status = 404
    if (path === '/robots.txt') answer.text = 'User-agent: *\nCrawl-delay: 9\nDisallow: /\n'
  })

  const { said } = await check(host)

  for (const promise of [
    'every script, style sheet and picture that a page names is there: /assets/\\S+\\.css',
    'every price file that the catalogue names is there: /catalogue/\\S+',
    'every part of the widgets is there: /widgets/\\S+',
  ])
    expect(said).toMatch(new RegExp(`✖ ${promise}${LEFT_OUT}`))
  expect(said).toContain('✖ search engines may list the pages: robots.txt keeps them away from every page')
})

test('the deployment check names a script that the host sends as text, which no browser would run, and a host that refuses pages ahead of the click, as Cloudflare’s Speed Brain does, or lets browsers keep scripts for four hours, as its Browser Cache TTL does, and takes no rule for one robot as a rule for all', async () => {
  const host = await hostThat((path, answer, asked) => {
    if (path.startsWith('/assets/start-')) answer.headers.set('content-type', 'text/plain')
    if (asked['sec-purpose']) answer.status = 503
    if (/^\/widgets\/v\d+\/hic\.js$/.test(path)) answer.headers.set('cache-control', 'public, max-age=14400')
    if (path === '/robots.txt')
      answer.text = `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\n${answer.text}`
  })

  const { said } = await check(host)

  expect(said).toMatch(/ is there: \/assets\/start-\S+ is sent as text\/plain instead of javascript\n/)
  expect(said).toContain('✓ every page answers at its own address\n')
  expect(said).toContain(
    '✖ browsers may read which pages to draw ahead of the click, and are sent them: the home page answers 503',
  )
  expect(said).toMatch(/ checked each time: \S+\/hic\.js is cached for more .+ Respect Existing Headers\)\n/)
  expect(said).toContain('✓ search engines may list the pages')
})

test('the deployment check names what a host does to the pages, and one that an upload left from the last build', async () => {
  const host = await hostThat((path, answer) => {
    const { headers, status } = answer
    if (path === '/faq') {
      answer.text = answer.text.replaceAll('/assets/start-', '/assets/start-of-the-last-build-')
      headers.set('x-robots-tag', 'noindex')
    }
    if (path === '/contact') answer.text += '<script src="https://counts.example/a.js"></script>'
    // Kept, they would look for the scripts of an older build.
    if (headers.get('content-type')?.startsWith('text/html')) headers.set('cache-control', 'max-age=3600')
    if (status === 404) headers.delete('content-security-policy')
    if (headers.has('location')) headers.set('location', `http://origin.example${headers.get('location')}`)
  })

  const { said } = await check(host)

  expect(said).toMatch(new RegExp(`that a page names is there: /assets/start-of-the-last-build-\\S+${LEFT_OUT}`))
  for (const named of [
    'search engines may list the pages: /faq is sent with "x-robots-tag: noindex"',
    'the host leaves the pages as they were built: it writes <script src="https://counts.example/a.js"> into /contact',
    'files that never change are cached for a year, and whatever names them is checked each time: / is not sent with "cache-control: no-cache"',
    'every security header is sent as the build wrote it: content-security-policy differ at /there-is-no-such-page',
    'addresses with a slash at the end redirect to those without: /guides/ leads to http://origin.example/guides',
  ])
    expect(said).toContain(`✖ ${named}`)
})
