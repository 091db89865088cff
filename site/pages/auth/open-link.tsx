import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { openLink } from '#site/session/actions.ts'
import { takeAfterMail } from '#site/session/after-mail.ts'
import { useSession } from '#site/session/session.tsx'
import type { SignInLink } from '#site/session/sign-in-link.ts'
import { sessionNow } from '#site/session/store.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { AuthHead } from './auth-head.tsx'
import { useFocusIfLost } from './focus-if-lost.ts'
import { SubmitButton } from './submit-button.tsx'
import { useForm } from './use-form.ts'

const WORDS = {
  signup: {
    title: 'Confirm your email address',
    lead: 'The link in our email confirms it and opens the account. Not you? Then close this page.',
    label: 'Open my account',
    working: 'Opening your account …',
  },
  recovery: {
    title: 'Forgotten password',
    lead: 'The link in our email signs you in, so that you can choose a new one.',
    label: 'Choose a new password',
    working: 'Signing you in …',
  },
} as const

/**
 * Where a link in an email leads: it works once, and programs that look at a mailbox's links would use it up. Once opened
 * it goes on to where its reader was going, or else to the account; a new password, if one is due, comes before that.
 */
export function OpenLink({ link }: { link: SignInLink }) {
  const { title, lead, label, working } = WORDS[link.type]
  const { user } = useSession()
  const navigate = useNavigate()
  const [leadsTo, setLeadsTo] = useState<string>()
  const { form, busy, problems } = useForm({
    read: () => ({ row: link, problems: {} }),
    async send(link) {
      const ended = await openLink(link)
      if (!ended.ok) return { link: ended.problem }
      setLeadsTo((sessionNow().recovering ? undefined : takeAfterMail()) ?? '/auth')
      return {}
    },
  })
  const refused = useFocusIfLost<HTMLParagraphElement>(problems)
  // What the link opened takes its place, also in the tab's history.
  useEffect(() => {
    if (leadsTo && user) void navigate(leadsTo, { replace: true })
  }, [leadsTo, user, navigate])

  return (
    <>
      <AuthHead title={title} lead={lead} />
      <form {...form} className="page-width py-12">
        <div className="grid max-w-[27rem] gap-5">
          <SubmitButton label={label} working={working} busy={busy || leadsTo !== undefined} />
          {problems.link && (
            <p ref={refused} role="alert" tabIndex={-1} className="trouble-box outline-none">
              {problems.link}
            </p>
          )}
          <p>
            The link works once, for an hour after we sent it.{' '}
            <AppLink to="/auth" className="text-eucalypt">
              Sign in, or ask for another
            </AppLink>
            .
          </p>
        </div>
      </form>
    </>
  )
}
