import { useSession } from '#site/session/session.tsx'

interface SubmitButtonProps {
  label: string
  working: string
  /** The form itself is being sent; the auth service may also be asked for something else. */
  busy: boolean
}

/** The one action of a form: disabled while the auth service is busy, and announced if it is this form being sent. */
export function SubmitButton({ label, working, busy }: SubmitButtonProps) {
  const { loading } = useSession()
  return (
    <>
      <button type="submit" className="hic-button w-full" data-look="action" disabled={loading || busy}>
        {busy ? working : label}
      </button>
      <p role="status" className="sr-only">
        {busy ? working : ''}
      </p>
    </>
  )
}
