import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Chromium without its windows: the full browser draws one around each visitor, which takes twice the time. Its pointer rests at 0, 0. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Path of the browser that tests and benches drive, or undefined where none is installed. */
export function findChromium(): string | undefined {
  const downloaded = chromium.executablePath()
  return [process.env.CHROMIUM_PATH, SHELL, downloaded, ...WHOLE].find(path => path && existsSync(path))
}

/**
 * How every test starts Chromium. The background features are off because a test that waits for
 * Chromium's own look-ups measures the network, not the product.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
