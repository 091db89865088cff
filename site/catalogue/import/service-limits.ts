import type { ServiceTerms } from '#widgets/domain/catalogue/policy.ts'
import type { ExtrasDraft } from './product-draft.ts'
import { dollarsFrom, SERVICES } from './values.ts'

type LimitKind = 'perPerson' | 'perPolicy' | 'lifetime'

interface Limit {
  title: string
  /** The service that it stands in, if any. */
  within: string | null
  /** Services that are listed in it by name; without any, its title says what it is for. */
  listed: string[]
  amounts: { of: LimitKind; dollars: number }[]
  /** Services for which something else limits what is paid, and the data does not say how much. */
  further: Set<string>
  /** The same for all of its services. */
  allFurther: boolean
  /** Dollars that are ever paid for one of the services. */
  lifetimeOf: Map<string, number>
  /** What stands where an amount should, and is none. */
  unread: string[]
}

/** Collects the limits of one extras cover. They may stand before their services, so they are handed out at its end. */
export class ServiceLimits {
  #limits: Limit[] = []
  #open: Limit | null = null

  open(title: string, within: string | null): void {
    const further = new Set<string>()
    const lifetimeOf = new Map<string, number>()
    this.#open = { title, within, listed: [], amounts: [], further, allFurther: false, lifetimeOf, unread: [] }
    this.#limits.push(this.#open)
  }

  close(): void {
    this.#open = null
  }

  /** A service that the open limit is for. Elsewhere the same element means something else. */
  list(service: string, hasSubLimits: boolean, lifetime: string): void {
    if (!this.#open) return
    this.#open.listed.push(service)
    if (hasSubLimits) this.#open.further.add(service)
    const dollars = dollarsFrom(lifetime)
    if (dollars) this.#open.lifetimeOf.set(service, dollars)
    if (isUnread(lifetime)) {
      this.#open.further.add(service)
      this.#open.unread.push(lifetime)
    }
  }

  amount(of: LimitKind, value: string): void {
    const dollars = dollarsFrom(value)
    // Nobody covers a service up to nothing: the field was left empty.
    if (dollars) this.#open?.amounts.push({ of, dollars })
    // There is a limit, though not one that can be read: without a word the service would look unlimited.
    if (isUnread(value)) {
      this.isLimitedFurther()
      this.#open?.unread.push(value)
    }
  }

  /** The open limit is shared with services that have no name here, or is no sum of money a year. */
  isLimitedFurther(): void {
    if (this.#open) this.#open.allFurther = true
  }

  /** Gives the services of a cover their limits, names what could not be read, and is empty again. */
  handOut({ services, unknown }: ExtrasDraft): void {
    for (const limit of this.#limits) {
      const { titles, strange } = readNames(limit)
      for (const name of strange) unknown.push(`limit "${name}"`)
      for (const value of limit.unread) unknown.push(`limit of "${value}"`)
      for (const title of titles) {
        const service = services[title]
        if (service) restrict(service, title, titles, limit, strange.length > 0 && limit.listed.length > 0)
      }
    }
    this.forget()
  }

  forget(): void {
    this.#limits = []
    this.#open = null
  }
}

/** A yes or no where an amount could stand says nothing of one. */
const isUnread = (amount: string) =>
  amount !== '' && dollarsFrom(amount) === null && !/^(true|false|yes|no)$/i.test(amount)

/** The services that a limit is for, and the names in it that are those of none. */
function readNames({ title, within, listed }: Limit): { titles: string[]; strange: string[] } {
  if (listed.length > 0)
    return {
      titles: [...new Set(listed.filter(one => SERVICES.has(one)))],
      strange: listed.filter(one => !SERVICES.has(one)),
    }
  const named = within === title ? [] : title.split(/[\s,;]+/).filter(Boolean)
  const known = named.filter(one => SERVICES.has(one))
  // Within a service it holds for that one too, whatever its name.
  const isUnread = within === null && (!named.length || known.length < named.length)
  return { titles: [...new Set([...(within ? [within] : []), ...known])], strange: isUnread ? [title] : [] }
}

function restrict(
  service: ServiceTerms,
  title: string,
  titles: readonly string[],
  { amounts, further, allFurther, lifetimeOf }: Limit,
  withStrangers: boolean,
): void {
  const lifetime = lifetimeOf.get(title)
  const own = lifetime === undefined ? amounts : [...amounts, { of: 'lifetime' as const, dollars: lifetime }]
  for (const { of, dollars } of own) service[of] = Math.min(dollars, service[of] ?? dollars)
  if (further.has(title) || allFurther || withStrangers) service.limitedFurther = true
  const others = titles.filter(other => other !== title)
  if (amounts.length > 0 && others.length > 0)
    service.sharedWith = [...new Set([...(service.sharedWith ?? []), ...others])]
}
