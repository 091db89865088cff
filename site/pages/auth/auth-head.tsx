import { PageHead } from '#site/ui/page-head.tsx'

/** The head of /auth under the title of what it shows at the moment. */
export function AuthHead({ title }: { title: string }) {
  return (
    <PageHead
      path="/auth"
      title={title}
      description="Sign in with a code by SMS or with your email address to see, change or delete your quote requests and booked calls."
    />
  )
}
