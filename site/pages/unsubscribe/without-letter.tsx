import { AppLink } from '#site/ui/app-link.tsx'
import { OurEmail } from '#site/ui/our-email.tsx'

/** The subject of an email to us that asks for the same. */
export const SUBJECT = 'Unsubscribe'

/** For people who come without their own link, as from the foot of a page: a button could do nothing for them. */
export function WithoutLetter() {
  return (
    <div className="grid max-w-prose gap-4">
      <h2 className="text-xl">Your link is in every newsletter</h2>
      <p>
        It is at the foot of each issue and brings you here with your own code. Without it we cannot tell which address
        is yours, so there is no button here.
      </p>
      <p>
        No newsletter to hand? Email <OurEmail subject={SUBJECT} /> from the address that gets our newsletter, or use
        our{' '}
        <AppLink to="/contact" className="text-eucalypt">
          contact form
        </AppLink>
        , and we will take it off the list.
      </p>
    </div>
  )
}
