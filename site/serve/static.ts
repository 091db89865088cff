import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { cacheControl, HEADERS_OF, MARKDOWN, redirectStatus } from './headers.ts'

export interface StaticSite {
  folder: string
  port: number
  headers: Record<string, string>
  /** Old address → new one, answered with 301, or 302 if it is a well-known one. */
  redirects?: Record<string, string>
  /** Other built folders under a path of their own, such as "/widgets". */
  mounts?: Record<string, { folder: string; headers: Record<string, string> }>
  /** Read the disk at each request: the folder is being rebuilt. Otherwise sizes and names are those at the start. */
  changes?: boolean
}

/**
 * Serves a built folder as a static host would, on loopback only. Rejects if the port is taken. At the end of an
 * `await using` it waits until nobody is connected: the browser comes after it, so that it goes first.
 */
export async function serveStatic({
  folder,
  port,
  headers,
  redirects = {},
  mounts = {},
  changes = false,
}: StaticSite): Promise<Server> {
  const files = filesOf(folder, changes)
  const mounted = Object.entries(mounts).map(([path, mount]) => ({
    path,
    ...mount,
    files: filesOf(mount.folder, changes),
  }))
  const notFound = await readFile(join(folder, '404.html')).catch(() => 'Not found')

  const server = createServer((request, response) => {
    if (!['GET', 'HEAD'].includes(request.method!)) return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    // Files are small, and sent whole: sirv reads "the last five bytes" as the first six, and ends at a range from 3 to 1.
    delete request.headers.range
    const mount = mounted.find(({ path }) => request.url?.startsWith(`${path}/`))
    if (mount) {
      for (const [name, value] of Object.entries(mount.headers)) response.setHeader(name, value)
      request.url = request.url!.slice(mount.path.length)
      return mount.files(
        request,
        response,
        () => void response.writeHead(404, { 'cache-control': 'no-cache' }).end('Not found'),
      )
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const address = URL.parse(request.url ?? '/', 'http://localhost')
    if (!address) return void response.writeHead(400).end('Not an address')
    const { pathname, search } = address
    const without = withoutEnding(pathname)
    const moved = redirects[without ?? pathname] ?? without
    if (moved) return void response.writeHead(redirectStatus(pathname), { location: moved + search }).end()
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(notFound)
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  return server
}

const filesOf = (folder: string, dev: boolean) =>
  sirv(folder, {
    dev,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('cache-control', cacheControl(path))
      if (path.endsWith('.md')) response.setHeader('content-type', MARKDOWN)
      for (const [name, value] of Object.entries(HEADERS_OF[path] ?? {})) response.setHeader(name, value)
    },
  })

// Pages are prerendered for one address each; with a slash at the end, or under the file's own name, React would start on
// another. Two slashes at the start would lead to another host.
function withoutEnding(path: string): string | undefined {
  const without = path.replace(/\/index$|(?:\/index)?\.html$|\/+$/, '').replace(/^\/*/, '/')
  return without === path ? undefined : without
}
