import { useState } from 'react'
import { KeptParts } from '#site/ui/kept-parts.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { passFocusOn } from '#site/ui/take-focus.ts'
import { Tick } from '#site/ui/tick.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { type Person, priceFor } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { sellerLabel } from '../labels.ts'
import { leaveOut } from '../leave-out.ts'
import { Mark, RESTRICTED } from '../policy/mark.tsx'
import { resultsTitle } from '../results-title.ts'
import { SIDE_TITLE } from '../side-title.ts'
import { waitsNote } from '../wait-sentence.ts'
import { type Group, sideRows } from './side-rows.ts'

interface SideBySideProps {
  policies: readonly Policy[]
  current: Policy | null
  answers: Answers
  person: Person
  fundName: (code: string) => string
  /** The day of the earlier release that prices are compared with, if there is one. */
  since: Day | null
}

/** Up to four policies and the visitor's own, row by row: money first, then every treatment and every service. */
export function SideBySide({ policies, current, answers, person, fundName, since }: SideBySideProps) {
  const [onlyDifferent, setOnlyDifferent] = useState(false)
  const columns = current && !policies.includes(current) ? [current, ...policies] : [...policies]
  // If all columns fit, nothing scrolls sideways, and the names can stay in view.
  const fit = columns.length <= 4 ? FIT[columns.length <= 3 ? 'few' : 'four'] : { box: '', head: '' }
  const groups = sideRows(columns, person, current, { answers, since })

  return (
    <section aria-labelledby={SIDE_TITLE} className="mt-8 scroll-mt-4">
      <h3 id={SIDE_TITLE} tabIndex={-1} className="text-xl">
        Side by side
      </h3>
      {columns.length > 1 && (
        <Tick
          label="Show differences only"
          checked={onlyDifferent}
          onTick={setOnlyDifferent}
          className="mt-2 print:hidden"
        />
      )}
      {/* The second one ends where a small screen does, and nothing of a third can be seen. */}
      {columns.length > 2 && (
        <p className="mt-2 text-muted text-sm sm:hidden print:hidden">Scroll sideways to see all {columns.length}.</p>
      )}
      <section
        aria-label="Side by side, scrolls sideways"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        tabIndex={0}
        // The row titles, which stay in view, cover neither what has the focus nor what comes after the table.
        className={`relative isolate mt-3 scroll-pl-32 overflow-x-auto border-line border-y sm:scroll-pl-44 print:overflow-visible ${fit.box}`}
      >
        {/* Collapsed borders would not move with the cells that stay in view, and would lie beneath their background. */}
        <table aria-labelledby={SIDE_TITLE} className="side-by-side w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className={`sticky left-0 z-20 w-24 sm:w-44 ${HEAD} ${fit.head}`}>
                <span className="sr-only">What is compared</span>
              </th>
              {columns.map(policy => (
                <th key={policy.id} scope="col" className={`z-10 min-w-24 sm:min-w-36 ${HEAD} ${fit.head}`}>
                  {/* On paper, where the row below is left out. */}
                  {policy === current && <span className="hidden text-eucalypt print:block">Your current policy</span>}
                  <span className="block text-muted">{sellerLabel(policy, fundName(policy.fund))}</span>
                  <span className="block font-semibold">{policy.name}</span>
                  <span className="block text-muted sm:whitespace-nowrap">
                    <strong className="text-base text-ink max-sm:block">{centsLabel(priceFor(policy, person))}</strong>{' '}
                    a month
                  </span>
                </th>
              ))}
            </tr>
            <tr className="print:hidden">
              <td className="sticky left-0 bg-paper" />
              {columns.map(policy => (
                <td key={policy.id} className="px-1 text-right sm:px-3">
                  {policy === current ? (
                    <span className="block py-3 text-eucalypt">Your current policy</span>
                  ) : (
                    <button
                      type="button"
                      // Not hidden behind the names either.
                      className={`scroll-mt-32 ${LINK_BUTTON}`}
                      onClick={event => {
                        // By the second press of a double click another policy's button may be beneath the mouse.
                        if (isSecondPress(event)) return
                        passFocusOn(event.currentTarget, 'tr', resultsTitle)
                        leaveOut(answers, [policy.id])
                      }}
                    >
                      Remove<span className="sr-only"> {policy.name}</span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          </thead>
          {groups.map(group => (
            <GroupRows key={group.title} group={group} columns={columns} onlyDifferent={onlyDifferent} />
          ))}
        </table>
      </section>
      <p className="mt-2 text-muted text-sm">
        {columns.some(policy => policy.hospital) &&
          `${RESTRICTED} Yearly totals are for one person’s stays. No price includes what doctors charge above the government’s schedule fee.`}{' '}
        {answers.monthsHeld !== undefined && waitsNote(columns, current)}
      </p>
    </section>
  )
}

const HEAD = 'border-ink border-b-2 bg-paper px-1 py-2 text-right font-normal hyphens-auto sm:px-3'

// Not on a low screen, which the names would fill.
const FIT = {
  few: {
    box: 'md:overflow-visible',
    head: 'lg:first:w-56 md:[@media(min-height:40rem)]:sticky md:[@media(min-height:40rem)]:top-(--header-stays)',
  },
  four: {
    box: 'xl:overflow-visible',
    head: 'xl:[@media(min-height:40rem)]:sticky xl:[@media(min-height:40rem)]:top-(--header-stays)',
  },
}

const CELL = 'border-b border-b-line px-1 py-1.5 sm:px-3'

function GroupRows({ group, columns, onlyDifferent }: { group: Group; columns: Policy[]; onlyDifferent: boolean }) {
  const rows = onlyDifferent ? group.rows.filter(row => new Set(row.cells.map(cell => cell.text)).size > 1) : group.rows
  if (!rows.length) return null
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={columns.length + 1}
          className="break-after-avoid bg-sand py-2 text-left font-display text-base"
        >
          {/* The title stays while the policies are moved sideways. */}
          <span className="sticky left-0 px-1 sm:px-3">{group.title}</span>
        </th>
      </tr>
      {rows.map(row => (
        <tr key={row.label} className="break-inside-avoid align-top">
          <th scope="row" className={`sticky left-0 bg-paper text-left font-normal hyphens-auto ${CELL}`}>
            {row.label}
          </th>
          {row.cells.map((cell, i) => (
            <td
              key={columns[i]!.id}
              className={`text-right tabular-nums *:flex-row-reverse ${CELL} ${row.total ? 'border-t border-t-ink font-bold' : ''}`}
            >
              <Mark mark={cell.mark}>{cell.text}</Mark>
              {cell.working && (
                <span className="block text-muted max-sm:hidden">
                  <KeptParts text={cell.working} at=" + " />
                </span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
