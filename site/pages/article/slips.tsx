/** Where each bill begins: x, y. The one in the middle is the visitor's own. */
const SLIPS = [
  [0, 64],
  [204, 44],
  [98, 8],
] as const

/** Three bills side by side, each with its lines and its sum ruled off, as they come up from the edge they stand on. */
export function Slips({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 316 200" className={className} aria-hidden="true" fill="none" strokeLinecap="round">
      {SLIPS.map(([x, y], slip) => {
        const own = slip === 2
        return (
          <g key={x} transform={`translate(${x} ${y})`} className={own ? 'stroke-deep' : 'stroke-on-deep/45'}>
            <path
              className={own ? 'fill-on-deep' : 'fill-deep stroke-on-deep/45'}
              strokeWidth="1.750"
              d="M1 210V7a6 6 0 0 1 6-6h98a6 6 0 0 1 6 6v203"
            />
            <path strokeWidth="5" d="M16 22h40" />
            <path strokeWidth="2.5" opacity=".6" d="M16 45h44M16 62h32M16 79h50M84 45h12M80 62h16M84 79h12" />
            <path strokeWidth="1.5" d="M16 94h80M16 98h80" />
            <path strokeWidth="5" d="M16 116h22" />
            <path strokeWidth="7" className={own ? 'stroke-wattle' : undefined} d="M72 116h22" />
          </g>
        )
      })}
    </svg>
  )
}
