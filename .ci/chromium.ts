import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'
import { stop } from './say.ts'

/** Chromium without its windows: the full browser draws one around each visitor, which takes twice the time. Its pointer rests at 0, 0. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * Path of an installed browser, or undefined where there is none. Of the two that Playwright downloads this is the full
 * one; tests and benches start the other (`launchOptions`).
 */
export function findChromium(exists: (path: string) => boolean = existsSync): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !exists(CHROMIUM_PATH))
    stop(`CHROMIUM_PATH names ${CHROMIUM_PATH}, where there is no file; correct it or unset it, and run this again.`)
  return [CHROMIUM_PATH, SHELL, chromium.executablePath(), ...WHOLE].find(path => path && exists(path))
}

/**
 * How every test and bench starts Chromium. The background features are off because a test that waits for
 * Chromium's own look-ups measures the network, not the product.
 */
export function launchOptions(exists = existsSync): LaunchOptions {
  const executablePath = findChromium(exists)
  // Playwright downloads two and tells the path of the full one; without a path it starts the one without windows.
  const isDownloaded = executablePath === chromium.executablePath() && !process.env.CHROMIUM_PATH
  return {
    ...(executablePath && !isDownloaded ? { executablePath } : {}),
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

/**
 * How tests start Chromium: its drawing without a process of its own, which saves a twentieth of their time, and one
 * process for all pages of a visitor, which saves a tenth to a third where many share one. Benches measure what visitors
 * have.
 * @param more arguments besides the usual ones
 */
export function testLaunchOptions(...more: string[]): LaunchOptions {
  const { args = [], ...usual } = launchOptions()
  return { ...usual, args: [...args, '--in-process-gpu', '--renderer-process-limit=1', ...more] }
}
