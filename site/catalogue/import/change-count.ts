import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'

/** What changed, for the importer's report. What came and went is told from the release that was in place. */
export function changeLines({ comparedWith, changes }: Pick<Manifest, 'comparedWith' | 'changes'>): string[] {
  if (!changes) return []
  const { added, gone, dearer, cheaper, medianRise } = changes
  return [
    `since the release before: ${added} new, ${gone} gone`,
    ...(comparedWith ? [`since ${comparedWith}: ${dearer} dearer, ${cheaper} cheaper, median ${medianRise}%`] : []),
  ]
}

/** Counts what changed from one release to the next, over all partitions. */
export class ChangeCount {
  #added = 0
  #matched = 0
  #old = 0
  #dearer = 0
  #cheaper = 0
  readonly #rises: number[] = []

  count(policy: Policy, match: Policy | undefined) {
    if (!match) {
      this.#added += 1
      return
    }
    this.#matched += 1
    if (!policy.earlier) return
    const was = policy.earlier.premium.hospital + policy.earlier.premium.extras
    const rise = fullPremium(policy) / was - 1
    if (rise > 0) this.#dearer += 1
    if (rise < 0) this.#cheaper += 1
    this.#rises.push(rise)
  }

  countGone(inOldPartition: number) {
    this.#old += inOldPartition
  }

  result(): NonNullable<Manifest['changes']> {
    const sorted = this.#rises.sort((one, other) => one - other)
    const middle = sorted[Math.floor(sorted.length / 2)]
    return {
      added: this.#added,
      gone: Math.max(this.#old - this.#matched, 0),
      dearer: this.#dearer,
      cheaper: this.#cheaper,
      medianRise: middle === undefined ? null : Math.round(middle * 10_000) / 100,
    }
  }
}
