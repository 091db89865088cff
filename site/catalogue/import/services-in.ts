import type { ExtrasCover } from '#widgets/domain/catalogue/policy.ts'
import { type ExtrasDraft, MOST_EXAMPLES } from './product-draft.ts'

// Products that share a cover share what is made of it, too: the table of covers finds it without looking into it.
const made = new WeakMap<ExtrasDraft, Map<string, ExtrasCover>>()

/** The services as they are paid in the state of the product: what is paid only elsewhere is no example of this one. */
export function servicesIn(draft: ExtrasDraft, state: string): ExtrasCover {
  const own = draft.paidIn.get(state)
  if (!own) return draft.services
  const known = made.get(draft) ?? new Map<string, ExtrasCover>()
  made.set(draft, known)
  const services =
    known.get(state) ??
    Object.fromEntries(
      Object.entries(draft.services).map(([title, terms]) => {
        const pays = [...(own.get(title) ?? []), ...(terms.pays ?? [])].slice(0, MOST_EXAMPLES)
        return [title, pays.length > 0 ? { ...terms, pays } : terms]
      }),
    )
  known.set(state, services)
  return services
}
