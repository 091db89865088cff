// `npm run admin -- someone@example.com`: makes an administrator in this machine's data, whether the backend runs or not.
import { readFileSync } from 'node:fs'
import { SITE_URL } from '#ci/addresses.ts'
import { hostedSql, hostedSqlToRemove, makeAdministrator } from './administrator.ts'
import { startBackend } from './backend.ts'
import { holderOf } from './lock.ts'

const DATA = '.local/database'
const PATIENCE_MS = 20_000
const [given = '', ...others] = process.argv.slice(2)
const email = given.trim().toLowerCase()

if (others.length > 0 || !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(email)) {
  console.error('Give one email address: npm run admin -- someone@example.com')
  process.exit(1)
}

try {
  const password = await makeHere(email)
  console.log(`${email} is an administrator here.`)
  if (password) console.log(`There was no account with this address, so one was created. Its password: ${password}`)
  console.log(
    `\nFor a hosted project, once they have signed up and confirmed their address, run this in the SQL editor:\n${hostedSql(email)}
It must return one row. No row means that nobody has confirmed this address yet, or that they are already an administrator.`,
  )
  console.log(
    `\nTo remove the right again, from the next request on, run this. It must return one row, too. No row means that no administrator has this address now; private.team_addresses has the one that replaced it.\n${hostedSqlToRemove(email)}`,
  )
} catch (error) {
  console.error(`That did not work: ${(error as Error).message}`)
  process.exit(1)
}

async function makeHere(address: string): Promise<string | undefined> {
  const running = await holderOf(DATA)
  if (running) return askRunning(running, address)
  await using backend = await startBackend({ port: 0, dataDir: DATA, siteUrl: SITE_URL })
  return await makeAdministrator(backend, address)
}

/** Anybody who can read the secret next to the data could just as well write to the data. */
async function askRunning(url: string, address: string): Promise<string | undefined> {
  const response = await fetch(`${url}/administrators`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readFileSync(`${DATA}.secret`, 'utf8')}` },
    body: JSON.stringify({ email: address }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(cause => {
    throw new Error(`the backend at ${url} does not answer; if it was suspended with Ctrl+Z, run "fg" there.`, {
      cause,
    })
  })
  const said = await response.json()
  if (!response.ok) throw new Error(said.message)
  return said.password
}
