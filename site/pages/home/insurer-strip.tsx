import { FUNDS_ON_SALE, IS_DEMO } from 'virtual:funds-on-sale'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'

/** The insurers' names, set as wordmarks and scrolling past; the visitor can stop them, without any script. */
export function InsurerStrip() {
  return (
    <section aria-label="Insurers we compare" className="strip border-line border-b bg-paper">
      <div className="flex page-width flex-wrap items-center justify-between gap-x-6 pt-4 text-muted text-sm">
        <p>{IS_DEMO ? DEMO_NOTICE : 'Insurers we compare'}</p>
        <label className="flex min-h-11 cursor-pointer items-center gap-2 motion-reduce:hidden print:hidden">
          <input type="checkbox" className="hic-tick" /> Pause
        </label>
      </div>
      <div className="strip-window">
        <Names />
        <Names again />
      </div>
    </section>
  )
}

function Names({ again = false }: { again?: boolean }) {
  return (
    <ul className="strip-names" aria-hidden={again || undefined}>
      {FUNDS_ON_SALE.map(({ code, name }) => (
        <li
          key={code}
          className="whitespace-nowrap font-display font-medium text-muted text-xl max-xl:motion-reduce:text-lg motion-reduce:whitespace-normal max-md:motion-reduce:text-hint print:whitespace-normal print:text-hint"
        >
          {name}
        </li>
      ))}
    </ul>
  )
}
