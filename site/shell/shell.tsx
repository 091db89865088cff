import { Outlet, useLocation } from 'react-router-dom'
import { SessionProvider } from '#site/session/session.tsx'
import { Toaster } from '#widgets/kit/notify/toaster.tsx'
import { Arrival } from './arrival.tsx'
import { FloatingQuote } from './floating-quote.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useMove } from './move.ts'
import { PageBoundary } from './page-boundary.tsx'
import { PageLoading } from './page-loading.tsx'
import { Pending } from './pending.tsx'
import { TooltipProvider } from './tooltip.tsx'

/** What every page has around it. */
export function Shell() {
  return (
    <SessionProvider>
      <TooltipProvider>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-wattle focus:p-3 focus:text-wattle-ink"
        >
          Skip to the main content
        </a>
        <Header />
        <main id="main" className="outline-none">
          <PageLoading>
            <PageOrFailure />
          </PageLoading>
        </main>
        <Footer />
        <FloatingQuote />
        <Pending />
        <Toaster />
        <Arrival />
      </TooltipProvider>
    </SessionProvider>
  )
}

function PageOrFailure() {
  return (
    <PageBoundary location={useLocation()} failed={useMove().failed}>
      <Outlet />
    </PageBoundary>
  )
}
