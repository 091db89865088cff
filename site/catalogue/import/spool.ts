import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PartitionKey, partitionName } from '#widgets/domain/catalogue/partition.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { ifAbsent } from './if-absent.ts'
import { temporaryFolder } from './temporary-folder.ts'

const FLUSH_AT = 64 * 1024

/** A policy on disk: its cover is in the table of covers, where thousands of policies share it. */
interface Line extends Omit<Policy, 'hospital' | 'extras'> {
  hospital: number
  extras: number
}

/** A partition's own policies, and those that it takes in only if it has none like them. */
type Pile = 'own' | 'spare'

/**
 * Holds policies on disk, one file for each pile of a partition, while the XML is read: memory does not grow with their
 * number, only with the number of different covers, of which a fund has a handful. `remove` leaves nothing behind.
 */
export class Spool {
  readonly keys = new Map<string, PartitionKey>()
  readonly #folder = temporaryFolder('hic-catalogue-')
  readonly #waiting = new Map<string, string>()
  readonly #hospitals = new Table<Policy['hospital']>()
  readonly #extras = new Table<Policy['extras']>()

  add(key: PartitionKey, policy: Policy, pile: Pile = 'own') {
    const hospital = this.#hospitals.at(policy.hospital)
    const extras = this.#extras.at(policy.extras)
    const line = `${JSON.stringify({ ...policy, hospital, extras } satisfies Line)}\n`
    const name = partitionName(key)
    if (!this.keys.has(name)) this.keys.set(name, key)
    this.#append(`${name}/${pile}`, line)
  }

  #append(name: string, line: string) {
    const waiting = (this.#waiting.get(name) ?? '') + line
    if (waiting.length < FLUSH_AT) return void this.#waiting.set(name, waiting)
    appendFileSync(this.#path(name), waiting)
    this.#waiting.set(name, '')
  }

  async read(key: PartitionKey, pile: Pile = 'own'): Promise<Policy[]> {
    const name = `${partitionName(key)}/${pile}`
    const written = await readFile(this.#path(name), 'utf8').catch(ifAbsent(''))
    const lines = (written + (this.#waiting.get(name) ?? '')).split('\n')
    return lines.filter(Boolean).map(text => {
      const line = JSON.parse(text) as Line
      return { ...line, hospital: this.#hospitals.get(line.hospital), extras: this.#extras.get(line.extras) }
    })
  }

  remove() {
    this.#waiting.clear()
    this.#folder.remove()
  }

  #path(name: string) {
    return join(this.#folder.path, name.replaceAll('/', '_'))
  }
}

/** Each different value once. */
class Table<T extends object | null> {
  readonly #values: T[] = []
  readonly #index = new Map<string, number>()
  /** Products whose cover is printed alike hold the same object: it need not be looked into again. */
  readonly #objects = new WeakMap<object, number>()

  at(value: T): number {
    const known = value && this.#objects.get(value)
    if (typeof known === 'number') return known
    const text = JSON.stringify(value)
    const at = this.#index.get(text) ?? this.#values.push(value) - 1
    this.#index.set(text, at)
    if (value) this.#objects.set(value, at)
    return at
  }

  get = (at: number): T => this.#values[at]!
}
