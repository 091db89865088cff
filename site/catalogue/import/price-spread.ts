import type { PriceRange } from '#widgets/domain/catalogue/manifest.ts'
import type { PartitionKey } from '#widgets/domain/catalogue/partition.ts'
import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'

/** Gathers what policies cost over all states, by household and cover type. */
export class PriceSpread {
  readonly #found = new Map<string, { key: PartitionKey; prices: Map<string, number> }>()

  /** A policy sold in every state comes with each of them, but counts once. */
  add(key: PartitionKey, policies: readonly Policy[]) {
    const name = `${key.coverFor}/${key.coverType}`
    const found = this.#found.get(name) ?? { key, prices: new Map() }
    this.#found.set(name, found)
    for (const policy of policies) {
      const price = fullPremium(policy)
      found.prices.set(`${policy.id} ${price}`, price)
    }
  }

  /** In an order that does not depend on which partition was ready first. */
  result(): PriceRange[] {
    const found = [...this.#found].sort(([one], [other]) => (one < other ? -1 : 1))
    return found.map(([, { key, prices }]) => {
      const sorted = [...prices.values()].sort((one, other) => one - other)
      const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
      return {
        coverFor: key.coverFor,
        coverType: key.coverType,
        policies: sorted.length,
        lowest: at(0),
        lowerQuarter: at(0.25),
        upperQuarter: at(0.75),
      }
    })
  }
}
