import { AppLink } from '#site/ui/app-link.tsx'
import { MailLink } from '#site/ui/mail-link.tsx'

/** What a message to us is about that does the same. */
export const SUBJECT = 'Unsubscribe'

/** For those who come without their own link, as from the foot of a page: a button could do nothing for them. */
export function WithoutLetter() {
  return (
    <div className="grid max-w-prose gap-4">
      <h2 className="text-xl">Your link is in each of our letters</h2>
      <p>
        It stands at the letter’s foot and brings you here with your own code. Without it we cannot tell which address
        is yours, so there is nothing to press here.
      </p>
      <p>
        No letter at hand? Write to <MailLink subject={SUBJECT} /> from the address that gets them, or use our{' '}
        <AppLink to="/contact" className="text-eucalypt">
          contact form
        </AppLink>
        , and we take it off the list.
      </p>
    </div>
  )
}
