import type { Page } from 'playwright'
import { expect } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { startReact } from './visit.ts'

/** Moves the mouse towards the lower right corner, and expects the scenery of the home page not to follow. */
export async function expectStillScenery(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  await startReact(page)
  await page.mouse.move(width - 80, height - 100)
  await page.mouse.move(width - 10, height - 10)
  await drawn(page)

  const front = page.locator('svg .depth-1').first()
  expect(await front.evaluate(layer => getComputedStyle(layer).translate)).toMatch(/^(none|0px)/)
}
