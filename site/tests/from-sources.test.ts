import { expect, test } from 'vitest'
import { siteFromSources } from '#ci/hot-reload.ts'
import { browserAt } from '#ci/own-backend.ts'

test('the site of `npm run dev` shows its pages, although nothing is prerendered', async () => {
  const server = await siteFromSources(0)
  try {
    await server.listen()
    const page = await (await browserAt()).newPage()

    await page.goto(`${server.resolvedUrls!.local[0]}about`)

    await page.getByRole('heading', { level: 1 }).waitFor()
    // A package that Vite discovers late makes it load the page again.
    await expect.poll(() => page.title()).toContain('About')
  } finally {
    await server.close()
  }
})
