import { RECEIPT_KEY } from '#widgets/kit/backend/receipt-key.ts'

/**
 * For the first script, as soon as it runs: whoever sent something from this tab is not told, until React looks, that
 * nothing was sent.
 */
export function tellWhetherThanked(): void {
  try {
    document.documentElement.toggleAttribute('data-thanked', sessionStorage.getItem(RECEIPT_KEY) !== null)
  } catch {}
}
