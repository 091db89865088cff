import { inTab } from '#widgets/kit/backend/kept.ts'
import { RECEIPT_KEY } from '#widgets/kit/backend/receipt-key.ts'

/**
 * For the first script, as soon as it runs: hides “nothing was sent” from people who did send something from this
 * tab, until React takes over.
 */
export const tellWhetherThanked = (): void =>
  void document.documentElement.toggleAttribute('data-thanked', inTab.read(RECEIPT_KEY) !== null)
