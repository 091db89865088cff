/** Between its words it may break on a phone, within one nowhere: the columns beside it give way. */
const TAG = 'inline-block border-l-4 pl-2 [overflow-wrap:normal] md:whitespace-nowrap'

/** A status in words; those waiting for somebody stand out by weight and a bar, not by colour alone. */
export function StatusTag({ label, waits }: { label: string; waits: boolean }) {
  return <span className={`${TAG} ${waits ? 'border-wattle-deep font-bold' : 'border-line'}`}>{label}</span>
}
