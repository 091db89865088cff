import type { ExtrasCover } from '#widgets/domain/catalogue/policy.ts'
import { type ExtrasDraft, MOST_EXAMPLES } from './product-draft.ts'

// Products that share a cover share the result too: the table of covers then finds it by identity.
const made = new WeakMap<ExtrasDraft, Map<string, ExtrasCover>>()

/** The services as they are paid in the product's state: benefits paid only elsewhere are not examples of this one. */
export function servicesIn(draft: ExtrasDraft, state: string): ExtrasCover {
  const own = draft.paidIn.get(state)
  if (!own) return draft.services
  const byState = made.get(draft) ?? new Map<string, ExtrasCover>()
  const known = byState.get(state)
  if (known) return known
  const services = Object.fromEntries(
    Object.entries(draft.services).map(([title, terms]) => {
      const pays = [...(own.get(title) ?? []), ...(terms.pays ?? [])].slice(0, MOST_EXAMPLES)
      return [title, pays.length > 0 ? { ...terms, pays } : terms]
    }),
  )
  made.set(draft, byState.set(state, services))
  return services
}
