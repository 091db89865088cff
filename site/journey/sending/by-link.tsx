import type { ReactNode } from 'react'
import { WithoutScript } from '#site/ui/without-script.tsx'

interface ByLinkProps {
  /** What the link names: null if nothing, `undefined` while the page is prerendered. */
  names: string | null | undefined
  withoutScript: ReactNode
  /** For people who come without their link. */
  without: ReactNode
  children: (named: string | undefined) => ReactNode
}

/** What the link in a message brings. */
export function ByLink({ names, withoutScript, without, children }: ByLinkProps) {
  return (
    <div className="min-h-64 page-width py-12">
      <WithoutScript>{withoutScript}</WithoutScript>
      {/* One over the other: nothing below moves when the browser says which it is. */}
      <div className="grid items-start *:[grid-area:1/1] noscript:hidden">
        {names !== null && children(names)}
        <div className={names === null ? '' : 'invisible'}>{without}</div>
      </div>
    </div>
  )
}
