/** On a phone a line may break between its words; no line breaks within a word, because the columns beside it give way. */
const TAG = 'inline-block border-l-4 pl-2 wrap-normal md:whitespace-nowrap'

/** A status in words; those waiting for somebody stand out by weight and a bar, not by colour alone. */
export function StatusTag({ label, waits }: { label: string; waits: boolean }) {
  return <span className={`${TAG} ${waits ? 'border-wattle-deep font-bold' : 'border-line'}`}>{label}</span>
}
