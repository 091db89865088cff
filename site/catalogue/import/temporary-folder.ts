import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

interface TemporaryFolder {
  path: string
  remove(): void
}

/** A folder that is gone when it is removed, or at the latest when the process exits. */
export function temporaryFolder(prefix: string): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), prefix))
  const remove = () => {
    process.off('exit', remove)
    rmSync(path, { recursive: true, force: true })
  }
  process.once('exit', remove)
  return { path, remove }
}

/** Lets a process that is told to end, for example by Ctrl-C, exit in order: otherwise its exit handlers would not run. */
export function leaveNothingBehind(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]))
}
