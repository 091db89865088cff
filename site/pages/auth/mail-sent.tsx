import { useFocusIfLost } from './focus-if-lost.ts'

interface MailSentProps {
  /** Whether an email goes out is not said: who has an account is nobody else's to know. */
  head: string
  what: string
  otherwise?: string
}

/** What stays on the page after an email was asked for; the toast is gone by the time it arrives. */
export function MailSent({ head, what, otherwise }: MailSentProps) {
  const box = useFocusIfLost<HTMLDivElement>()
  return (
    <div ref={box} role="status" tabIndex={-1} className="border-eucalypt border-l-4 bg-mist p-5 outline-none">
      <p className="wrap-anywhere font-semibold">{head}</p>
      <p className="mt-1">{what} It is good for an hour. Look in your junk folder if it does not arrive.</p>
      {otherwise && <p className="mt-1">{otherwise}</p>}
    </div>
  )
}
