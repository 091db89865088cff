import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { isRunning } from './is-running.ts'

/** The address of the backend that has this data folder open, if one still does. */
export async function holderOf(dataDir: string): Promise<string | undefined> {
  let url: string
  try {
    url = readFileSync(lockOf(dataDir), 'utf8')
  } catch {
    return undefined
  }
  if (!URL.canParse(url))
    throw new Error(
      `${lockOf(dataDir)} contains no address, so an older version may have this data open; stop it, then delete that file.`,
    )
  // Both are checked: after a kill, the port or the process number may belong to another by now.
  const { origin, hash } = new URL(url)
  return (hash === '' || isRunning(Number(hash.slice(1)))) && (await listens(origin)) ? origin : undefined
}

/**
 * PGlite would damage a folder that two processes have open at once.
 * @param url where the new holder already listens, so that a lock with that address was left by one that is gone
 * @returns the function that releases the folder
 */
export async function hold(dataDir: string, url: string): Promise<() => void> {
  const holder = await holderOf(dataDir)
  if (holder && holder !== url)
    throw new Error(`the data in ${dataDir} is in use by the backend at ${holder}; stop that one first.`)
  writeFileSync(lockOf(dataDir), `${url}#${process.pid}`)
  return () => rmSync(lockOf(dataDir), { force: true })
}

const lockOf = (dataDir: string) => `${dataDir}.lock`

/** A lock survives switching off the machine; a port does not. */
function listens(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise(done => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('connect', () => socket.destroy())
  })
}
