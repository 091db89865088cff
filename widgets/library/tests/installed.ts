import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const run = promisify(execFile)

/** The folder of somebody else's application with the packed package installed. Packages in `linked` are linked from ours instead of fetched. */
export async function installed(files: Record<string, string>, linked: readonly string[]) {
  await mkdir(join(ROOT, '.local'), { recursive: true })
  const app = await mkdtemp(join(ROOT, '.local/app-'))
  const unpacked = join(app, 'node_modules/@hicompare/widgets')
  await mkdir(unpacked, { recursive: true })
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', app], { cwd: join(ROOT, 'dist/npm') })
  await run('tar', ['-xzf', join(app, stdout.trim()), '-C', unpacked, '--strip-components=1'])
  for (const name of linked) {
    await mkdir(dirname(join(app, 'node_modules', name)), { recursive: true })
    await symlink(join(ROOT, 'node_modules', name), join(app, 'node_modules', name))
  }
  const all = { 'package.json': '{ "type": "module", "private": true }', ...files }
  for (const [name, content] of Object.entries(all)) await writeFile(join(app, name), content)
  return { app, remove: () => rm(app, { recursive: true }) }
}
