import { countLabel } from '#widgets/domain/number.ts'

interface BarsProps {
  caption: string
  rows: readonly (readonly [name: string, count: number])[]
  empty: string
}

/** Anybody can tap under a name they made up, so the list is limited. */
const SHOWN = 10

/** Counts with a bar each, largest first; the figure is the information, the bar only illustrates it. */
export function Bars({ caption, rows: all, empty }: BarsProps) {
  const sorted = all.toSorted(([, a], [, b]) => b - a)
  const others = sorted.slice(SHOWN)
  const rest = others.reduce((sum, [, count]) => sum + count, 0)
  // A single one more takes no more room than the line that would stand for it.
  const rows = others.length > 1 ? [...sorted.slice(0, SHOWN), [`${others.length} others`, rest] as const] : sorted
  const most = Math.max(1, ...rows.map(([, count]) => count))
  if (rows.length === 0) return <p className="mt-3 text-muted">{empty}</p>
  return (
    <table className="mt-4 w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name} className="border-line border-t">
            <th scope="row" className="w-2/5 py-2 pr-4 font-normal wrap-anywhere">
              <span className="line-clamp-2">{name}</span>
            </th>
            <td className="py-2">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-4 w-full" aria-hidden="true">
                <rect width={(100 * count) / most} height="10" className="fill-eucalypt" />
              </svg>
            </td>
            <td className="w-16 py-2 pl-4 text-right font-semibold tabular-nums">{countLabel(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
