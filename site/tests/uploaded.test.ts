import type { Server } from 'node:http'
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
async function hostThat(meddles: (path: string, answer: Answer) => void): Promise<Server> {
  const ours = await serveSite({ folder: 'dist/site', port: 0, backendUrl: ownBackend().url })
  onTestFinished(() => void ours.close())
  return serveOnFreePort(async ({ url, method }, response) => {
    const got = await fetch(`${urlOf(ours)}${url}`, { method: method!, redirect: 'manual' })
    const answer = { status: got.status, headers: new Headers(got.headers), text: await got.text() }
    for (const name of ['content-encoding', 'content-length']) answer.headers.delete(name)
    meddles(url!, answer)
    answer.headers.set('connection', 'close')
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.text)
  })
}

const LEFT_OUT = ' answers 404; upload everything in dist again'

// Each run takes over a second, so one host does several things wrong, of which no check stops another.
test('the deployment check names what an upload left out', async () => {
  const lost = [/^\/assets\/start-/, /^\/catalogue\/[0-9a-f]{16}\.json$/, /^\/widgets\/v[\d.]+\/reviews-/]
  const host = await hostThat((path, answer) => {
    if (lost.some(part => part.test(path))) answer.status = 404
  })

  const { said } = await check(host)

  for (const promise of [
    'every script, style sheet and picture that a page names is there: /assets/start-',
    'every price file that the catalogue names is there: /catalogue/',
    'every part of the widgets is there: /widgets/',
  ])
    expect(said).toMatch(new RegExp(`✖ ${promise}\\S+${LEFT_OUT}`))
})

test('the deployment check names a page that an upload left from the last build', async () => {
  const host = await hostThat((path, answer) => {
    if (path === '/faq') answer.text = answer.text.replaceAll('/assets/start-', '/assets/start-of-the-last-build-')
    if (path.includes('-of-the-last-build-')) answer.status = 404
  })

  const { said } = await check(host)

  expect(said).toContain(
    '✖ every script, style sheet and picture that a page names is there: /assets/start-of-the-last',
  )
})

test('the deployment check names a script that the host sends as text, which no browser would run, and takes no rule for one robot as a rule for all', async () => {
  const host = await hostThat((path, answer) => {
    if (path.startsWith('/assets/start-')) answer.headers.set('content-type', 'text/plain')
    if (path === '/robots.txt')
      answer.text = `User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\n${answer.text}`
  })

  const { said } = await check(host)

  expect(said).toMatch(/ is there: \/assets\/start-\S+ is sent as text\/plain instead of javascript\n/)
  expect(said).toContain('✓ search engines may list the pages')
})

test('the deployment check names what a host does to the pages', async () => {
  const host = await hostThat((path, answer) => {
    const { headers, status } = answer
    if (path === '/faq') headers.set('x-robots-tag', 'noindex')
    if (path === '/contact') answer.text += '<script src="https://counts.example/a.js"></script>'
    if (status === 404) headers.delete('content-security-policy')
    if (headers.has('location')) headers.set('location', `http://origin.example${headers.get('location')}`)
  })

  const { said } = await check(host)

  for (const named of [
    'search engines may list the pages: /faq is sent with "x-robots-tag: noindex"',
    'the host leaves the pages as they were built: it writes <script src="https://counts.example/a.js"> into /contact',
    'every security header is sent as the build wrote it: content-security-policy differ at /there-is-no-such-page',
    'addresses with a slash at the end redirect to those without: /guides/ leads to http://origin.example/guides',
  ])
    expect(said).toContain(`✖ ${named}`)
})

test('the deployment check names a lost style sheet, and a robots.txt that keeps search engines away', async () => {
  const host = await hostThat((path, answer) => {
    if (/^\/assets\/.*\.css$/.test(path)) answer.status = 404
    if (path === '/robots.txt') answer.text = 'User-agent: *\nCrawl-delay: 9\nDisallow: /\n'
  })

  const { said } = await check(host)

  expect(said).toMatch(new RegExp(`that a page names is there: /assets/\\S+\\.css${LEFT_OUT}`))
  expect(said).toContain('✖ search engines may list the pages: robots.txt keeps them away from every page')
})
