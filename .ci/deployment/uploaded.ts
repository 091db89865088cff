import type { FilesOfPages } from '#site/shell/fetch-ahead.ts'
import { CATALOGUE_URL, type Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { type Checks, get, pages, site } from './asking.ts'

const TYPES: Record<string, string> = { js: 'javascript', css: 'text/css', json: 'application/json' }
const AT_ONCE = 20

/** Whether everything that was built is there: an upload may stop half-way, or leave pages of the last build. */
export const UPLOADED: Checks = {
  async 'every script, style sheet and picture that a page names is there'() {
    const named = (await pages()).flatMap(({ text }) => text.match(/\/assets\/[\w.-]+/g) ?? [])
    const { files } = await read<FilesOfPages>('/files-of-pages.json')
    return firstWrong([...new Set([...named, ...files])])
  },
  async 'every price file that the catalogue names is there'() {
    const { partitions } = await read<Manifest>(`${CATALOGUE_URL}/manifest.json`)
    return firstWrong(Object.values(partitions).map(({ file }) => `${CATALOGUE_URL}/${file}`))
  },
  async 'every part of the widgets is there'() {
    const parts = Object.keys(await read<Record<string, string>>('/widgets/integrity.json'))
    return firstWrong(parts.map(part => `/widgets/${part}`))
  },
}

async function read<Kept>(path: string): Promise<Kept> {
  const answer = await get(site + path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  return answer.json().catch(() => {
    throw new Error(`${path} is not JSON`)
  })
}

async function firstWrong(paths: string[]): Promise<string | undefined> {
  for (let from = 0; from < paths.length; from += AT_ONCE) {
    const found = await Promise.all(paths.slice(from, from + AT_ONCE).map(wrongWith))
    const wrong = found.find(Boolean)
    if (wrong) return wrong
  }
}

async function wrongWith(path: string): Promise<string | undefined> {
  const { status, headers } = await get(site + path, { method: 'HEAD' })
  if (status !== 200) return `${path} answers ${status}; upload everything in dist again, with the pages last`
  const wanted = TYPES[path.split('.').at(-1)!] ?? ''
  const type = headers.get('content-type') ?? ''
  if (!type.includes(wanted)) return `${path} is sent as ${type} instead of ${wanted}`
}
