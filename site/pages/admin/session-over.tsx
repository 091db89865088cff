/** Shown in a panel with unsaved text once the session has ended: how to get it saved. */
export function SessionOver() {
  return (
    <p role="alert" className="mt-4 border-ember border-l-4 bg-sand p-4">
      You are no longer signed in as an administrator. What you typed is still here:{' '}
      <a href="/auth" target="_blank" rel="noopener" className="text-eucalypt">
        sign in in another tab
      </a>
      , then come back and save it.
    </p>
  )
}
