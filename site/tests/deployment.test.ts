import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { nationalHolidays } from '#ci/deployment/national-holidays.ts'
import { serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { ownBackend, query } from '#ci/own-backend.ts'
import { serveSite } from '#site/serve/site.ts'
import { serveStatic } from '#site/serve/static.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { addDays } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { VERSION } from '#widgets/library/version.ts'
import { check, checkAddress } from './deployment-check.ts'

test('the deployment check finds nothing wrong with the site as we serve it', async () => {
  // Those of the demo's office end one day.
  for (const { day, name } of nationalHolidays(officeDay(), addDays(officeDay(), 400)))
    await query('insert into public_holidays (day, name) values ($1, $2) on conflict do nothing', day, name)
  const site = await serveSite({ folder: 'dist/site', port: 0, backendUrl: ownBackend().url })

  const { code, said } = await check(site)

  // In winter one check cannot tell, nor can the one on yearly figures in the weeks before they run out.
  expect(said).toMatch(/\n\d+ of \d+ checks passed, 10 skipped(; look at the rest yourself)?\.\n$/)
  for (const promise of ['the market is the real one', 'the function that sends messages is there'])
    expect(said).toMatch(new RegExp(`^– ${promise}.*: skipped, because .+$`, 'm'))
  expect(said).not.toContain('✖')
  expect(code).toBe(0)
})

/** A site of which a check of the backend asks no more than where it is. */
const anySite = () => serveOnFreePort((_, response) => void response.end())

test.each([
  [
    'winter, when Brisbane and Sydney show the same time',
    'the one that it has',
    '2126-06-25',
    '?',
    '✓ that function has all its secrets\n',
  ],
  [
    'summer, when they do not',
    'another',
    '2126-11-25',
    '✓',
    '✖ that function has all its secrets: it does not know the DRAIN_SECRET that is given here',
  ],
])(
  'the deployment check passes the office’s zone only when it can tell zones apart: in %s; and asks the function for messages whether it has its secrets, given %j',
  async (_, given, slot_date, mark, told) => {
    const slot = { slot_date, slot_no: 3, slot_start: `${slot_date}T00:30:00Z` }
    const asked: string[] = []
    const site = await anySite()
    const { port } = site.address() as AddressInfo
    const backend = await serveOnFreePort(({ method, url, headers }, response) => {
      const { pathname, searchParams } = new URL(url!, 'http://backend.example')
      if (pathname === '/outbox') return void response.writeHead(404).end()
      if (pathname === '/auth/v1/verify')
        return void response.writeHead(303, { location: `http://localhost:${port}#error=access_denied` }).end()
      if (pathname.startsWith('/functions/')) {
        if (!pathname.endsWith('/unsubscribe')) asked.push(method!)
        const isKnown = headers.authorization === 'Bearer the one that it has'
        return void response.writeHead(isKnown ? 200 : 401).end(isKnown ? 'Ready' : 'Not for you')
      }
      // Nobody has booked yet.
      const isThere = pathname === '/rest/v1/call_slots' && !searchParams.has('booked')
      response.end(JSON.stringify(isThere ? [slot] : []))
    })
    onTestFinished(() => void backend.close())

    const { said } = await check(site, { VITE_SUPABASE_URL: urlOf(backend), DRAIN_SECRET: given }, 'localhost')

    expect(said).toContain('\n✓ the links in sign-in emails lead here\n')
    expect(said).toContain(`\n${mark} the pages and the database keep the office’s hours in the same zone`)
    expect(said).toContain('\n? nobody can read an existing booking without its link: there is none yet;')
    expect(said).toContain(`\n${told}`)
    expect(said).toContain('? the links in messages lead here: the function drain-outbox does not tell')
    // With the secret, POST would send what is due.
    expect(asked).toEqual(['POST', 'GET'])
  },
)

test('the deployment check names a host that has only the home page, sends files uncompressed and lets them be cached', async () => {
  const home = await readFile('dist/site/index.html')
  const site = await serveOnFreePort(({ url }, response) => {
    const kind = url?.endsWith('.js') ? 'text/plain' : 'text/html'
    response.setHeader('connection', 'close').setHeader('content-type', kind)
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.writeHead(url === '/' || url?.endsWith('.js') ? 200 : 404).end(home)
  })

  const { said } = await check(site, { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_another_build' })

  expect(said).toContain('✖ every page answers at its own address: /get-quote answers 404; send /get-quote.html there')
  expect(said).toContain('✖ the build holds the key that is given here: it holds another key')
  expect(said).toContain('and everything is compressed: / is sent uncompressed')
  expect(said).toContain('✖ the backend accepts the key that the build holds: ')
  expect(said).toContain('✖ the days on which the office is closed are entered: public_holidays answers 401')
})

test.each([
  ['✓', 301],
  ['✖', 200],
])(
  'the deployment check asks whether the address without www. redirects to the site: %s for %i',
  async (mark, status) => {
    const site = await serveOnFreePort(({ headers, url }, response) => {
      const at = headers.host!.startsWith('www.') ? 200 : status
      response.writeHead(at, at === 200 ? {} : { location: `http://www.${headers.host}${url}` }).end()
    })
    // Every name leads to this machine.
    const names =
      'import dns from "node:dns"; const { lookup } = dns; dns.lookup = (_, ...rest) => lookup("localhost", ...rest)'

    const { said } = await check(
      site,
      { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(names)}` },
      'www.site.example',
    )

    expect(said).toContain(`${mark} it has one address, with www. or without`)
  },
)

test.each(['www.site.example', 'https://www.site.example/about', 'javascript:alert(1)'])(
  'the deployment check asks for the address of a site instead of %s',
  async address => {
    const { code, said } = await checkAddress(address)

    expect(code).toBe(1)
    expect(said).toMatch(/^\n✖ Give the site’s address, with nothing after it: .+\n$/)
  },
)

test('the deployment check ends when it is given a secret key', async () => {
  const site = await serveStatic({ folder: 'dist/site', port: 0, headers: {} })

  const { code, said } = await check(site, { VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_of_a_project' })

  expect(code).toBe(1)
  expect(said).toContain('takes the publishable key')
})

test('the deployment check names what a careless host forgets, an office in two zones, and what is this machine’s or the demo’s', async () => {
  const site = await serveStatic({ folder: 'dist/site', port: 0, headers: {} })
  const careless = await serveOnFreePort(async ({ url }, response) => {
    // It takes off the slash at the end, whatever is left.
    if (url === '//other.example/') return void response.writeHead(301, { location: '//other.example' }).end()
    // It follows redirects itself.
    const answer = await fetch(`${urlOf(site)}${url}`)
    const kept = answer.status === 404 ? 'max-age=31536000' : answer.headers.get('cache-control')
    response
      .setHeader('connection', 'close')
      .setHeader('content-type', answer.headers.get('content-type') ?? '')
      .setHeader('cache-control', kept ?? '')
      .writeHead(answer.status)
      .end(Buffer.from(await answer.arrayBuffer()))
  })
  onTestFinished(() => void site.close())
  const brand = {
    email: 'hello@operator.net.au',
    officeZone: 'Australia/Perth',
    hours: { ...BRAND.hours, zone: 'AWST' },
  }

  const { code, said } = await check(careless, { VITE_BRAND: JSON.stringify(brand) }, 'localhost')

  expect(code).toBe(1)
  for (const named of [
    'every security header is sent as the build wrote it: content-security-policy',
    'any page may load the widgets: /widgets/v1/hic.js answers 404',
    `files that never change are cached for a year, and whatever names them is checked each time: /widgets/v${VERSION}/hic.js is not sent with`,
    'an unknown address answers 404 with our page: /assets/none.js is cached although it does not exist',
    'addresses with a slash at the end redirect to those without: /guides/ answers 200',
    'no address of the site leads to another site: //other.example/ leads to http://other.example/,',
    'the addresses that only lead on redirect: /guides/choosing-right-cover',
    'the pages and the database keep the office’s hours in the same zone: the pages say Austra',
    'people who find a hole are told whom to write to: /.well-known/security.txt answers 404',
    'the backend accepts the key that the build holds: the pages connect to this machine',
    'the market is the real one: its funds, policies and prices are made up',
    `the pages name their operator: /contact shows ${BRAND.phone}, which is the demo’s`,
    'no page has a note to its operator left: visitors read what the operator has to fill in at /privacy, /terms, /disclaimer,',
  ])
    expect(said).toContain(`✖ ${named}`)
  expect(said).toContain(
    'Send every 404 with "cache-control: no-store" (at Cloudflare, by a Response Header Transform Rule for http.response.code eq 404)\n',
  )
  expect(said).toMatch(/✖ its http:\/\/ leads to https:\/\/: http:\/\/localhost:\d+ answers 200\n/)
})

test('the deployment check names an address of the site that ends in a slash, behind which the emails write another, and a secret that the function for messages lacks, and passes no table as closed that the backend could not be asked for', async () => {
  const site = await anySite()
  const { port } = site.address() as AddressInfo
  const location = `http://localhost:${port}/?error=access_denied#error=access_denied`
  const backend = await serveOnFreePort(({ url, headers }, response) => {
    if (url === '/outbox') return void response.writeHead(404).end()
    if (url?.startsWith('/auth/v1/verify')) return void response.writeHead(303, { location }).end()
    if (url?.startsWith('/functions/') && headers.authorization === 'Bearer the one that it has')
      return void response.writeHead(500).end('The secret SMS_FROM is missing')
    response.writeHead(url?.startsWith('/rest/v1/contact_messages') ? 503 : 401).end('{}')
  })
  onTestFinished(() => void backend.close())

  const { said } = await check(
    site,
    { VITE_SUPABASE_URL: urlOf(backend), DRAIN_SECRET: 'the one that it has' },
    'localhost',
  )

  expect(said).toContain(
    `✖ the links in sign-in emails lead here: they begin with http://localhost:${port}//auth, which many hosts do not know;`,
  )
  expect(said).toContain('\n✖ that function has all its secrets: The secret SMS_FROM is missing')
  expect(said).toContain(
    '\n? nobody can read a request, a booking or a subscriber without signing in: contact_messages answers 503;',
  )
})

test('the deployment check names a table that anybody can read, links that lead elsewhere, accounts that nobody has to confirm, and prices of before the last rise, and asks the function for messages for its secrets only with the one that is given', async () => {
  const asked: string[] = []
  const careless = await serveOnFreePort(({ method, url }, response) => {
    if (url === '/outbox') return void response.writeHead(404).end()
    // As in a project to which nothing was pushed.
    if (url?.startsWith('/auth/v1/verify'))
      return void response.writeHead(303, { location: 'http://localhost:3000#error=access_denied' }).end()
    if (url?.endsWith('/drain-outbox/unsubscribe'))
      return void response.writeHead(303, { location: 'https://www.hicompare.example/unsubscribe#token=' }).end()
    // The platform's own answer, before the function is asked.
    if (url?.startsWith('/functions/')) {
      asked.push(method!)
      return void response.writeHead(401).end('{"message":"Missing authorization header"}')
    }
    const settings = {
      external: { phone: true, email: true },
      disable_signup: false,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
    }
    // All its places are taken.
    const slot = { slot_date: '2126-11-25', slot_no: 3, slot_start: '2126-11-25T00:30:00Z', capacity: 2, booked: 2 }
    // Entered once, and not kept up.
    const holidays = url?.includes('gt.') ? [] : [{ day: '2025-12-25' }]
    const answer: Record<string, unknown> = {
      '/auth/v1/settings': settings,
      '/rest/v1/public_holidays': holidays,
      '/rest/v1/call_slots': [slot],
      '/rest/v1/call_bookings': [{ reference: 'HC-1', manage_token: 'key' }],
    }
    response.end(JSON.stringify(answer[url?.split('?')[0] ?? ''] ?? []))
  })
  onTestFinished(() => void careless.close())
  const site = await serveOnFreePort((_, response) => void response.end('{"demo":false,"dataOf":"2020-02-15"}'))

  const { said } = await check(site, { VITE_SUPABASE_URL: urlOf(careless), DRAIN_SECRET: '' }, 'localhost')

  expect(said).toContain(
    '✖ nobody can read a request, a booking or a subscriber without signing in: anybody can read quote_requests',
  )
  expect(said).toContain('✖ nobody can read an existing booking without its link: anybody can read them all')
  expect(said).toContain('✖ the links in sign-in emails lead here: they lead to http://localhost:3000#')
  expect(said).toContain('✖ the links in messages lead here: they lead to https://www.hicompare.example;')
  expect(said).toContain('confirm both first: no verification link and no code is sent')
  expect(said).toContain('✖ there are times to book in the coming days: none is open and free')
  expect(said).toContain('✖ the days on which the office is closed are entered: none')
  expect(said).toContain(
    '✖ the function that sends messages is there, and lets no stranger in: its schedule is not let in',
  )
  expect(said).toContain('? that function has all its secrets: it tells only those who know DRAIN_SECRET')
  expect(asked).toEqual(['POST'])
  expect(said).toContain(
    '✖ the market is the real one: its prices are from 15 February 2020, and premiums changed on 1 April',
  )
})
