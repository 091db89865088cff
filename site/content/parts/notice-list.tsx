import { BRAND } from '#widgets/domain/brand.ts'
import { ACCOUNT_NOTICE, CONTACT_NOTICE, collectionNotice } from '#widgets/domain/notices.ts'

/** What the forms say, word for word. */
export function NoticeList() {
  return (
    <>
      <p>When you ask for a quote or a call:</p>
      <ul>
        {collectionNotice(BRAND).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>When you write to us:</p>
      <ul>
        <li>{CONTACT_NOTICE.text}</li>
      </ul>
      <p>When you sign in with a code by SMS:</p>
      <ul>
        <li>{ACCOUNT_NOTICE.phone}</li>
      </ul>
      <p>When you create an account with an email address:</p>
      <ul>
        <li>{ACCOUNT_NOTICE.email}</li>
      </ul>
    </>
  )
}
