/** A title that breaks after its colon first: of “Hospital and extras: an overview”, the last three words read as one. */
export function TitleParts({ title }: { title: string }) {
  const [name, what] = title.split(': ')
  if (!what) return title
  return (
    <>
      <span className={PART}>{name}:</span> <span className={PART}>{what}</span>
    </>
  )
}

// A link's underline does not reach into a block of its own accord.
const PART = 'inline-block [text-decoration:inherit]'
