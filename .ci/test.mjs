// `npm test`: everything, from a fresh clone.
import { spawnSync } from 'node:child_process'
import { installPackages, runWithOwnNode, say, stop } from './prepare.mjs'

installPackages()
if (!(await browserStarts())) {
  // Why has been said, and another browser is not what was asked for.
  if (process.env.CHROMIUM_PATH) process.exit(1)
  await installBrowser()
}
process.exitCode = await runWithOwnNode(['.ci/test.ts', ...process.argv.slice(2)])

async function browserStarts() {
  return (await runWithOwnNode(['.ci/browser-starts.ts'])) === 0
}

async function installBrowser() {
  say('Installing a browser for the tests …')
  const downloaded = (await runWithOwnNode(['node_modules/playwright/cli.js', 'install', 'chromium'])) === 0
  if (downloaded && (await browserStarts())) return
  say('Playwright’s own download is not available here, or does not start; trying Debian’s Chromium …')
  const apt = args => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-liberation'])
  if (await browserStarts()) return
  apt(['install', '-y', '-qq', 'chromium'])
  if (await browserStarts()) return
  stop(
    'No browser starts here; run "npx playwright install-deps chromium", which installs what the downloaded one lacks, or set CHROMIUM_PATH to the path of another, and run this again.',
  )
}
