/** An address to write to, with the reference as the subject, so that the reply can be found by it later. */
export const EmailFact = ({ email, reference }: { email: string; reference: string }) => (
  <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(reference)}`}>
    {email}
  </a>
)
