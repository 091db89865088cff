import { useEffect, useRef } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { COOLING_OFF, SWITCHING } from '#widgets/domain/waiting-periods.ts'
import { onDevice, parsed } from '#widgets/kit/backend/kept.ts'

const KEY = 'hic-switching'

const STEPS = [
  'Keep your current policy, and its premiums paid up to date, until the new one has started: if you owe any, the law does not make the new fund count the waits you have served. If your income is above the limit, the Medicare Levy Surcharge is charged for every day without hospital cover.',
  'Have the name of your current policy, its excess and how long you have held it ready: the call will be quicker.',
  'If you get an age-based discount, ask whether the new policy continues it: a fund does not have to.',
  'Ask which waiting periods you have served. For hospital cover, you serve only what is left of a wait; new ones apply only to what your old policy left out and to higher benefits. For extras, ask the new fund.',
  `Note the cooling-off period. ${COOLING_OFF.words}`,
  'Once the new cover has begun, cancel the old policy and its direct debit, and ask for a refund of what you paid in advance.',
  `Pass on the transfer certificate, which the old fund gives you within ${SWITCHING.certificateWithinDays} days. If you do not, the new fund will ask the old one for it.`,
]

/** For people who already have cover. Switching takes weeks, so what they tick stays ticked on their device. */
export function SwitchingList() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const ticked = kept()
    for (const box of form.current?.querySelectorAll('input') ?? []) {
      // Ticked before React was there.
      if (box.checked) keep(box)
      else box.checked = ticked.includes(box.value)
    }
  }, [])

  return (
    <section aria-labelledby="switching" className="max-w-prose">
      <h2 id="switching" tabIndex={-1} className="text-xl">
        Checklist for switching
      </h2>
      <form
        ref={form}
        // What a browser restores by itself would pass for a tick made before React was there.
        autoComplete="off"
        onInput={event => keep(event.target as HTMLInputElement)}
        // Enter on a tick would submit the form to nobody, and leave the page.
        onSubmit={event => event.preventDefault()}
      >
        <ul className="mt-4 grid gap-1">
          {STEPS.map(step => (
            <li key={step}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                <input type="checkbox" name="done" value={step} className="mt-1 hic-tick" />
                <span>{step}</span>
              </label>
            </li>
          ))}
        </ul>
      </form>
      <p className="mt-1">
        <AppLink to="/guides/waiting-periods-explained" className="inline-flex min-h-11 items-center text-eucalypt">
          Waiting periods explained
        </AppLink>
      </p>
    </section>
  )
}

function kept(): readonly unknown[] {
  const ticked = parsed(onDevice.read(KEY))
  return Array.isArray(ticked) ? ticked : []
}

/** Only this one changes: others may have been ticked in another tab since this one read them. */
function keep({ value, checked }: HTMLInputElement) {
  const before = kept()
  const ticked = STEPS.filter(step => (step === value ? checked : before.includes(step)))
  if (ticked.length > 0) onDevice.write(KEY, JSON.stringify(ticked))
  else onDevice.forget(KEY)
}
