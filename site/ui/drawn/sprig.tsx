const LEAF = 'M0 0c13 22 15 62-4 104C-22 66-19 24 0 0Z'

/** Where each leaf leaves the twig: x, y, its turn in degrees, its size. */
const LEAVES = [
  [18, 20, 38, 0.8],
  [40, 44, -42, 0.95],
  [62, 58, 30, 1],
  [92, 84, -50, 1],
  [118, 98, 22, 1.1],
  [150, 118, -46, 0.9],
  [176, 128, 12, 1],
  [206, 140, -38, 0.85],
  [226, 146, -12, 0.8],
] as const

const BLOSSOM = [
  [74, 70, 9],
  [88, 60, 7],
  [100, 74, 8],
  [132, 106, 9],
  [146, 96, 7],
  [160, 110, 8],
  [190, 134, 8],
  [202, 124, 6],
] as const

/** A twig of golden wattle, as it hangs into a picture from its corner. */
export function Sprig({ className }: { className: string }) {
  return (
    <svg viewBox="-40 -10 320 260" className={className} aria-hidden="true">
      <path className="scene-twig" d="M0 0c50 66 130 120 232 148" fill="none" strokeWidth="3" strokeLinecap="round" />
      {LEAVES.map(([x, y, turn, size], i) => (
        <path
          key={x}
          className={i % 2 ? 'scene-leaf' : 'scene-leaf-light'}
          d={LEAF}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        />
      ))}
      {BLOSSOM.map(([x, y, r]) => (
        <circle key={x} className="fill-wattle" cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}
