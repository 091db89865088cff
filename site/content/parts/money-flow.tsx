import { FUNDS_ON_SALE, IS_DEMO } from 'virtual:funds-on-sale'
import { BRAND } from '#widgets/domain/brand.ts'
import { commissionOf } from '#widgets/domain/commissions.ts'

const paying = FUNDS_ON_SALE.flatMap(({ code }) => commissionOf(code)?.basis ?? [])
const unstated = FUNDS_ON_SALE.filter(({ code }) => !commissionOf(code)).length
const ALL_BASES = [...new Set(paying)].join(' or ') || 'what the table below states'

/** Who pays whom for what, and the one thing that money does not reach. */
export function MoneyFlow() {
  return (
    <figure aria-labelledby="money-flow" className="my-8">
      <figcaption id="money-flow" className="pb-3 text-muted text-sm">
        Where the money goes{IS_DEMO && '. Demo data: the funds, and what they pay, are made up.'}
      </figcaption>
      <ol className="money-flow">
        <Station name="You" text="pay the same premium as at the fund" />
        <Station name="The fund" text={pays()} />
        <Station name={BRAND.name} text={`gets ${ALL_BASES} from the fund, and nothing from you`} />
      </ol>
      <p className="mt-4 border-ember/40 border-l-4 border-double py-1 pl-4">
        <strong>The order of the results</strong> is worked out from what you ticked and what you would pay. Money plays
        no part in it.
      </p>
    </figure>
  )
}

function pays(): string {
  // “0 of 33 pay us” would be made up where nobody has written down what they pay.
  if (unstated === FUNDS_ON_SALE.length) return 'what it pays us is not stated: ask us'
  const howMany = `${paying.length} of ${FUNDS_ON_SALE.length} pay us when someone joins`
  return unstated ? `${howMany}; for ${unstated} it is not stated` : howMany
}

function Station({ name, text }: { name: string; text: string }) {
  return (
    <li>
      <strong className="block font-display font-semibold text-eucalypt text-lg">{name}</strong>{' '}
      <span className="block text-hint">{text}</span>
    </li>
  )
}
