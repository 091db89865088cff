import { BRAND } from '#widgets/domain/brand.ts'
import { ACCOUNT_NOTICE, CONTACT_NOTICE, collectionNotice } from '#widgets/domain/notices.ts'

/** What stands at the forms, word for word. */
export function NoticeList() {
  return (
    <>
      <p>Where you ask for a quote or a call:</p>
      <ul>
        {collectionNotice(BRAND).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>Where you write to us:</p>
      <ul>
        <li>{CONTACT_NOTICE.text}</li>
      </ul>
      <p>Where you sign in with a code by SMS:</p>
      <ul>
        <li>{ACCOUNT_NOTICE.phone}</li>
      </ul>
      <p>Where you create an account with an email address:</p>
      <ul>
        <li>{ACCOUNT_NOTICE.email}</li>
      </ul>
    </>
  )
}
