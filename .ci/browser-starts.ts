// Whether `npm test` has a browser: one that is there may still not start, because the system lacks one of its libraries.
import { chromium } from 'playwright'
import { findChromium, launchOptions } from './chromium.ts'
import { stop } from './say.ts'

if (!findChromium()) process.exit(1)
try {
  const browser = await chromium.launch(launchOptions())
  await browser.close()
} catch (error) {
  const { CHROMIUM_PATH } = process.env
  stop(
    CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not start; correct it or unset it, and run this again.`
      : 'The browser that is installed here does not start.',
    error,
  )
}
