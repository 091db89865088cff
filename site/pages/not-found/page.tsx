import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { AppLink } from '#site/ui/app-link.tsx'
import { Hills } from '#site/ui/drawn/hills.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { Mascot } from '#widgets/quote-start/mascot.tsx'

const DESCRIPTION = 'The page you asked for does not exist. Return to the home page to compare private health cover.'

export default function Page() {
  const { pathname } = useLocation()
  useEffect(() => console.error('404: somebody asked for a page that does not exist:', pathname), [pathname])

  return (
    <div className="relative isolate overflow-hidden bg-sand">
      <PageHead
        path={null}
        title="Page Not Found"
        standsAlone
        description={DESCRIPTION}
        structuredData={[{ '@type': 'WebPage', name: 'Page Not Found', description: DESCRIPTION }]}
      />
      <div className="ruled -z-20 absolute inset-0 opacity-60" />
      {/* On a tablet lower, which shows more of its width: a tree was cut in two. */}
      <Hills className="-z-10 absolute inset-x-0 bottom-0 h-72 w-full sm:h-64 lg:h-96" />
      {/* On the middle hill: the drawing grows with the window once that is wider than 82 rem. */}
      <div className="-z-10 max-sm:right-5 absolute max-sm:bottom-10 sm:bottom-[max(3.7rem,6.6vw)] sm:left-[calc(50%+max(9.5rem,17vw))] lg:bottom-[max(5.5rem,6.6vw)] lg:left-[calc(50%+max(21rem,23.5vw))] [&_.hic-sun]:hidden">
        <Mascot />
      </div>
      <div className="page-width pt-14 pb-72 sm:max-lg:pb-60 lg:pb-[max(20rem,22.25vw)]">
        <div className="grid justify-items-start gap-4">
          <p className="font-display font-semibold text-3xl text-wattle-deep">404</p>
          <h1 tabIndex={-1} className="text-3xl">
            Oops! Page not found
          </h1>
          <p className="max-w-prose">
            There is nothing at this address. The page may have moved, or there may be a typo; all our pages are listed
            on the{' '}
            <AppLink to="/sitemap" className="text-eucalypt">
              sitemap
            </AppLink>
            .
          </p>
          <p className="mt-2">
            <AppLink to="/" className="hic-button" data-look="action">
              Return to Home
            </AppLink>
          </p>
        </div>
      </div>
    </div>
  )
}
