import type { Fact } from './period.ts'

/**
 * Section 22-25 of the Act: the age of somebody who has left goes on counting. No look-up knows who left. In a file of its
 * own, because pages that only look a rate up do without its words.
 */
export const REBATE_KEPT = {
  validFrom: '2007-04-01',
  source: 'act',
  mark: 'S',
  words:
    'If somebody aged 65 or over leaves a policy, through death or a separation for example, whoever stays behind keeps the rate that this age gave them, on a policy of their own too, until another adult joins it: tell the fund.',
} as const satisfies Fact & Record<string, unknown>
