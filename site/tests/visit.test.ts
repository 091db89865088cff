import type { Page } from 'playwright'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { tellIfItFails } from '#ci/said-by-pages.ts'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { leave, newVisitor } from '#ci/visitors.ts'

const FILES: Record<string, { type: string; body: string }> = {
  '/': { type: 'text/html', body: '<!doctype html><script src="/cached.js"></script><button>Here</button>' },
  '/cached.js': { type: 'text/javascript', body: '/* a day old at most */' },
  '/worker.js': { type: 'text/javascript', body: 'onfetch = () => {}' },
}

/** A site that is not ours, so that everything on it is the visitor's. */
async function serveAnySite() {
  const asked: string[] = []
  const server = await serveOnFreePort(({ url = '/', headers }, answer) => {
    asked.push(`${url} ${headers.cookie ?? 'without cookies'}`)
    const { type, body } = FILES[url] ?? { type: 'text/plain', body: '' }
    answer.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=86400',
      'set-cookie': 'by-server=1; HttpOnly',
    })
    answer.end(body)
  })
  onTestFinished(() => endNow(server))
  return { asked, url: urlOf(server) }
}

/** Everything in a browser that one visitor could find of another. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    files: (await Array.fromAsync((await navigator.storage.getDirectory()).keys())).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    locks: (await navigator.locks.query()).held,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state,
    name: window.name,
    hovered: document.querySelectorAll('button:hover').length,
    focused: document.activeElement?.tagName,
    history: history.length,
  }))

test('a new visitor finds nothing of the one before, whose process they go on with', async () => {
  const site = await serveAnySite()
  const browser = await sharedBrowser()
  const before = await newVisitor(browser)
  await before.grantPermissions(['geolocation'])
  await before.addCookies([{ name: 'theirs', value: '1', url: site.url }])
  const page = await before.newPage()
  await page.goto(site.url)
  await page.goto(`${site.url}/#again`)
  await page.getByRole('button').click()
  await page.evaluate(async () => {
    localStorage.setItem('theirs', '1')
    sessionStorage.setItem('theirs', '1')
    window.name = 'theirs'
    indexedDB.open('theirs', 1)
    await (await caches.open('theirs')).add('/cached.js')
    await (await navigator.storage.getDirectory()).getFileHandle('theirs', { create: true })
    await navigator.serviceWorker.register('/worker.js')
    void navigator.locks.request('theirs', () => new Promise(() => {}))
    const channel = new BroadcastChannel('all')
    setInterval(() => {
      // A busy page is at work for a while after the browser has called it closed.
      const until = performance.now() + 30
      while (performance.now() < until);
      channel.postMessage('theirs')
      localStorage.setItem('theirs', `${Math.random()}`)
    })
    addEventListener('pagehide', () => localStorage.setItem('theirs', 'late'))
  })
  const theirs = await found(page)
  await before.route('**/*', route => route.abort())
  const heard: unknown[] = []
  before.on('page', page => heard.push(page.url()))
  await leave(before)
  site.asked.length = 0

  const after = await newVisitor(browser)
  expect(after).toBe(before)
  const theNext = await after.newPage()
  await theNext.exposeFunction('tell', (word: unknown) => heard.push(word))
  await theNext.addInitScript(() => {
    new BroadcastChannel('all').onmessage = ({ data }) => Reflect.get(window, 'tell')(data)
    addEventListener('storage', ({ key }) => Reflect.get(window, 'tell')(key))
  })
  const answer = theNext.waitForResponse(/cached\.js/)
  await theNext.goto(site.url)

  expect(await (await answer).fromServiceWorker()).toBe(false)
  expect(site.asked).toEqual(['/ without cookies', '/cached.js by-server=1'])
  const nothing = {
    cookie: '',
    local: {},
    session: {},
    databases: 0,
    caches: [],
    files: 0,
    workers: 0,
    locks: [],
    mayLocate: 'prompt',
    name: '',
    hovered: 0,
    focused: 'BODY',
    history: 2, // the empty page that every tab begins with, and this one
  }
  expect(await found(theNext)).toEqual(nothing)
  expect(heard).toEqual([])
  // All of it can be seen where it is.
  for (const [what, none] of Object.entries(nothing)) expect(theirs, what).not.toHaveProperty(what, none)
  await leave(after)
})

test('somebody who changes what cannot be taken back is the last visitor in their context', async () => {
  const browser = await sharedBrowser()
  for (const act of [
    (page: Page) => page.context().setOffline(true),
    (page: Page) => page.clock.install(),
    (page: Page) => page.context().addInitScript(() => {}),
    (page: Page) => page.context().newCDPSession(page),
  ]) {
    const visitor = await newVisitor(browser)
    await act(await visitor.newPage())
    await leave(visitor)

    expect(visitor.isClosed()).toBe(true)
  }
})

test('a test that fails while it waits for a page says what went wrong there', async () => {
  const visitor = await newVisitor(await sharedBrowser())
  onTestFinished(() => leave(visitor))
  const page = await visitor.newPage()
  const error = { message: 'The wait was too long.' }
  const failed = Promise.withResolvers<(test: TestContext) => unknown>()
  tellIfItFails({ onTestFailed: failed.resolve })

  const thrown = visitor.waitForEvent('weberror')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('There is no such field.')
    })
  })
  await thrown
  const tell = await failed.promise
  await tell({ task: { result: { errors: [error] } } } as TestContext)

  expect(error.message).toBe('The wait was too long.\n\nMeanwhile the browser said:\nThere is no such field.')
})
