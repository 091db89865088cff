import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const FUNCTION = 'supabase/functions/drain-outbox/index.ts'
const PROVIDERS_ELSEWHERE = join(import.meta.dirname, 'providers-elsewhere.ts')

/** The one that HIC_DENO names, else the package's; it has none for some systems, such as Linux without glibc. */
export const DENO = process.env.HIC_DENO || packaged()

/** The program itself: the package's own command is a script that starts it, and ending that would leave it running. */
function packaged(): string | undefined {
  const system = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('deno/package.json'))
    const path = join(dirname(resolve(`@deno/${system}/package.json`)), 'deno')
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return path
  } catch {
    return undefined
  }
}

const environment = (given: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NO_COLOR: '1',
  DENO_NO_UPDATE_CHECK: '1',
  // Nothing is written outside the project.
  DENO_DIR: '.local/deno',
  ...given,
})

/** The output of Deno's type checker, '' if there is none. */
export function checked(): string {
  try {
    execFileSync(DENO!, ['check', '--quiet', FUNCTION], { env: environment({}), encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
}

interface Served {
  url: string
  /** What it has said so far. */
  log: () => string
}

/**
 * Serves the function as the edge does, with only these secrets and access to this machine only.
 * @param until is given what ends it, which the end of the test does unless told otherwise
 */
export async function serve(
  secrets: Record<string, string>,
  until: (end: () => void) => void = onTestFinished,
): Promise<Served> {
  const deno = spawn(
    DENO!,
    ['run', '--no-prompt', '--allow-env', '--allow-net=127.0.0.1', '--preload', PROVIDERS_ELSEWHERE, FUNCTION],
    { env: environment({ ...secrets, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' }) },
  )
  until(() => void deno.kill())
  return served(deno)
}

function served(deno: ChildProcess): Promise<Served> {
  let said = ''
  return new Promise((found, failed) => {
    for (const stream of [deno.stdout, deno.stderr])
      stream!.on('data', chunk => {
        said += chunk
        const url = /Listening on (http:\S+)/.exec(said)?.[1]
        if (url) found({ url, log: () => said })
      })
    deno.once('exit', code => failed(new Error(`Deno ended with ${code}: ${said}`)))
  })
}
