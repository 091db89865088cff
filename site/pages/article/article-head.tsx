import type { ReactNode } from 'react'
import { type Path, SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { Sprig } from '#site/ui/drawn/sprig.tsx'
import { KeptParts } from '#site/ui/kept-parts.tsx'
import { WhosePage } from '#site/ui/on-paper.tsx'

interface ArticleHeadProps {
  title: string
  /** The index the page belongs to. */
  under?: Path
  lead?: string
  /** A line below the title: dates, reading time. */
  children?: ReactNode
  drawing?: ReactNode
}

/** The top of a page of text: a strip of ruled paper with the way back, the title and its dates. */
export function ArticleHead({ title, under = '/', lead, children, drawing }: ArticleHeadProps) {
  return (
    <header className="relative isolate overflow-hidden border-line border-b bg-sand">
      <div className="ruled -z-10 absolute inset-0 opacity-60" />
      {!drawing && <Sprig className="-top-8 -right-10 -z-10 -scale-x-100 absolute w-56 max-md:hidden" />}
      <div className="flex page-width items-end justify-between gap-8 pt-6 pb-12 lg:pb-14">
        <div className="min-w-0 self-start">
          <WhosePage />
          <nav aria-label="Breadcrumb" className="print:hidden">
            <AppLink to={under} className="back-link">
              {SITE_MAP[under].label}
            </AppLink>
          </nav>
          <h1 tabIndex={-1} className="mt-4 max-w-[22ch] text-3xl">
            <KeptParts text={title} at=": " />
          </h1>
          {lead && <p className="mt-4 max-w-[38rem] text-lg">{lead}</p>}
          {children && <p className="mt-4 flex flex-wrap gap-x-4 text-muted">{children}</p>}
        </div>
        {/* On a phone small, beside the way back. */}
        {drawing && (
          <div className="grid w-64 shrink-0 justify-items-end max-md:absolute max-md:top-4 max-md:right-(--gutter) max-md:w-[min(5rem,22vw)] lg:w-80 max-md:print:hidden">
            {drawing}
          </div>
        )}
      </div>
    </header>
  )
}
