import type { ReactNode } from 'react'

/** Small pictures of what the texts are about, in the palette. Each stands on the same ground line. */
export function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 110" className="w-full" aria-hidden="true">
      <path className="stroke-eucalypt/40" d="M4 100h152" fill="none" strokeWidth="2" />
      {children}
    </svg>
  )
}

export const OUTLINE = { className: 'fill-paper stroke-eucalypt', strokeWidth: 2.5, strokeLinejoin: 'round' } as const
export const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** The first book on the subject. */
export function Book() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M80 34C66 24 44 22 24 26v64c20-4 42-2 56 8 14-10 36-12 56-8V26c-20-4-42-2-56 8Z" />
      <path className="stroke-eucalypt" d="M80 34v64" fill="none" strokeWidth="2.5" />
      <path
        className="stroke-eucalypt/50"
        d="M36 42c12-1 22 0 32 5M36 56c12-1 22 0 32 5M36 70c12-1 22 0 32 5"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path className="scene-leaf-light" d="M94 82c14-2 26-12 30-30-16 2-28 12-30 30Z" />
      <path className="scene-leaf" d="M94 82c-2-14 2-26 12-36 8 14 4 28-12 36Z" />
      <path className="fill-wattle" d="M104 6h16v34l-8-7-8 7Z" />
    </Vignette>
  )
}

/** Weighing one thing against another. */
export function Scales() {
  return (
    <Vignette>
      <path className="stroke-eucalypt" d="M80 16v78M30 34l100-10" fill="none" strokeWidth="3" strokeLinecap="round" />
      <path className="fill-eucalypt" d="M60 100c2-8 10-10 20-10s18 2 20 10Z" />
      <circle className="fill-wattle stroke-eucalypt" strokeWidth="2.5" cx="80" cy="18" r="7" />
      <path className="stroke-eucalypt" d="m30 34-16 36h32ZM130 24l-16 36h32Z" fill="none" strokeWidth="1.5" />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2.5" d="M8 70h44c-2 10-12 14-22 14S10 80 8 70Z" />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2.5" d="M108 60h44c-2 10-12 14-22 14s-20-4-22-14Z" />
      <path {...OUTLINE} d="M18 70V56l12-10 12 10v14Z" />
      <circle className="fill-wattle stroke-wattle-deep" strokeWidth="2" cx="124" cy="52" r="8" />
      <circle className="fill-wattle stroke-wattle-deep" strokeWidth="2" cx="138" cy="54" r="6" />
    </Vignette>
  )
}

/** One, and the cover of one. */
export function Single() {
  return (
    <Vignette>
      <path className="scene-leaf-light" d="M30 100c-8-14-6-27 2-37 8 12 8 25-2 37Z" />
      <path className="scene-leaf" d="M34 100c0-12 5-21 13-27 2 12-3 21-13 27Z" />
      <circle className="fill-wattle" cx="32" cy="59" r="4" />
      <Quokka x={74} size={1} />
      <path {...LINE} className="stroke-eucalypt" strokeWidth="3" d="M94 3v77a5.5 5.5 0 0 0 11 0" />
      <path className="scene-fur-deep" d="M82 68c5-2 11-2 15 0a3.5 3.5 0 0 1-1 6.8c-5 0-10-1-14-3Z" />
      <g className="fill-wattle stroke-eucalypt" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M44 40C46 18 68 8 94 8s48 10 50 32c-6-6-19-6-25 0-6-6-19-6-25 0-6-6-19-6-25 0-6-6-19-6-25 0Z" />
        <path d="M69 40c1-16 9-27 25-32 16 5 24 16 25 32-6-6-19-6-25 0-6-6-19-6-25 0Z" />
      </g>
    </Vignette>
  )
}

export function Family() {
  return (
    <Vignette>
      <Leaves />
      <Quokka x={56} size={1.35} />
      <Quokka x={104} size={1.25} />
      <Quokka x={80} size={0.7} />
    </Vignette>
  )
}

/** The child who is no longer a child, and still on the policy. */
export function Graduate() {
  return (
    <Vignette>
      <Leaves />
      <Quokka x={58} size={1.35} />
      <Quokka x={104} size={1.15} />
      <path className="fill-eucalypt" d="m104 22 28 11-28 11-28-11Z" />
      <path className="fill-eucalypt" d="M90 38h28v9c-8 4-20 4-28 0Z" />
      <path className="stroke-wattle" d="M130 34v16" fill="none" strokeWidth="2.5" />
      <circle className="fill-wattle" cx="130" cy="53" r="4" />
    </Vignette>
  )
}

/** A bill, and the part of it that comes back. */
export function BillAndCoin() {
  return (
    <Vignette>
      <path {...OUTLINE} d="M32 12h70v88l-10-6-10 6-10-6-10 6-10-6-10 6-10-6Z" />
      <path
        className="stroke-eucalypt/50"
        d="M44 28h26M44 42h20M44 56h26M84 28h8M84 42h8M84 56h8"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path className="stroke-ink" d="M44 68h48M44 72h48" fill="none" strokeWidth="1.5" />
      <circle className="fill-wattle stroke-wattle-deep" strokeWidth="2.5" cx="112" cy="66" r="26" />
      <path className="stroke-wattle-ink" d="m103 77 18-22" fill="none" strokeWidth="3" strokeLinecap="round" />
      <circle className="stroke-wattle-ink" fill="none" strokeWidth="2.5" cx="103" cy="59" r="4.5" />
      <circle className="stroke-wattle-ink" fill="none" strokeWidth="2.5" cx="121" cy="73" r="4.5" />
    </Vignette>
  )
}

/** Twelve months to wait, ten of them served. */
export function Calendar() {
  return (
    <Vignette>
      <rect {...OUTLINE} x="28" y="18" width="104" height="82" rx="6" />
      <path className="fill-eucalypt" d="M28 38V24a6 6 0 0 1 6-6h92a6 6 0 0 1 6 6v14Z" />
      <path className="stroke-eucalypt" d="M52 10v16M108 10v16" fill="none" strokeWidth="5" strokeLinecap="round" />
      {Array.from({ length: 12 }, (_, month) => (
        <rect
          key={month}
          className={month < 10 ? 'fill-mist stroke-eucalypt' : 'fill-wattle stroke-wattle-deep'}
          strokeWidth="1.5"
          x={38 + (month % 4) * 22}
          y={45 + Math.floor(month / 4) * 17}
          width="17"
          height="12"
          rx="2"
        />
      ))}
    </Vignette>
  )
}

/** The mascot, small: as the hero draws it, without the wattle. */
function Quokka({ x, size }: { x: number; size: number }) {
  return (
    <g transform={`translate(${x} 100) scale(${size})`}>
      <path className="scene-fur-deep" d="M12-2c8 2 13-2 14-11 0-1.5-1.5-1.5-1.7 0C23-8 18-6 12-8Z" />
      <path className="scene-fur" d="M0-36c11 0 14 10 17 20 3 11-4 16-17 16s-20-5-17-16c3-10 6-20 17-20Z" />
      <path className="scene-fur-light" d="M0-24c6 0 9 7 9 13S6-1 0-1s-9-4-9-10 3-13 9-13Z" />
      <path className="scene-fur-deep" d={`M-20-2${FOOT}M5-2${FOOT}`} />
      <ellipse className="scene-fur-deep" cx="-10" cy="-50" rx="4.5" ry="6.5" transform="rotate(-24 -10 -50)" />
      <ellipse className="scene-fur-deep" cx="10" cy="-50" rx="4.5" ry="6.5" transform="rotate(24 10 -50)" />
      <ellipse className="scene-fur-light" cx="-10" cy="-50" rx="2" ry="3.5" transform="rotate(-24 -10 -50)" />
      <ellipse className="scene-fur-light" cx="10" cy="-50" rx="2" ry="3.5" transform="rotate(24 10 -50)" />
      <path className="scene-fur" d="M0-54c8 0 12 5 14 11 3 9-6 17-14 17s-17-8-14-17c2-6 6-11 14-11Z" />
      <path className="scene-fur-light" d="M0-44c3 0 4 4 6 7 4 6 0 11-6 11s-10-5-6-11c2-3 3-7 6-7Z" />
      <circle className="fill-wattle-ink" cx="-8" cy="-41.5" r="1.8" />
      <circle className="fill-wattle-ink" cx="8" cy="-41.5" r="1.8" />
      <ellipse className="fill-wattle-ink" cx="0" cy="-37" rx="2.8" ry="2" />
      <path
        className="stroke-wattle-ink"
        d="M-4.5-32.5c1.5 3.5 7.5 3.5 9 0"
        fill="none"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
    </g>
  )
}

const FOOT = 'a2.3 2.3 0 0 1 2.3-2.3h10.4a2.3 2.3 0 0 1 0 4.6h-10.4a2.3 2.3 0 0 1-2.3-2.3Z'

function Leaves() {
  return (
    <>
      <path className="scene-leaf-light" d="M20 100c-8-16-6-32 2-44 8 14 8 30-2 44Z" />
      <path className="scene-leaf" d="M24 100c0-14 6-26 16-34 2 14-4 26-16 34Z" />
      <path className="scene-leaf-light" d="M140 100c8-16 6-32-2-44-8 14-8 30 2 44Z" />
      <circle className="fill-wattle" cx="22" cy="52" r="4" />
      <circle className="fill-wattle" cx="138" cy="52" r="4" />
      <circle className="fill-wattle" cx="42" cy="64" r="3.5" />
    </>
  )
}
