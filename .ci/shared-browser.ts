import { type Browser, chromium } from 'playwright'
import { testLaunchOptions } from './chromium.ts'
import { isLeft } from './visitors.ts'

const kept = new Map<string, Promise<Browser>>()

/**
 * This worker's browser, for all its test files: to start one and to load Playwright takes half a second of processor
 * time, which each file would spend again. What a file opens in it is closed when the file ends.
 * @param more arguments besides the usual ones; other arguments are another browser
 */
export function sharedBrowser(...more: string[]): Promise<Browser> {
  const key = more.join(' ')
  const running = kept.get(key)
  if (running) return running
  const browser = chromium.launch(testLaunchOptions(...more))
  kept.set(key, browser)
  // The next file does not inherit a crash.
  void browser.then(
    it => it.once('disconnected', () => kept.delete(key)),
    () => kept.delete(key),
  )
  return browser
}

/** Closes what a test file left open; contexts that are as new wait for the next. */
export async function closeContexts(): Promise<void> {
  for (const browser of await Promise.allSettled(kept.values()))
    if (browser.status === 'fulfilled')
      for (const context of browser.value.contexts()) if (!isLeft(context)) await context.close()
}
