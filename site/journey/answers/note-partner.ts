import { isPartner } from '#widgets/domain/partner.ts'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { noteWhereFrom } from './came-from.ts'
import { ANSWERS_KEY } from './first-answers.ts'

/**
 * For the first script: a partner's link may lead to a page of text, which asks nothing and which visitors may leave
 * before React has loaded. The partner is kept with the answers of this tab.
 */
export function notePartner(): void {
  const partner = new URLSearchParams(location.search).get('partner')
  if (!isPartner(partner)) return
  const [open, own] = (inTab.read(ANSWERS_KEY) ?? '').split('#')
  const kept = new URLSearchParams(open)
  kept.set('partner', partner)
  inTab.write(ANSWERS_KEY, `?${kept}${own ? `#${own}` : ''}`)
  noteWhereFrom()
}
