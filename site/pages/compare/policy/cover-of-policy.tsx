import { useId } from 'react'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { dependantsLabel } from '#widgets/domain/catalogue/dependants.ts'
import { AMBULANCE_LABEL, isAmbulanceAlone, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { waitsNote } from '../wait-sentence.ts'
import { heldOf, type Row, serviceRows, tickedRows, treatmentRows, waitRows } from './cover-rows.ts'
import { Mark, RESTRICTED } from './mark.tsx'

/** So many lines fit on a phone. */
const A_SCREEN = 12

interface CoverOfPolicyProps {
  policy: Policy
  answers: Answers
  /** What the visitor holds now; time served with it shortens the waits. */
  current: Policy | null
}

/** Everything one policy covers, with what the visitor ticked first, and the waiting period for each. */
export function CoverOfPolicy({ policy, answers, current }: CoverOfPolicyProps) {
  const rows = [...treatmentRows([policy]), ...serviceRows([policy])]
  const held = heldOf(current, answers.monthsHeld)
  const ticked = tickedRows([policy], answers, held)
  const others = rows.filter(({ title }) => !ticked.some(row => row.title === title))
  const marked = (mark: string) => others.filter(row => row.cells[0]!.mark === mark)
  const parts = [
    {
      title: 'Covered',
      rows: marked('full'),
      says: (text: string) => (text === 'Covered' ? null : text),
    },
    { title: 'Restricted', rows: marked('restricted'), says: () => null, note: RESTRICTED },
    { title: 'Not covered', rows: marked('none'), says: () => null },
  ].filter(part => part.rows.length > 0)
  const waits = held ? 'Waiting periods left' : 'Waiting periods'
  const id = useId()
  const idOf = (title: string) => `${id}-${title.replaceAll(' ', '-')}`
  return (
    <div className="grid gap-5 pb-4">
      {/* On a phone what is covered can take up several screens. */}
      {others.length > A_SCREEN && (
        <p className="text-hint text-muted print:hidden">
          Further down:{' '}
          {[...parts.slice(1).map(part => part.title), waits].map(title => (
            <button
              key={title}
              type="button"
              className={`${LINK_BUTTON} mr-4`}
              onClick={() => takeFocus(document.getElementById(idOf(title)))}
            >
              {title}
              <span className="sr-only">: {policy.name}</span>
            </button>
          ))}
        </p>
      )}
      {ticked.length > 0 && (
        <div className="border-eucalypt border-l-4 bg-mist py-3 pr-3 pl-4">
          <Rows title="What you ticked" rows={ticked} says={text => text} />
        </div>
      )}
      {parts.map(part => (
        <Rows key={part.title} id={idOf(part.title)} {...part} />
      ))}
      {isAmbulanceAlone(policy) && <p>Ambulances: {AMBULANCE_LABEL[policy.ambulance]}.</p>}
      {policy.dependants.length > 0 && (
        <div>
          <h4 className="font-semibold">Also covers</h4>
          <p>{dependantsLabel(policy.dependants)}.</p>
        </div>
      )}
      <Waits
        id={idOf(waits)}
        title={waits}
        rows={waitRows([policy], held)}
        note={held && waitsNote([policy], held.policy)}
      />
    </div>
  )
}

interface RowsProps {
  /** Of the heading, where a button leads to it. */
  id?: string
  title: string
  rows: readonly Row[]
  /** What is shown below the name. */
  says: (text: string) => string | null
  note?: string
}

function Rows({ id, title, rows, says, note }: RowsProps) {
  return (
    <div>
      <h4 id={id} tabIndex={-1} className="font-semibold">
        {title} <span className="font-normal text-muted tabular-nums">({rows.length})</span>
      </h4>
      {note && <p className="text-muted text-sm">{note}</p>}
      <ul className="mt-1 gap-x-6 columns-[15rem]">
        {rows.map(({ label, cells: [cell] }) => (
          <li key={label} className="break-inside-avoid py-1">
            <Mark mark={cell!.mark}>
              {label}
              {says(cell!.text) && <span className="block text-muted text-sm">{cell!.inFull || says(cell!.text)}</span>}
            </Mark>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The shortest first; what is no number of months last. */
const byMonths = ([one]: [string, unknown], [other]: [string, unknown]) =>
  (Number.parseInt(one, 10) || 99) - (Number.parseInt(other, 10) || 99)

function Waits({ id, title, rows, note }: { id: string; title: string; rows: readonly Row[]; note: string | null }) {
  const lengths = new Map<string, string[]>()
  for (const { label, cells } of rows) lengths.set(cells[0]!.text, [...(lengths.get(cells[0]!.text) ?? []), label])
  return (
    <div>
      <h4 id={id} tabIndex={-1} className="font-semibold">
        {title}
      </h4>
      {note && <p className="text-muted text-sm">{note}</p>}
      {rows.length === 0 && <p>None.</p>}
      <dl className="mt-1 grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        {[...lengths].sort(byMonths).map(([length, labels]) => (
          <div key={length} className="border-line border-t py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="max-w-60 font-medium first-letter:uppercase">{length}</dt>
            <dd>{labels.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
