import { useSession } from '#site/session/session.tsx'

/** The one action of a form: held back and announced while the auth service is asked. */
export function SubmitButton({ label, working }: { label: string; working: string }) {
  const { loading } = useSession()
  return (
    <>
      <button type="submit" className="hic-button w-full" data-look="action" disabled={loading}>
        {loading ? working : label}
      </button>
      <p role="status" className="sr-only">
        {loading ? working : ''}
      </p>
    </>
  )
}
