import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { PartitionKey } from '#widgets/domain/catalogue/partition.ts'
import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { isForChildren } from '#widgets/domain/cover-for.ts'
import type { Cents } from '#widgets/domain/money.ts'

/** What changed, for the importer's report. New and gone are counted since the release that `since` names. */
export function changeLines({ comparedWith, changes }: Pick<Manifest, 'comparedWith' | 'changes'>): string[] {
  if (!changes) return []
  const { added, gone, dearer, cheaper, medianRise } = changes
  return [
    `since the earlier release: ${added} new, ${gone} gone`,
    ...(comparedWith ? [`since ${comparedWith}: ${dearer} dearer, ${cheaper} cheaper, median ${medianRise}%`] : []),
  ]
}

/** No fund changes a premium that much, but a point in the wrong place may make a policy the cheapest of all. */
export function jumpLines(jumps: ReadonlySet<string>): string[] {
  if (jumps.size === 0) return []
  const premiumsAre = jumps.size === 1 ? 'premium is' : 'premiums are'
  const some = [...jumps].slice(0, 5).join(', ')
  return [
    `compare with the fund’s own: ${jumps.size} ${premiumsAre} more than half as high again as in the earlier release, or more than a third lower: ${some}`,
  ]
}

const isJump = (now: Cents, was: Cents) => now > was * 1.5 || now < was / 1.5

/** Counts what changed from one release to the next, over all partitions. One that is sold in every state counts once. */
export class ChangeCount {
  readonly #added = new Set<string>()
  readonly #old = new Set<string>()
  readonly #stays = new Set<string>()
  readonly #rises = new Map<string, number>()
  /** Codes of policies whose premium has changed more than any fund would change it. */
  readonly jumps = new Set<string>()

  /** One of today's policies, with its match in the earlier release if it has one; `policy.earlier` is set by then. */
  count(key: PartitionKey, policy: Policy, match: Policy | undefined) {
    if (!match) {
      this.#added.add(identity(key, policy))
      return
    }
    this.#stays.add(identity(key, match))
    if (isJump(fullPremium(policy), fullPremium(match))) this.jumps.add(policy.code)
    if (!policy.earlier) return
    const was = fullPremium(policy.earlier)
    this.#rises.set(`${identity(key, policy)} ${was}`, fullPremium(policy) / was - 1)
  }

  /** What the partition held before. */
  countOld(key: PartitionKey, policies: readonly Policy[]) {
    for (const policy of policies) this.#old.add(identity(key, policy))
  }

  result(): NonNullable<Manifest['changes']> {
    const rises = [...this.#rises.values()].sort((one, other) => one - other)
    const middle = medianOf(rises)
    return {
      added: this.#added.size,
      gone: this.#old.difference(this.#stays).size,
      dearer: rises.filter(rise => rise > 0).length,
      cheaper: rises.filter(rise => rise < 0).length,
      medianRise: middle === undefined ? null : Math.round(middle * 10_000) / 100,
    }
  }
}

/** Of an even number in order, halfway between the two in the middle. */
function medianOf(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2
}

// As for the price ranges: priced differently in two states, it is two policies. One that covers adult children may be
// in the list for families as well.
const identity = ({ coverFor, coverType }: PartitionKey, policy: Policy) =>
  `${isForChildren(coverFor) ? 'children' : coverFor}/${coverType} ${policy.id} ${fullPremium(policy)}`
