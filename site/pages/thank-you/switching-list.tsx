import { AppLink } from '#site/ui/app-link.tsx'
import { SWITCHING } from '#widgets/domain/waiting-periods.ts'

const STEPS = [
  'Keep your current policy until the new one has started. If your income is above the limit, the Medicare Levy Surcharge is charged for every day without hospital cover.',
  'Have your current policy’s name, its excess and how long you have held it to hand: it makes the call quicker.',
  'If you get an age-based discount, ask whether the new policy goes on with it: a fund need not.',
  'Ask which waits you have served. For hospital cover, only what your old policy left out and higher benefits have new ones; for extras, ask the new fund.',
  `The new fund asks the old one for a transfer certificate, which is due within ${SWITCHING.certificateWithinDays} days. You can ask for it too.`,
  'Cancel the old fund’s direct debit only once the new fund has confirmed your start date.',
]

/** For those who already have cover. */
export function SwitchingList() {
  return (
    <section aria-labelledby="switching">
      <h2 id="switching" className="text-xl">
        If you switch: a checklist
      </h2>
      <ul className="mt-4 grid gap-1">
        {STEPS.map(step => (
          <li key={step}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input type="checkbox" className="mt-1 hic-tick" />
              <span>{step}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <AppLink to="/guides/waiting-periods-explained" className="text-eucalypt">
          Waiting periods explained
        </AppLink>
      </p>
    </section>
  )
}
