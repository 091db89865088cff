import { AppLink } from '#site/ui/app-link.tsx'

const STEPS = [
  'Keep your current policy until the new one has started. A day without hospital cover counts for the surcharge.',
  'Find your current policy’s name, your excess and how long you have held it: the call goes faster.',
  'Ask which waits you have served. Only higher benefits start new ones.',
  'The new fund asks the old one for a transfer certificate, which is due within 14 days. You can ask for it too.',
  'Cancel direct debits of the old fund only once the new one confirms your start date.',
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
