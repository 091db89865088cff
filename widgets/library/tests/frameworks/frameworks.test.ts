import { join } from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useHosts } from '../serve.ts'
import { end, open, type Visit } from '../visit.ts'

const pageUrl = useHosts(library => ({
  host: {
    html: `<!doctype html><title>Host</title><link rel="icon" href="data:,"><div id="here"></div>
      <script type="module" src="${library}/hic.js"></script>`,
  },
}))

/** The application as its makers would ship it. */
async function application(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: join(import.meta.dirname, name), formats: ['es'], fileName: 'host' } },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  return (bundle as { output: { code: string }[] }).output[0]!.code
}

describe.each([
  ['React', 'react-host.ts'],
  ['Vue', 'vue-host.ts'],
])('in an application of %s', (_, host) => {
  let seen: Visit
  let page: Page
  beforeAll(async () => {
    seen = await open(pageUrl('host'))
    page = seen.page
    await page.waitForFunction(() => customElements.get('hic-quote-start'))
    await page.addScriptTag({ content: await application(host), type: 'module' })
  })
  afterAll(() => end(seen))

  const chosen = () => page.getByLabel('State').inputValue()

  test('what it sets shows, a list too', async () => {
    await page.getByRole('button', { name: 'Who may join?' }).waitFor()

    await expect.poll(chosen).toBe('VIC')
  })

  test('it hears an event and may take over what would follow', async () => {
    const address = page.url()

    await page.getByRole('button', { name: 'START COMPARING' }).click()

    await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/coverFor=families&postcode=VIC$/)
    expect(page.url()).toBe(address)
  })

  test('what it changes shows', async () => {
    await page.getByRole('button', { name: 'Move to Tasmania' }).click()

    await expect.poll(chosen).toBe('TAS')
  })

  test('it may remove them, and nothing complains', async () => {
    await page.getByRole('button', { name: 'Take them out' }).click()

    await expect.poll(() => page.locator('hic-quote-start, hic-faq').count()).toBe(0)
    expect(seen.heard).toEqual([])
  })
})
