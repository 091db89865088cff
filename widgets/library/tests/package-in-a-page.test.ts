import type { Server } from 'node:http'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import type { Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { endNow, urlOf } from '#ci/free-port.ts'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { leave, newVisitor } from '#ci/visitors.ts'
import { serveStatic } from '#site/serve/static.ts'
import { installed } from './installed.ts'

/** Somebody's own application, with Tailwind and a button of its own, and ours below. */
const APPLICATION = `
import { createRoot } from 'react-dom/client'
import './own.css'
import '@hicompare/widgets/style.css'
import { Newsletter, PhoneLink, QuoteStart, Toaster } from '@hicompare/widgets'

const asked = new URLSearchParams(location.search)
const answer = asked.get('answer')
const callback = answer ? { onStartComparing: () => JSON.parse(answer), onScheduleCall: () => JSON.parse(answer) } : {}
document.documentElement.className = asked.get('scheme') ?? ''
createRoot(document.querySelector('#app')).render(
  <>
    <nav className="hidden md:block">Menu</nav>
    <h1 className="text-3xl">Acme</h1>
    <button type="button" className="own">Our own</button>
    <QuoteStart baseUrl={location.origin} coverFor="families" state="NSW" {...callback} />
    <p>Call <PhoneLink number="(02) 5550 1234" /> today.</p>
    <Newsletter />
    <Toaster />
  </>,
)
`
const OWN_CSS = `
@import 'tailwindcss';
.dark { color-scheme: dark }
.own { font: 700 13px monospace; transition: color 300ms }
.own:focus-visible { outline: 1px dotted rgb(1, 2, 3) }
`
const html = (head = '', script = 'main.jsx') =>
  `<!doctype html><html><head><title>Acme</title><link rel="icon" href="data:,">${head}</head><body><div id="app"></div><script type="module" src="/${script}"></script></body></html>`

let app: Awaited<ReturnType<typeof installed>>
let server: Server
let page: Page

// Built like a new application: with the bundler's default settings.
beforeAll(async () => {
  const files = {
    'index.html': html(),
    'by-meta.html': html('<meta name="color-scheme" content="dark">'),
    'unstyled.html': html('', 'unstyled.jsx'),
    'main.jsx': APPLICATION,
    'unstyled.jsx': APPLICATION.replace("import './own.css'", ''),
    'own.css': OWN_CSS,
  }
  app = await installed(files, ['react', 'react-dom', 'scheduler', 'tailwindcss'])
  const input = ['index.html', 'by-meta.html', 'unstyled.html'].map(name => join(app.app, name))
  await build({
    root: app.app,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } }, // the test runner's NODE_ENV says otherwise
    plugins: [tailwindcss()],
    build: { rolldownOptions: { input } },
  })
  server = await serveStatic({ folder: join(app.app, 'dist'), port: 0, headers: {} })
})
afterAll(async () => {
  await endNow(server)
  await app.remove()
})

/** A new visitor's page, and what ends the visit. */
async function visit(): Promise<() => Promise<void>> {
  const visitor = await newVisitor(await sharedBrowser(), { viewport: { width: 1200, height: 1400 } })
  page = await visitor.newPage()
  await page.route(/\/(quote|schedule-call)\?/, route => route.fulfill({ body: 'the site' }))
  return () => leave(visitor)
}

async function show(path: string) {
  await page.goto(`${urlOf(server)}${path}`)
  await start().waitFor()
}

/** Opens the application for one test. */
async function open(path: string) {
  onTestFinished(await visit())
  await show(path)
}

const start = () => page.getByRole('button', { name: 'START COMPARING' })
const style = (role: 'button' | 'heading', name: string, property: string) =>
  page
    .getByRole(role, { name })
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)

test.each([
  ['/?scheme=dark', 'dark by its sheet'],
  ['/by-meta.html', 'dark by its head'],
])('on %s, a page that is %s, the components have their colours', async path => {
  await open(path)

  expect(await style('button', 'SCHEDULE A CALL', 'color')).toBe('rgb(111, 203, 182)')
  expect(await style('button', 'START COMPARING', 'background-color')).toBe('rgb(255, 197, 61)')
})

// On one visit, in this order: Tab leads to the page's own button until something else is pressed.
describe('on a page that is light', () => {
  beforeAll(async () => {
    const end = await visit()
    await show('/')
    return end
  })

  test('the components have their colours', async () => {
    expect(await style('button', 'SCHEDULE A CALL', 'color')).toBe('rgb(11, 93, 78)')
    expect(await style('button', 'START COMPARING', 'background-color')).toBe('rgb(255, 197, 61)')
  })

  test('the page’s own button keeps its look, its ring and its movement', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    onTestFinished(() => page.emulateMedia({ reducedMotion: null }))
    await page.keyboard.press('Tab')

    expect(await style('button', 'Our own', 'font-size')).toBe('13px')
    expect(await style('button', 'Our own', 'outline-color')).toBe('rgb(1, 2, 3)')
    expect(await style('button', 'Our own', 'box-shadow')).toBe('none')
    expect(await style('button', 'Our own', 'transition-duration')).toBe('0.3s')
  })

  test('the mascot bounces as it does in the tag, and its switch stops it', async () => {
    const moves = () => page.locator('.hic-quokka').evaluate(drawing => getComputedStyle(drawing).animationName)
    expect(await moves()).toBe('hic-bounce')

    await page.getByRole('button', { name: 'Stop the quokka bouncing' }).click()

    expect(await moves()).toBe('none')
  })

  test('the scheme, the text colour and the font that the page sets around the components are theirs', async () => {
    const app = page.locator('#app')
    onTestFinished(() => app.evaluate(app => app.removeAttribute('style')))
    const set = (name: string, value: string) =>
      app.evaluate((app, [name, value]) => app.style.setProperty(name!, value!), [name, value])

    await set('--hic-color-scheme', 'dark')
    await expect.poll(() => style('heading', 'Compare Health Insurance', 'color')).toBe('rgb(238, 243, 239)')
    await expect.poll(() => style('button', 'SCHEDULE A CALL', 'color')).toBe('rgb(111, 203, 182)')

    await set('--hic-color-ink', 'rgb(1, 2, 3)')
    await set('--hic-font', 'cursive')
    await expect.poll(() => style('heading', 'Compare Health Insurance', 'color')).toBe('rgb(1, 2, 3)')
    expect(await style('button', 'SCHEDULE A CALL', 'font-family')).toBe('cursive')
  })

  test('the page’s own classes mean what they meant, and ours stand beside them: the toaster takes up no space, a phone link stays in its line, and a reset in the layer named in the README leaves our buttons as they are', async () => {
    await page.getByRole('navigation').waitFor()
    expect(await style('heading', 'Acme', 'font-size')).toBe('30px')
    const { height } = (await page.getByText('today.').boundingBox())!
    expect(height).toBeLessThan(60)

    await page.addStyleTag({ content: "@layer theme { [type='submit'] { background: none } }" })
    expect(await style('button', 'START COMPARING', 'background-color')).toBe('rgb(255, 197, 61)')

    // Where the page sets gaps neither.
    const app = page.locator('#app')
    await app.evaluate(app => app.setAttribute('style', 'display: grid; gap: 40px'))
    const bottom = async (of: typeof app) => of.evaluate(element => element.getBoundingClientRect().bottom)
    expect(await bottom(app)).toBe(await bottom(page.getByRole('region', { name: 'One email a month' })))
  })
})

test('where the page sets nothing, the lines of our texts stand as far apart as in the tags, and nothing covers its neighbour', async () => {
  await open('/unstyled.html')
  const promise = page.getByText('What changed in private health cover')

  const [size, line] = await promise.evaluate(text =>
    [getComputedStyle(text).fontSize, getComputedStyle(text).lineHeight].map(Number.parseFloat),
  )
  expect(line! / size!).toBeCloseTo(1.6)
  const [sentence, link] = await page
    .getByText('today.')
    .evaluate(sentence => [sentence, sentence.querySelector('a')!].map(part => getComputedStyle(part).lineHeight))
  expect(link).toBe(sentence)

  const field = (await page.getByLabel('Email address').boundingBox())!
  const button = (await page.getByRole('button', { name: 'Subscribe' }).boundingBox())!
  expect(field.x + field.width).toBeLessThan(button.x)
})

// Both buttons tell the page, and lead on, by one rule.
test.each([
  ['START COMPARING', 'null', /\/quote\?coverFor=families&postcode=NSW$/],
  ['SCHEDULE A CALL', 'true', /\/schedule-call\?coverFor=families&postcode=NSW$/],
])('%s leads on, whatever the page’s callback answers, as with %s', async (button, answer, where) => {
  await open(`/?answer=${answer}`)

  await page.getByRole('button', { name: button }).click()

  await page.waitForURL(where)
})

test.each([
  ['START COMPARING', 'without a callback', '/', /\/quote\?coverFor=families&postcode=NSW$/],
  ['SCHEDULE A CALL', 'with one', '/?answer=null', /\/schedule-call\?coverFor=families&postcode=NSW$/],
])('from a frame %s, %s, leads the whole page on, as the site may not be framed', async (button, _, path, where) => {
  onTestFinished(await visit())
  const body = `<iframe width="800" height="900" src="${path}"></iframe>`
  await page.route('**/builder', route => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${urlOf(server)}/builder`)

  await page.frameLocator('iframe').getByRole('button', { name: button }).click()

  await page.waitForURL(where)
})

test('neither button leads anywhere where the callback answers false', async () => {
  await open('/?answer=false')
  const address = page.url()

  for (const name of ['START COMPARING', 'SCHEDULE A CALL']) {
    await page.getByRole('button', { name }).click()
    await drawn(page)

    expect(page.url()).toBe(address)
  }
})
