import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isRunning } from '#supabase/local/is-running.ts'
import { portIsFree } from './preflight.ts'
import { stop } from './say.ts'

// For this checkout only: others serve their own builds, perhaps on the same ports.
const MARKS = resolve(import.meta.dirname, '../.local/serving')

/** Records that this process serves the build on this port. A server reads each file's size when it starts and relies on it. */
export function keepBuild(port: number, marks = MARKS): void {
  mkdirSync(marks, { recursive: true })
  writeFileSync(join(marks, `${process.pid}`), `${port}`)
}

/** Ends with a sentence if another process serves the build that is about to be replaced. */
export async function buildIsNotServed(marks = MARKS): Promise<void> {
  for (const [pid, port] of kept(marks)) {
    if (!isRunning(pid)) rmSync(join(marks, `${pid}`), { force: true })
    // The number of a killed process may be another's by now, so the port is checked too.
    else if (pid !== process.pid && !(await portIsFree(port)))
      stop(
        `Process ${pid} is serving dist on port ${port} and would serve broken pages after a build; stop it and run this again.`,
      )
  }
}

/** Ends with a sentence if another process is building this checkout; otherwise only this one may, until it ends. */
export function buildAlone(marks = MARKS): void {
  const mark = `${marks}.building`
  const own = `${mark}.${process.pid}`
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(own, `${process.pid}`)
  const left = builder(mark)
  // In a container a process often has the number of the one that was killed before it.
  if (left === process.pid || !isRunning(left)) rmSync(mark, { force: true })
  const alone = placed(own, mark)
  rmSync(own)
  if (!alone)
    stop(
      `Process ${builder(mark)} is building in this folder; wait until it has finished and run this again (if it is not a build, delete ${mark}).`,
    )
  process.once('exit', () => rmSync(mark, { force: true }))
}

/** A mark appears whole or not at all, so that nobody reads one without its number. A disk without links makes do with a copy. */
function placed(own: string, mark: string): boolean {
  try {
    linkSync(own, mark)
  } catch (noLink) {
    if (isTaken(noLink)) return false
    try {
      copyFileSync(own, mark, constants.COPYFILE_EXCL)
    } catch (noCopy) {
      if (isTaken(noCopy)) return false
      throw noCopy
    }
  }
  return true
}

const isTaken = (reason: unknown) => (reason as NodeJS.ErrnoException).code === 'EEXIST'

function builder(mark: string): number {
  try {
    return Number(readFileSync(mark, 'utf8'))
  } catch {
    return Number.NaN // nobody builds
  }
}

function kept(marks: string): [pid: number, port: number][] {
  try {
    return readdirSync(marks).map(pid => [Number(pid), Number(readFileSync(join(marks, pid), 'utf8'))])
  } catch {
    return [] // nothing has been served yet
  }
}
