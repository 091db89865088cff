import type { ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'

/** The page, or a centred spinning circle while the next one is being fetched. */
export function PageLoading({ children }: { children: ReactNode }) {
  const loading = useNavigation().state === 'loading'
  return (
    <>
      {loading && (
        <div role="status" className="grid min-h-[70vh] place-content-center">
          <span className="size-12 animate-spin rounded-full border-4 border-mist border-t-eucalypt" />
          <span className="sr-only">Loading the page</span>
        </div>
      )}
      <div hidden={loading}>{children}</div>
    </>
  )
}
