/**
 * The hero's horizon: the Glass House Mountains, paddocks ruled like a ledger, gum trees, and a low sun.
 * It grows with a window wider than itself, the sun above its box: what is placed over it leaves room that grows too.
 */
export function Hills({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <g className="depth-1">
        <circle cx="742" cy="206" r="112" className="fill-wattle" />
        <path
          className="stroke-sand"
          fill="none"
          d="M620 212h244M620 233h244M620 255h244M620 278h244"
          strokeWidth="5"
        />
      </g>
      <g className="depth-2">
        <path
          className="scene-far"
          d="M-40 420V300l90-14 62-70 30 8 64 66 118-10 44-88 28-26 30 10 26 74 40 26 150-2 66-58 34-2 76 66 150-16 40-64 24-4 48 58 134 6 54-104 40-46 26 4 38 92 70 44 138-22V420Z"
        />
      </g>
      <g className="depth-3">
        <path className="scene-middle" d="M-40 420V336c180-54 330-46 500-8s330 40 520-10 330-44 500-8v110Z" />
        <g className="scene-rules" fill="none" strokeWidth="1.5">
          {[16, 34, 54, 76].map(y => (
            <path key={y} d="M-40 336c180-54 330-46 500-8s330 40 520-10 330-44 500-8" transform={`translate(0 ${y})`} />
          ))}
        </g>
        <Gum x={236} y={318} size={1} />
        <Gum x={300} y={322} size={0.7} />
        <Gum x={1268} y={302} size={1.15} />
      </g>
      <path className="fill-deep" d="M-40 430v-46c260-34 520-30 760-8s500 24 760-14v68Z" />
      <g fill="none" className="stroke-on-deep/25" strokeWidth="1.5">
        <path d="M-40 400c260-34 520-30 760-8s500 24 760-14M-40 418c260-34 520-30 760-8s500 24 760-14" />
      </g>
    </svg>
  )
}

function Gum({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        className="scene-bark"
        d="M0 14C2-14-4-38-10-62M-2-26C8-44 16-56 22-70"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        className="scene-tree"
        d="M-46-64c-4-18 14-30 30-26 4-18 34-20 40-4 18-6 36 6 32 22-2 14-22 16-30 10-8 12-28 10-34 2-10 10-36 12-38-4Z"
      />
    </g>
  )
}
