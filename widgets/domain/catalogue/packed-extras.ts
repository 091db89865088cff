import { EXTRAS } from '../extras.ts'
import type { ExtrasCover, ServiceTerms } from './policy.ts'

/** What the extras of a partition point at. */
export interface ExtrasTables {
  /** The order of the numbers in a packed cover. */
  services: readonly string[]
  /** What services pay, each once: many policies pay the same. */
  terms: ServiceTerms[]
}

/** For each of the file's services its place in `terms`, or -1 where it is not covered. */
export type PackedExtras = number[]

/** Collects the terms of all policies of a partition while it packs them one by one. */
export class ExtrasPacker {
  readonly tables: ExtrasTables = { services: SERVICES, terms: [] }
  readonly #at = new Map<string, number>()
  readonly #packed = new Map<ExtrasCover, PackedExtras>()

  pack(extras: ExtrasCover): PackedExtras {
    const known = this.#packed.get(extras)
    if (known) return known
    const packed = SERVICES.map(title => this.#indexOf(extras[title]))
    this.#packed.set(extras, packed)
    return packed
  }

  #indexOf(terms: ServiceTerms | undefined): number {
    if (!terms) return -1
    const text = printed(terms)
    const index = this.#at.get(text) ?? this.tables.terms.push(terms) - 1
    this.#at.set(text, index)
    return index
  }
}

// Kept, because the importer packs the same terms for each state and household.
const texts = new WeakMap<ServiceTerms, string>()

function printed(terms: ServiceTerms): string {
  const text = texts.get(terms) ?? JSON.stringify(terms)
  texts.set(terms, text)
  return text
}

/** Policies that shared their extras share them again. */
export function unpackExtras(column: readonly (PackedExtras | null)[], file: ExtrasTables): (ExtrasCover | null)[] {
  const known = new Map<PackedExtras, ExtrasCover>()
  return column.map(packed => {
    if (!packed) return null
    const extras = known.get(packed) ?? unpack(packed, file)
    known.set(packed, extras)
    return extras
  })
}

function unpack(packed: PackedExtras, { services, terms }: ExtrasTables): ExtrasCover {
  const extras: ExtrasCover = {}
  packed.forEach((at, i) => {
    if (at < 0) return
    const [title, found] = [services[i], terms[at]]
    if (!title || !found) throw new Error('This partition points at terms that it does not have')
    extras[title] = found
  })
  return extras
}

const SERVICES: readonly string[] = EXTRAS.map(extra => extra.title)
