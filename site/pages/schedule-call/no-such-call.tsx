import type { ComponentProps } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'

/** For a link that leads to no call, or was cut off on its way: a form for another call would say nothing about this one. */
export const NoSuchCall = (props: ComponentProps<'p'>) => (
  <p {...props} role="alert" className="trouble-box">
    We cannot find a call for this link. The link may be incomplete, or the call has been deleted or was too long ago.{' '}
    <AppLink to="/schedule-call" className="text-eucalypt">
      Schedule a call
    </AppLink>
  </p>
)
