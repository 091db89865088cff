import type { FocusEvent } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { SCREEN_IDS, SCREENS, type ScreenId } from './screens.ts'

/** The screens in one row. If it is wider than the window it scrolls, and fades at the edge except while tabbing. */
export function ScreenNav({ screen }: { screen: ScreenId }) {
  return (
    <nav aria-label="Dashboard" className="mt-5 border-line border-y max-lg:-mx-4">
      <ul
        onFocus={bringFocusIntoRow}
        className="relative flex gap-x-2 max-lg:overflow-x-auto max-lg:pr-12 max-lg:pl-2 max-lg:[mask-image:linear-gradient(to_left,transparent,black_3rem)] max-lg:[scrollbar-width:none] has-focus-visible:[mask-image:none] lg:-mx-2 lg:flex-wrap"
      >
        {SCREEN_IDS.map(id => (
          <li key={id} ref={id === screen ? bringIntoRow : undefined} className="flex-none">
            <AppLink
              to="/admin"
              and={`?screen=${id}`}
              aria-current={id === screen ? 'page' : undefined}
              className="flex min-h-11 scroll-mx-4 items-center px-2 no-underline -outline-offset-3 hover:text-eucalypt aria-[current=page]:border-b-3 aria-[current=page]:border-eucalypt aria-[current=page]:pt-[3px] aria-[current=page]:font-bold"
            >
              {SCREENS[id].label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Browsers do not scroll to a focused link if a sliver of it shows. Under a pointer nothing moves: the press would miss. */
function bringFocusIntoRow({ target }: FocusEvent<HTMLUListElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Scrolls the row, never the page. In the next frame, which measures anyway. */
function bringIntoRow(item: HTMLLIElement | null) {
  requestAnimationFrame(() => {
    const row = item?.parentElement
    if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  })
}
