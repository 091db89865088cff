import type { ReactNode } from 'react'
import { useMove } from './move.ts'

/**
 * The page, and over it a centred spinning circle while the next one is being fetched. It lies over the window: the
 * link may have been at the foot of a long page. The page stays beneath, so that nothing moves.
 */
export function PageLoading({ children }: { children: ReactNode }) {
  const { isLoading } = useMove()
  return (
    <>
      {/* Always there: few screen readers announce content that arrives together with its region. */}
      <div role="status" className={isLoading ? 'fixed inset-0 z-35 grid place-content-center bg-paper' : undefined}>
        {isLoading && (
          <>
            <span className="size-12 animate-spin rounded-full border-4 border-mist border-t-eucalypt" />
            <span className="sr-only">Loading the page</span>
          </>
        )}
      </div>
      <div inert={isLoading}>{children}</div>
    </>
  )
}
