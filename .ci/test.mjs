// `npm test`: everything, from a fresh clone.
import { spawnSync } from 'node:child_process'
import { installPackages, runWithOwnNode, say, stop } from './prepare.mjs'

const ASK = "import { findChromium } from './.ci/chromium.ts'; process.exit(findChromium() ? 0 : 1)"

installPackages()
if (!(await hasBrowser())) {
  await installBrowser()
  if (!(await hasBrowser()))
    stop('No browser could be installed; install Chromium, or set CHROMIUM_PATH to its path, and run this again.')
}
process.exitCode = await runWithOwnNode(['.ci/test.ts', ...process.argv.slice(2)])

async function hasBrowser() {
  return (await runWithOwnNode(['--input-type=module', '-e', ASK])) === 0
}

async function installBrowser() {
  say('Installing a browser for the tests …')
  if ((await runWithOwnNode(['node_modules/playwright/cli.js', 'install', 'chromium'])) === 0) return
  say('Playwright’s own download is not available here; trying Debian’s Chromium …')
  const apt = args => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-liberation'])
  if (!(await hasBrowser())) apt(['install', '-y', '-qq', 'chromium'])
}
