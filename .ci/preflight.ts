import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stop } from './say.ts'

/** Ends with a sentence where a port is taken, before anything is built for it. */
export async function portsAreFree(ports: Record<string, number>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    const variable = `HIC_${name.toUpperCase()}_PORT`
    if (!(await isSoonFree(port)))
      stop(`Port ${port} (${name}) is in use; stop what listens there, or set ${variable} to a free port.`)
  }
}

// The system may lend one of these ports to an outgoing connection for a moment.
async function isSoonFree(port: number, tries = 10): Promise<boolean> {
  const free = await portIsFree(port)
  if (free || tries === 1) return free
  await setTimeout(200)
  return isSoonFree(port, tries - 1)
}

/** Whether a server could listen there now. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise(answer => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}

/** Ends with a sentence where a folder cannot be written to. */
export async function folderIsWritable(folder: string): Promise<void> {
  const probe = join(folder, '.probe')
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    stop(`The folder ${folder} cannot be written to; give yourself the right to write there and run this again.`)
  }
}
