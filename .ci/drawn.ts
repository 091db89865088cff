import type { Page } from 'playwright'

/** Waits until the page has drawn what happened so far: the next frame may have been on its way before that. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}
