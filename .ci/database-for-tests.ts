import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalBackend } from '#supabase/local/backend.ts'

/**
 * Lets the tests, which run in another process than the backend, put rows where no visitor may.
 * It listens on a free port of loopback for as long as the tests run.
 */
export async function serveDatabase(backend: LocalBackend) {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    try {
      const { sql, params } = JSON.parse(body)
      response.end(JSON.stringify(await backend.query(sql, params)))
    } catch (error) {
      response.writeHead(400).end((error as Error).message)
    }
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
