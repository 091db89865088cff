import { AppLink } from '#site/ui/app-link.tsx'
import { ACCOUNT_NOTICE } from '#widgets/domain/notices.ts'

/** What is kept about somebody who opens an account, and why. */
export const AccountNotice = ({ of }: { of: keyof typeof ACCOUNT_NOTICE }) => (
  <p className="text-muted text-sm">
    {ACCOUNT_NOTICE[of]} More in our{' '}
    <AppLink to="/privacy" className="text-eucalypt">
      privacy policy
    </AppLink>
    .
  </p>
)
