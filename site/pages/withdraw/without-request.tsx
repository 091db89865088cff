import { AppLink } from '#site/ui/app-link.tsx'
import { OurEmail } from '#site/ui/our-email.tsx'
import { OurNumber } from '#site/ui/our-number.tsx'

/** The subject of an email to us that asks for the same. */
export const SUBJECT = 'Withdraw my request'

/** For people who come without a link that names a request: a button could do nothing for them. */
export function WithoutRequest() {
  return (
    <div className="grid max-w-prose gap-4">
      <h2 className="text-xl">Each request has its own link</h2>
      <p>
        It is on the page that confirmed your request, and usually in our email if you gave an address. Without it we
        cannot tell which request is yours, so there is no button here. If you booked a call, it has its own link: on
        the page that confirmed it, and usually in our SMS if you gave a mobile number.
      </p>
      <p>
        No link? Call <OurNumber />, email <OurEmail subject={SUBJECT} /> or use our{' '}
        <AppLink to="/contact" className="text-eucalypt">
          contact form
        </AppLink>
        , quoting your reference, and we will delete the request.
      </p>
    </div>
  )
}
