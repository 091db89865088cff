import { AppLink } from '#site/ui/app-link.tsx'
import { ACCOUNT_NOTICE } from '#widgets/domain/notices.ts'

/** What is kept of whoever gets an account, and what for. */
export const AccountNotice = ({ of }: { of: keyof typeof ACCOUNT_NOTICE }) => (
  <p className="text-muted text-sm">
    {ACCOUNT_NOTICE[of]} More in our{' '}
    <AppLink to="/privacy" className="text-eucalypt">
      privacy policy
    </AppLink>
    .
  </p>
)
