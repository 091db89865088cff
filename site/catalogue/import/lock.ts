import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogueError } from './catalogue-error.ts'

/**
 * Keeps other imports out of a folder: each removes what its own manifest does not name, so two at a time would remove
 * each other's files. Gone when it is removed, or at the latest when the process exits.
 * @throws {CatalogueError} where another import has it
 */
export function lock(folder: string): { remove(): void } {
  const file = join(folder, 'import.lock')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, '', { flag: 'wx' })
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== 'EEXIST') throw reason
    throw new CatalogueError(`Another import writes to ${folder}. If none does, delete ${file} and start again.`)
  }
  const remove = () => {
    process.off('exit', remove)
    rmSync(file, { force: true })
  }
  process.once('exit', remove)
  return { remove }
}
