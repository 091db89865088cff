import { inTab } from '#widgets/kit/backend/kept.ts'
import { RECEIPT_KEY } from '#widgets/kit/backend/receipt-key.ts'

/**
 * For the first script, as soon as it runs: whoever sent something from this tab is not told, until React looks, that
 * nothing was sent.
 */
export const tellWhetherThanked = (): void =>
  void document.documentElement.toggleAttribute('data-thanked', inTab.read(RECEIPT_KEY) !== null)
