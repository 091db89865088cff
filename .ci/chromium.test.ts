import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { emptyFolder } from './empty-folder.ts'
import { ending } from './ending.ts'

/** How a process ends that starts the browser as tests do. */
function launching(env: Record<string, string>, options = 'launchOptions()') {
  const lines = `import { chromium } from 'playwright'
    import { launchOptions } from './.ci/chromium.ts'
    await (await chromium.launch(${options})).close()`
  return ending(
    spawn(process.execPath, ['--input-type=module', '-e', lines], {
      env: { ...process.env, CHROMIUM_PATH: '', ...env },
    }),
  )
}

test('of the two browsers that Playwright downloads, the one without windows is started', async () => {
  const onlyDownloaded = 'launchOptions(path => path === chromium.executablePath())'
  // Nothing was downloaded here, so Playwright says what it looked for.
  const { said } = await launching({ PLAYWRIGHT_BROWSERS_PATH: emptyFolder() }, onlyDownloaded)

  expect(said).toMatch(/Executable doesn't exist at .*headless.shell/)
})

test('a mistyped CHROMIUM_PATH is not replaced by another browser', async () => {
  const { code, said } = await launching({ CHROMIUM_PATH: '/no/such/browser' })

  expect(code).toBe(1)
  expect(said.trim()).toBe(
    '✖ CHROMIUM_PATH names /no/such/browser, where there is no file; correct it or unset it, and run this again.',
  )
})
