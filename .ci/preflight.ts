import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stop } from './say.ts'

/** Ends with a sentence if a port is taken or not ours to take, before anything is built for it. */
export async function portsAreFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const variable = `HIC_${name.toUpperCase()}_PORT`
    const refusal = await lastingRefusal(port)
    if (refusal === IN_USE)
      stop(`Port ${port} (${name}) is in use; stop whatever is listening there, or set ${variable} to a free port.`)
    if (refusal) stop(`Port ${port} (${name}) cannot be used (${refusal}); set ${variable} to another port.`)
  }
}

const IN_USE = 'EADDRINUSE'

// The system may lend one of these ports to an outgoing connection for a moment.
async function lastingRefusal(port: number, tries = 10): Promise<string | undefined> {
  const refusal = await refusalAt(port)
  if (refusal !== IN_USE || tries === 1) return refusal
  await setTimeout(200)
  return lastingRefusal(port, tries - 1)
}

/** Whether a server could listen there now. */
export const portIsFree = async (port: number): Promise<boolean> => (await refusalAt(port)) === undefined

function refusalAt(port: number): Promise<string | undefined> {
  return new Promise(answer => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => answer(code ?? message))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(undefined)))
  })
}

/** Ends with a sentence if what commands write into cannot be written to, before the work starts. */
export async function foldersAreWritable(): Promise<void> {
  for (const folder of ['.local', 'dist']) await folderIsWritable(folder)
}

export async function folderIsWritable(folder: string): Promise<void> {
  // By a name of its own: another command may be trying at the same moment.
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    stop(`The folder ${folder} cannot be written to; give yourself permission to write there and run this again.`)
  }
}
