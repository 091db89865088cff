// `npm run admin -- someone@example.com`: makes an administrator on this machine's data, running or not.
import { readFileSync } from 'node:fs'
import { SITE_URL } from '#ci/addresses.ts'
import { hostedSql, hostedSqlToRemove, makeAdministrator } from './administrator.ts'
import { startBackend } from './backend.ts'
import { holderOf } from './lock.ts'

const DATA = '.local/database'
const PATIENCE = 20_000
const email = process.argv[2]?.trim().toLowerCase() ?? ''

if (!/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email)) {
  console.error('Name one email address: npm run admin -- someone@example.com')
  process.exit(1)
}

try {
  const password = await made(email)
  console.log(`${email} is an administrator here.`)
  if (password) console.log(`There was no such account, so one was made. Its password: ${password}`)
  console.log(
    `\nIn a hosted project, after they have signed up and confirmed their address, run this in the SQL editor:\n${hostedSql(email)}
One row must come back. None means that nobody has confirmed this address yet, or that they are an administrator already.`,
  )
  console.log(`\nThis takes the right away again, from the next request on:\n${hostedSqlToRemove(email)}`)
} catch (error) {
  console.error(`That did not work: ${(error as Error).message}`)
  process.exit(1)
}

async function made(address: string): Promise<string | undefined> {
  const running = await holderOf(DATA)
  if (running) return askRunning(running, address)
  const backend = await startBackend({ port: 0, dataDir: DATA, siteUrl: SITE_URL })
  try {
    return await makeAdministrator(backend, address)
  } finally {
    await backend.close()
  }
}

/** Whoever can read the secret beside the data could as well write into the data. */
async function askRunning(url: string, address: string): Promise<string | undefined> {
  const response = await fetch(`${url}/administrators`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readFileSync(`${DATA}.secret`, 'utf8')}` },
    body: JSON.stringify({ email: address }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(cause => {
    throw new Error(`the backend at ${url} does not answer; if it was suspended with Ctrl+Z, run "fg" there.`, {
      cause,
    })
  })
  const said = await response.json()
  if (!response.ok) throw new Error(said.message)
  return said.password
}
