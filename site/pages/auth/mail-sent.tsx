import { useFocusIfLost } from './focus-if-lost.ts'

/** What stays on the page after an email went out; the toast is gone by the time it arrives. */
export function MailSent({ to, what, otherwise }: { to: string; what: string; otherwise?: string }) {
  const box = useFocusIfLost<HTMLDivElement>()
  return (
    <div ref={box} role="status" tabIndex={-1} className="border-eucalypt border-l-4 bg-mist p-5 outline-none">
      <p className="wrap-anywhere font-semibold">We sent an email to {to}</p>
      <p className="mt-1">{what} It is good for an hour. Look in your junk folder if it does not arrive.</p>
      {otherwise && <p className="mt-1">{otherwise}</p>}
    </div>
  )
}
