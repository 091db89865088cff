import { Search } from 'lucide'
import { type FormEvent, useId } from 'react'
import { Icon } from '#widgets/kit/ui/icon.ts'
import type { Filter, Statuses } from './pages.ts'
import type { Sort } from './sort.ts'

interface FiltersProps {
  filter: Filter
  narrow: (change: Partial<Filter>) => void
  columns: readonly { head: string; sort?: Sort }[]
  /** Without them there is no status to choose. */
  statuses?: Statuses
  searchFor: string
}

/** Search and status above a ledger, and the order on narrow screens, which hide the columns that set it. */
export function Filters({ filter, narrow, columns, statuses, searchFor }: FiltersProps) {
  const id = useId()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    narrow({ search: wordsIn(event.currentTarget) })
  }
  const choose = (choice: Partial<Filter>) => narrow({ ...choice, ...unsentWords(filter) })
  return (
    <search>
      {/* On a phone status and order stand beside each other: each in a line of its own pushed the list out of the screen. */}
      <form className="grid items-end gap-3 max-sm:grid-cols-[2fr_3fr] sm:flex sm:flex-wrap" onSubmit={submit}>
        <div className="grid min-w-56 flex-1 gap-1 max-sm:col-span-2">
          <label htmlFor={`${id}-search`} className="font-semibold text-sm">
            Search by {searchFor}
          </label>
          <span className="relative block">
            <input
              id={`${id}-search`}
              className="hic-field pr-12"
              name="search"
              type="search"
              // Browsers suggest again what was typed before: the name of somebody who has been erased, too.
              autoComplete="off"
              defaultValue={filter.search}
              onInput={event => event.currentTarget.value === '' && narrow({ search: '' })}
            />
            <button
              type="submit"
              aria-label="Search"
              className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-content-center text-eucalypt"
            >
              <Icon of={Search} />
            </button>
          </span>
        </div>
        {statuses && (
          <div className="grid gap-1">
            <label htmlFor={`${id}-status`} className="font-semibold text-sm">
              Status
            </label>
            <select
              id={`${id}-status`}
              className="hic-field hic-select text-ellipsis max-sm:pr-9 max-sm:pl-2.5"
              value={filter.suspects ? 'suspects' : filter.status}
              onChange={({ target }) => {
                const suspects = target.value === 'suspects'
                choose({ suspects, status: suspects ? '' : target.value })
              }}
            >
              <option value="">All</option>
              {Object.entries(statuses).map(([status, label]) => (
                <option key={status} value={status}>
                  {label}
                </option>
              ))}
              <option value="suspects">Set aside as suspect</option>
            </select>
          </div>
        )}
        <div className={`grid gap-1 lg:hidden ${statuses ? '' : 'max-sm:col-span-2'}`}>
          <label htmlFor={`${id}-order`} className="font-semibold text-sm">
            Order
          </label>
          <select
            id={`${id}-order`}
            className="hic-field hic-select text-ellipsis max-sm:pr-9 max-sm:pl-2.5"
            value={`${filter.order} ${filter.descending}`}
            onChange={({ target }) => {
              const [order = '', descending] = target.value.split(' ')
              choose({ order, descending: descending === 'true' })
            }}
          >
            {columns.flatMap(({ head, sort }) =>
              sort
                ? [false, true].map(descending => (
                    <option key={`${sort.by} ${descending}`} value={`${sort.by} ${descending}`}>
                      {head}: {descending ? sort.down : sort.up}
                    </option>
                  ))
                : [],
            )}
          </select>
        </div>
      </form>
    </search>
  )
}

const wordsIn = (form: HTMLFormElement) => String(new FormData(form).get('search'))

/**
 * What stands in the search above a list and was not sent yet. It counts with whatever is pressed next: the list and its
 * file are taken for what those words find.
 */
export function unsentWords({ search }: Filter): Pick<Filter, 'search'> | undefined {
  const form = document.querySelector<HTMLFormElement>('search form')
  const words = form ? wordsIn(form) : search
  return words === search ? undefined : { search: words }
}
