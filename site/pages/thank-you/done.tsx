/** The sun of the scenery, come up at the head's edge, with a tick. */
export function Done() {
  return (
    <svg
      viewBox="0 0 200 116"
      className="absolute right-[max(var(--gutter),50%-35rem)] bottom-0 -z-10 w-44 max-lg:hidden print:hidden"
      aria-hidden="true"
    >
      <path className="fill-wattle" d="M8 116a92 92 0 1 1 184 0Z" />
      <path className="stroke-sand" strokeWidth="4" d="M0 98h200M0 112h200" />
      <path
        className="stroke-wattle-ink"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m74 62 18 18 36-40"
      />
    </svg>
  )
}
