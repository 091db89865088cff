import { MONTHS } from '#widgets/domain/day.ts'
import { type Day, isDay } from '#widgets/domain/period.ts'
import { CatalogueError } from './catalogue-error.ts'

/** One file of a release, wherever it lies. */
export interface Member {
  name: string
  /** Bytes when unpacked, for the progress bar. */
  size: number
  open(): Promise<AsyncIterable<Uint8Array | string>>
}

/** Where a release comes from: a folder, a ZIP file, or the demo's generator. */
export interface Source {
  members: Member[]
  close(): Promise<void>
}

/** A release's files, by what is in them. */
interface ReleaseMembers {
  dataOf: Day
  funds: Member
  products: Member[]
  /** Names of the files that we do not use. */
  unread: string[]
}

// The file of extras is called "GeneralHealth Open" in a release, and "General Open" in the ReadMe beside it.
const NAMED =
  /(?:^|\/)(Funds|Hospital Open|Combined Open|General(?: ?Health)? Open)[ _](\d{1,2})-([A-Za-z]{3})-(\d{4})\.xml$/i
const SHORT_MONTHS = MONTHS.map(name => name.slice(0, 3).toLowerCase())
const NEEDED = ['funds', 'hospital open', 'combined open', 'generalhealth open'] as const

/** A ZIP within a ZIP, a folder too high up or a changed name is seen at once from what is there. */
function besides(unread: readonly string[]): string {
  if (unread.length === 0) return ''
  const more = unread.length > 3 ? ` and ${unread.length - 3} more` : ''
  return ` It has "${unread.slice(0, 3).join('", "')}"${more}, which we do not read.`
}

/** Which file is which, by the names that the Government gives them. The names carry the date of the data. */
export function sortMembers(members: readonly Member[]): ReleaseMembers {
  const found = new Map<string, Member>()
  const days = new Set<Day>()
  const unread: string[] = []
  for (const member of members) {
    const [, kind, date = '', month = '', year] = NAMED.exec(member.name) ?? []
    const at = SHORT_MONTHS.indexOf(month.toLowerCase())
    const day = `${year}-${String(at + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
    if (!kind || !isDay(day)) {
      unread.push(member.name)
      continue
    }
    const key = kind.toLowerCase().replace(/^general(?: ?health)?/, 'generalhealth')
    if (found.has(key)) throw new CatalogueError(`There are two files "${kind}"; a release has one of each.`)
    found.set(key, member)
    days.add(day)
  }
  const missing = NEEDED.filter(kind => !found.has(kind))
  if (missing.length)
    throw new CatalogueError(
      `This is not a complete release: no file named like "${missing.map(kind => `${kind} 01-Apr-2026.xml`).join('", "')}".${besides(unread)}`,
    )
  if (days.size > 1) throw new CatalogueError(`The files are from different days: ${[...days].sort().join(', ')}.`)
  const [funds, ...products] = NEEDED.map(kind => found.get(kind)!) as [Member, ...Member[]]
  return { dataOf: [...days][0]!, funds, products, unread }
}
