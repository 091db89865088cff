/** One embedded backend in a process of its own, in memory, for one worker of the test runner. Ends with its parent. */
import { type LocalBackend, startBackend } from '#supabase/local/backend.ts'
import { SITE_URL } from './addresses.ts'
import { serveOnFreePort, urlOf } from './free-port.ts'

const backend = await startBackend({ port: 0, siteUrl: SITE_URL })
process.send!({ url: backend.url, databaseUrl: await serveDatabase(backend) })
process.on('disconnect', () => process.exit())

/** Lets the tests write rows that no visitor may: takes {sql, params} by POST. */
async function serveDatabase({ query }: LocalBackend): Promise<string> {
  const server = await serveOnFreePort(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    try {
      const { sql, params } = JSON.parse(body)
      response.end(JSON.stringify(await query(sql, params)))
    } catch (error) {
      response.writeHead(400).end((error as Error).message)
    }
  })
  // As the site’s server for tests: see serve-for-tests.ts.
  server.keepAliveTimeout = 0
  return urlOf(server)
}
