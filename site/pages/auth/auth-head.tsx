import type { ComponentProps } from 'react'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { PageHead } from '#site/ui/page-head.tsx'

/** The head of /auth under the title of what it shows at the moment. */
export function AuthHead(shown: ComponentProps<typeof JourneyHead> & { title: string }) {
  return (
    <>
      <PageHead
        path="/auth"
        title={shown.title}
        description="Sign in with a code by SMS or with your email address to see, change or delete your quote requests and booked calls."
      />
      <JourneyHead {...shown} />
    </>
  )
}
