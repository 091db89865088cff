import { ChevronDown } from 'lucide'
import { type Path, SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { HeaderLink } from './header-link.tsx'

interface MenuPanelProps {
  to: Path
  label: string
  /** The link to the index, as the panel's first line. */
  all: string
  paths: readonly Path[]
  className: string
}

/** A link to an index and, beside it, the button that shows the pages under it. */
export function MenuPanel({ to, label, all, paths, className }: MenuPanelProps) {
  const id = `menu-${label.toLowerCase()}`
  return (
    <li data-menu className="flex">
      <HeaderLink to={to} className={`${className} pr-0.5 xl:pr-0.5`}>
        {label}
      </HeaderLink>
      <button
        type="button"
        data-native
        popoverTarget={id}
        aria-label={`Show ${label.toLowerCase()}`}
        className="grid min-h-11 w-7 cursor-pointer place-content-center rounded-input hover:bg-mist"
      >
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div id={id} popover="auto" className="menu-panel border-eucalypt border-b-2 bg-paper text-ink">
        <div className="grid page-width grid-cols-[14rem_1fr] gap-8 py-8">
          <p className="py-2 font-display font-semibold text-xl">
            <AppLink to={to} className="text-eucalypt">
              {all}
            </AppLink>
          </p>
          <ul className="columns-2 gap-8">
            {paths.map(path => (
              <li key={path} className="break-inside-avoid border-line border-b">
                <HeaderLink
                  to={path}
                  className="flex min-h-12 items-center py-2 no-underline hover:text-eucalypt hover:underline"
                >
                  {SITE_MAP[path].label}
                </HeaderLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  )
}
