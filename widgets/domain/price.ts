import { type Cents, type Rate, rateLabel, shareOf } from './money.ts'
import { isPublished, NOT_PUBLISHED, type NotPublished } from './period.ts'

/** A policy's price before anybody's circumstances, for one payment period (a month, in the government's file). */
export interface Premium {
  /** The part that discount and loading work on. */
  hospital: Cents
  /** Everything else: extras, and ambulance where it is charged for. */
  extras: Cents
}

/** A person's or a couple's circumstances, already averaged over the adults of the policy. */
export interface Circumstances {
  /** 0 where the policy offers no age-based discount. */
  discount: Rate
  loading: Rate
  rebate: Rate | NotPublished
}

type BillLineId = 'hospital' | 'discount' | 'loading' | 'extras' | 'rebate'

interface BillLine {
  id: BillLineId
  label: string
  /** Signed: what is taken off is negative. The lines add up to the total exactly. */
  amount: Cents
  /** How the amount came about, where a rate did it. */
  working?: string
}

export interface Bill {
  lines: BillLine[]
  /** What the person pays. Where the rebate is not published, the price before it. */
  total: Cents
  /** False where no rebate is published for the day, so that nobody takes the total for the price after it. */
  rebateKnown: boolean
}

interface Parts {
  discount: Cents
  loading: Cents
  rebate: Cents
  total: Cents
}

// Discount and loading are each a share of the hospital component, rounded to the cent on its own line,
// as is the rebate: so the lines a person reads are the lines that were added.
function parts({ hospital, extras }: Premium, circumstances: Circumstances): Parts {
  const discount = shareOf(hospital, circumstances.discount)
  const loading = shareOf(hospital, circumstances.loading)
  const rate = isPublished(circumstances.rebate) ? circumstances.rebate : 0
  const rebate = shareOf(hospital - discount + extras, rate)
  return { discount, loading, rebate, total: hospital - discount + loading + extras - rebate }
}

/** The total alone, for sorting thousands of policies. Always the same as the bill's. */
export const totalFor = (premium: Premium, circumstances: Circumstances): Cents => parts(premium, circumstances).total

/**
 * The price with every line of its working: hospital component, less discount, plus loading, plus extras,
 * less the rebate, which is paid on hospital after discount and on extras, never on the loading.
 */
export function billFor(premium: Premium, circumstances: Circumstances, extrasLabel = 'Extras cover'): Bill {
  const { discount, loading, rebate, total } = parts(premium, circumstances)
  const rebateKnown = isPublished(circumstances.rebate)
  const lines: BillLine[] = []

  if (premium.hospital) lines.push({ id: 'hospital', label: 'Hospital cover', amount: premium.hospital })
  if (discount)
    lines.push({
      id: 'discount',
      label: 'Age-based discount',
      amount: -discount,
      working: `${rateLabel(circumstances.discount)} of hospital cover`,
    })
  if (loading)
    lines.push({
      id: 'loading',
      label: 'Lifetime Health Cover loading',
      amount: loading,
      working: `${rateLabel(circumstances.loading)} of hospital cover, no rebate on it`,
    })
  if (premium.extras) lines.push({ id: 'extras', label: extrasLabel, amount: premium.extras })
  if (rebateKnown)
    lines.push({
      id: 'rebate',
      label: 'Government rebate',
      amount: rebate ? -rebate : 0,
      working: `${rateLabel(circumstances.rebate as Rate)} of ${rebatedParts(premium, discount, extrasLabel)}`,
    })
  else lines.push({ id: 'rebate', label: 'Government rebate', amount: 0, working: NOT_PUBLISHED })

  return { lines, total, rebateKnown }
}

function rebatedParts({ hospital, extras }: Premium, discount: Cents, extrasLabel: string): string {
  const hospitalPart = discount ? 'hospital cover (after the discount)' : 'hospital cover'
  if (!hospital) return extrasLabel.toLowerCase()
  return extras ? `${hospitalPart} and extras` : hospitalPart
}
