import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from './empty-folder.ts'
import { ending } from './ending.ts'

const script = (path: string, lines: string) => writeFileSync(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 })

test('a browser that is there but lacks one of the system’s libraries does not count', async () => {
  const path = join(emptyFolder(), 'browser')
  script(path, 'echo "error while loading shared libraries: libnss3.so" >&2; exit 127')
  const starts = (CHROMIUM_PATH = '') =>
    ending(spawn(process.execPath, ['.ci/browser-starts.ts'], { env: { ...process.env, CHROMIUM_PATH } }))

  expect(await starts()).toEqual({ code: 0, said: '' })
  const { code, said } = await starts(path)
  expect(code).toBe(1)
  expect(said.trim()).toBe(
    `✖ CHROMIUM_PATH names ${path}, which does not start; correct it or unset it, and run this again.`,
  )
})

/**
 * How `npm test` ends, and what it says, where the browser starts only once this has run. Nothing is installed for it: what
 * would install a browser says so, as the tests do.
 */
async function testing(needed: 'nothing' | 'apt-get' | 'a miracle', env: Record<string, string> = {}) {
  const folder = emptyFolder()
  for (const name of ['.ci', 'node_modules/.bin', 'node_modules/playwright'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const file of ['prepare.mjs', 'test.mjs']) copyFileSync(join('.ci', file), join(folder, '.ci', file))
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, file), '{"packages": {}}')
  const lines = {
    '.ci/browser-starts.ts': `import { existsSync } from 'node:fs'; process.exit(existsSync('${needed}.ran') ? 0 : 1)`,
    '.ci/test.ts': "console.error('the tests')",
    'node_modules/playwright/cli.js': "console.error('playwright', ...process.argv.slice(2))",
  }
  for (const [file, line] of Object.entries(lines)) writeFileSync(join(folder, file), line)
  if (needed === 'nothing') writeFileSync(join(folder, 'nothing.ran'), '')
  script(join(folder, 'apt-get'), 'echo "apt-get $*" >&2; : > apt-get.ran')

  const { code, said } = await ending(
    spawn(process.execPath, ['.ci/test.mjs'], { cwd: folder, env: { PATH: folder, ...env } }),
  )
  return { code, said: said.split('\n').filter(Boolean) }
}

test('where the browser starts nothing is installed', async () => {
  expect(await testing('nothing')).toEqual({ code: 0, said: ['the tests'] })
})

test('a browser that was downloaded but does not start is not taken for an installed one: Debian’s is tried', async () => {
  expect(await testing('apt-get')).toEqual({
    code: 0,
    said: [
      'playwright install chromium',
      'apt-get update -qq',
      'apt-get install -y -qq chromium-headless-shell fonts-liberation',
      'the tests',
    ],
  })
})

test('where none starts in the end, no test begins, and one sentence tells what to do', async () => {
  const { code, said } = await testing('a miracle')

  expect(code).toBe(1)
  expect(said).not.toContain('the tests')
  expect(said.at(-1)).toMatch(/^✖ .*"npx playwright install-deps chromium".* and run this again\.$/)
})

test('a browser that CHROMIUM_PATH names is not replaced', async () => {
  expect(await testing('a miracle', { CHROMIUM_PATH: '/one/of/theirs' })).toEqual({ code: 1, said: [] })
})
