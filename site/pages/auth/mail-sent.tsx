import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { useFocusIfLost } from './focus-if-lost.ts'

interface MailSentProps {
  /** Does not say whether an email was sent: nobody else should learn who has an account. */
  head: string
  what: string
  otherwise?: string
  onOtherAddress: () => void
}

/** Stays on the page after an email was requested; the toast is gone by the time the email arrives. */
export function MailSent({ head, what, otherwise, onOtherAddress }: MailSentProps) {
  const box = useFocusIfLost<HTMLDivElement>()
  return (
    <>
      <div ref={box} role="status" tabIndex={-1} className="done-box outline-none">
        <p className="wrap-anywhere font-semibold">{head}</p>
        <p className="mt-1">
          {what} The link works for one hour. If the email does not arrive, check your junk folder.
        </p>
        {otherwise && <p className="mt-1">{otherwise}</p>}
      </div>
      <button type="button" className={`mt-2 ${LINK_BUTTON}`} onClick={onOtherAddress}>
        Use another address
      </button>
    </>
  )
}
