import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const run = promisify(execFile)

const PACKAGE = 'node_modules/@hicompare/widgets'

/**
 * The folder of somebody else's application with the packed package installed. Packages in `linked` are linked from ours
 * instead of fetched. If another such application is there, the package is copied from it: npm takes long to pack one.
 */
export async function installed(files: Record<string, string>, linked: readonly string[], other?: string) {
  await mkdir(join(ROOT, '.local'), { recursive: true })
  const app = await mkdtemp(join(ROOT, '.local/app-'))
  const unpacked = join(app, PACKAGE)
  await mkdir(unpacked, { recursive: true })
  if (other) await cp(join(other, PACKAGE), unpacked, { recursive: true })
  else await packInto(app, unpacked)
  for (const name of linked) {
    await mkdir(dirname(join(app, 'node_modules', name)), { recursive: true })
    await symlink(join(ROOT, 'node_modules', name), join(app, 'node_modules', name))
  }
  const all = { 'package.json': '{ "type": "module", "private": true }', ...files }
  for (const [name, content] of Object.entries(all)) await writeFile(join(app, name), content)
  return { app, remove: () => rm(app, { recursive: true }) }
}

async function packInto(app: string, unpacked: string) {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', app], { cwd: join(ROOT, 'dist/npm') })
  await run('tar', ['-xzf', join(app, stdout.trim()), '-C', unpacked, '--strip-components=1'])
}
