/** A status in words; those waiting for somebody stand out by weight and a bar, not by colour alone. */
export function StatusTag({ label, waits }: { label: string; waits: boolean }) {
  return (
    <span
      className={
        waits
          ? 'whitespace-nowrap border-wattle-deep border-l-4 pl-2 font-bold'
          : 'whitespace-nowrap border-line border-l-4 pl-2'
      }
    >
      {label}
    </span>
  )
}
