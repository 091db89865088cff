import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MONTHS } from '#widgets/domain/day.ts'
import { CatalogueError } from './catalogue-error.ts'
import type { Progress } from './progress-bar.ts'
import { temporaryFolder } from './temporary-folder.ts'

const CKAN = 'https://data.gov.au/data'
const PAGE = `${CKAN}/dataset/private-health-insurance`
const DATASET = '8ab10b1f-6eac-423c-abc5-bbffc31b216c'
const LICENCE = 'cc-by'
const RESOURCE = /^PrivateHealth\.gov\.au ([A-Z][a-z]+) (\d{4})\.zip$/
const MOST_BYTES = 1_000_000_000
const PATIENCE_MS = 30_000

interface Resource {
  name?: string
  url?: string
}

interface Download {
  path: string
  /** Of the resource, such as "PrivateHealth.gov.au April 2026.zip". */
  name: string
  remove(): void
}

interface LatestOptions {
  /** Root of the CKAN site. */
  ckan?: string
  onProgress?: (progress: Progress) => void
}

/**
 * Downloads the newest monthly release into a temporary file.
 * @throws {CatalogueError} where the data set, its licence or its file is not what we count on
 */
export async function downloadLatest({ ckan = CKAN, onProgress }: LatestOptions = {}): Promise<Download> {
  const resource = newest(await listResources(ckan))
  const response = await get(resource.url)
  const of = Number(response.headers.get('content-length') ?? 0)
  if (of > MOST_BYTES) throw new CatalogueError(`${resource.name} is larger than ${MOST_BYTES} bytes; it is refused.`)

  const folder = temporaryFolder('hic-download-')
  const path = join(folder.path, 'release.zip')
  try {
    let read = 0
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        read += chunk.length
        onProgress?.({ file: resource.name, read, of })
        done(read > MOST_BYTES ? new Error('too large') : null, chunk)
      },
    })
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      counted,
      createWriteStream(path),
    )
    if (of && read !== of) throw new Error(`only ${read} of ${of} bytes arrived`)
  } catch (reason) {
    folder.remove()
    throw new CatalogueError(`The download of ${resource.name} broke off: ${(reason as Error).message}.`)
  }
  return { path, name: resource.name, remove: folder.remove }
}

async function listResources(ckan: string): Promise<Resource[]> {
  const response = await get(`${ckan}/api/3/action/package_show?id=${DATASET}`)
  const answer = (await response.json().catch(() => null)) as {
    success?: boolean
    result?: { license_id?: string; resources?: Resource[] }
  } | null
  if (!answer?.success || !answer.result?.resources)
    throw new CatalogueError('data.gov.au did not describe the data set in the form we expect.')
  const { license_id: licence, resources } = answer.result
  if (licence !== LICENCE)
    throw new CatalogueError(
      `The licence of the data set is "${licence}", not "${LICENCE}". Somebody has to read the new one before we use the data.`,
    )
  return resources
}

// By the month in the name: position, address and creation date have all been seen out of order.
function newest(resources: readonly Resource[]): { name: string; url: string } {
  const monthly = resources.flatMap(({ name = '', url = '' }) => {
    const [, month, year] = RESOURCE.exec(name.trim()) ?? []
    const at = MONTHS.indexOf(month ?? '')
    return at < 0 || !url ? [] : [{ name: name.trim(), url, month: Number(year) * 12 + at }]
  })
  const last = monthly.sort((one, other) => one.month - other.month).at(-1)
  if (!last) throw new CatalogueError('The data set has no file named like "PrivateHealth.gov.au April 2026.zip".')
  return last
}

// The patience is for the answer to begin; a release takes longer than that to arrive.
async function get(url: string): Promise<Response> {
  const { host, pathname } = new URL(url)
  const impatient = new AbortController()
  const timer = setTimeout(() => impatient.abort(new Error('no answer in 30 seconds')), PATIENCE_MS)
  try {
    const response = await fetch(url, { signal: impatient.signal })
    if (!response.ok) throw new CatalogueError(`${host} answered ${response.status} to ${pathname}.`)
    return response
  } catch (reason) {
    if (reason instanceof CatalogueError) throw reason
    const { message, cause } = reason as Error & { cause?: NodeJS.ErrnoException }
    // Where it tried several addresses in vain, Node has only a code for that.
    const why = cause?.message || cause?.code || message
    // Node asks no proxy by itself, although npm does.
    throw new CatalogueError(
      `${host} cannot be reached: ${why}. Behind a proxy, put NODE_USE_ENV_PROXY=1 in front of the command; or download the newest ZIP file of ${PAGE} with a browser and give its path instead of "latest".`,
    )
  } finally {
    clearTimeout(timer)
  }
}
