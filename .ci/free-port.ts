import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server for a test, on a free port of this machine. */
export async function serveOnFreePort(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return server
}

/** Where it is, without a slash at the end. */
export const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Ends it now: `close` alone waits for whoever is still being answered. */
export function endNow(server: Server): Promise<void> {
  const gone = new Promise<void>(closed => server.close(() => closed()))
  server.closeAllConnections()
  return gone
}
