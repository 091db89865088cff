import { AppLink } from '#site/ui/app-link.tsx'
import { MailLink } from '#site/ui/mail-link.tsx'

/** What a message to us is about that does the same. */
export const SUBJECT = 'Withdraw my request'

/** For those who come without a link that names a request: a button could do nothing for them. */
export function WithoutRequest() {
  return (
    <div className="grid max-w-prose gap-4">
      <h2 className="text-xl">Each request has a link of its own</h2>
      <p>
        It stands on the page that thanked you, and in our email where you gave an address. Without it we cannot tell
        which request is yours, so there is nothing to press here. A call that you booked has its own link: on the page
        that confirmed it, and usually in our SMS if you gave a mobile number.
      </p>
      <p>
        No link at hand? Write to <MailLink subject={SUBJECT} /> or use our{' '}
        <AppLink to="/contact" className="text-eucalypt">
          contact form
        </AppLink>
        , and name your reference: we delete the request.
      </p>
    </div>
  )
}
