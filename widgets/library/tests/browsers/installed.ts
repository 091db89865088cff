import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#ci/chromium.ts'

interface Installed {
  path: string
  open(url: string, profile: string): string[]
  environment?: Record<string, string>
}

/** How a browser is found and opened, and the Debian packages that bring it. */
interface Kind {
  packages: string
  find(): Installed | undefined
}

/** Bytes; what is longer is the program itself. */
const LONGEST_SCRIPT = 100_000

/** The first of these programs that is here. */
export const first = (...paths: string[]) =>
  paths.flatMap(path => globSync(path)).find(path => existsSync(path) && !leadsToSnap(path))

/** As Ubuntu's Firefox: its script starts a snap, which has a /tmp of its own, finds no profile there, and shows nothing. */
const leadsToSnap = (path: string) =>
  statSync(path).size < LONGEST_SCRIPT && readFileSync(path, 'latin1').includes('exec /snap/')

/** The engines that visitors have. None is installed for a test: a missing one is skipped, and the test says so. */
export const BROWSERS: Record<string, Kind> = {
  Chromium: {
    packages: 'chromium',
    find() {
      const path = findChromium()
      const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
      // A Mac looks for its keychain in HOME, which is another here: it would ask whether to reset it, and wait.
      flags.push('--use-mock-keychain', '--password-store=basic')
      return path ? { path, open: (url, profile) => [...flags, `--user-data-dir=${profile}`, url] } : undefined
    },
  },
  Firefox: {
    packages: 'firefox-esr',
    find() {
      const path = first('/usr/bin/firefox-esr', '/usr/bin/firefox')
      return path
        ? { path, open: (url, profile) => ['--headless', '--no-remote', '--profile', profile, url] }
        : undefined
    },
  },
  WebKit: {
    packages: 'webkit2gtk-driver xvfb',
    find() {
      const browser = first('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
      // It has no headless mode, so it gets a virtual display of its own.
      const display = first('/usr/bin/xvfb-run')
      if (!browser || !display) return undefined
      return {
        path: display,
        open: url => ['--auto-servernum', browser, url],
        environment: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      }
    },
  },
}

/** Opens a page in a browser with a profile of its own. Returns a function that closes it and cleans up. */
export async function openIn({ path, open, environment = {} }: Installed, url: string): Promise<() => Promise<void>> {
  const profile = await mkdtemp(join(tmpdir(), 'hic-browser-'))
  // A process group of its own, so that the browser leaves no process behind.
  const browser: ChildProcess = spawn(path, open(url, profile), {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, ...environment },
  })
  const closed = new Promise(done => browser.once('exit', done))
  return async () => {
    if (browser.exitCode === null) process.kill(-browser.pid!, 'SIGTERM')
    await closed
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}
