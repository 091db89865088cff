import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from './empty-folder.ts'

/** Below a hook these would name the repository that it belongs to, and what is added here would be staged there. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))

test('Git for Windows, which people use beside WSL, checks the sources out with the line ends that the build reads', ({
  skip,
}) => {
  // Where an archive was unpacked, nothing needs it.
  if (spawnSync('git', ['--version']).status !== 0) return skip('There is no Git on this machine.')
  const folder = emptyFolder()
  const page = join(folder, 'page.mdx')
  const git = (...args: string[]) => execFileSync('git', ['-c', 'core.autocrlf=true', ...args], { cwd: folder, env })
  git('init', '--quiet')
  copyFileSync('.gitattributes', join(folder, '.gitattributes'))
  writeFileSync(page, '---\ntitle: A page\n---\n')
  git('add', '.')
  rmSync(page)

  git('checkout', '--', 'page.mdx')

  expect(readFileSync(page, 'utf8')).toBe('---\ntitle: A page\n---\n')
})
