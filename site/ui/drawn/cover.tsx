import type { ReactNode } from 'react'

// Small pictures of what each kind of cover pays for, in the palette.

/** What hospital cover pays for. */
export function Ward() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-12 max-w-48" aria-hidden="true">
      <Hospital />
    </svg>
  )
}

/** What extras help to pay for, as it stands beside the basin. */
export function Basin() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-12 max-w-48" aria-hidden="true">
      <g className="fill-paper stroke-eucalypt" strokeWidth="2" strokeLinejoin="round">
        <path d="m10.5 8.5 7-2 3.2 11-7 2ZM55.8 5.6l7.1 1.4-2.2 11.3-7.1-1.4Z" />
      </g>
      <path className="fill-wattle" d="m17 4.8 4.8-1.4L31.5 46h-4.8L19 19Z" />
      <path className="fill-eucalypt" d="m57.2 4.6-4.9-1L45 46h5l5.3-27Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.5" strokeLinejoin="round" d="M22 42h32l-4 42H26Z" />
      <path className="fill-mist" d="M24.9 59h26.2l-2.2 23.750H27.1Z" />
      <g className="stroke-eucalypt" strokeWidth="3" fill="none" strokeLinecap="round">
        <circle className="fill-paper" cx="73" cy="71" r="11.5" />
        <circle className="fill-paper" cx="101" cy="71" r="11.5" />
        <path d="M84.5 69c1.5-2.5 3.5-2.5 5 0M61.5 69l-4-7M112.5 69l4-7" />
      </g>
      <path
        className="stroke-wattle"
        d="M67 69c1-3 3-4.5 6-4.5M95 69c1-3 3-4.5 6-4.5"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** What all kinds of cover pay for. */
export function AllKinds() {
  return (
    <Row width={366}>
      <Standing x={6}>
        <Hospital />
      </Standing>
      <Standing x={121}>
        <Van />
      </Standing>
      <Standing x={241}>
        <Shop />
      </Standing>
    </Row>
  )
}

/** What hospital and extras cover pay for. */
export function HospitalAndShop() {
  return (
    <Row width={260}>
      <Standing x={6}>
        <Hospital />
      </Standing>
      <Standing x={128}>
        <Shop />
      </Standing>
    </Row>
  )
}

/** One piece of ground for all that stands on it. */
function Row({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${width} 130`} className="w-full max-w-96" aria-hidden="true">
      <path className="stroke-eucalypt/40" d={`M4 112h${width - 8}`} fill="none" strokeWidth="2" />
      {children}
    </svg>
  )
}

function Standing({ x, children }: { x: number; children: ReactNode }) {
  return <g transform={`translate(${x} 15.4) scale(1.15)`}>{children}</g>
}

/** Both halves of a combined policy, side by side in one street. */
export function Street() {
  return (
    <svg
      viewBox="36 36 424 264"
      preserveAspectRatio="xMidYMax"
      className="size-full overflow-visible"
      aria-hidden="true"
    >
      <circle className="fill-wattle" cx="244" cy="112" r="66" />
      <path className="stroke-mist" d="M170 104h148M170 122h148M170 140h148M170 158h148" fill="none" strokeWidth="4" />
      <path
        className="scene-far"
        d="M-80 300v-70l70-40 44-60 24 8 40 54 90-8 40-66 24 6 30 52 80 6 46-48 26 4 40 58 106 44v60Z"
      />
      <path className="scene-middle" d="M-80 300v-58c150-26 300-22 640-2v60Z" />
      <g transform="translate(30 80) scale(2)">
        <Hospital />
      </g>
      <g transform="translate(240 80) scale(2)">
        <Shop />
      </g>
      <path className="fill-deep" d="M-80 300v-44c180-14 420-14 640 4v40Z" />
    </svg>
  )
}

export function Ambulance() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-12 max-w-48" aria-hidden="true">
      <path className="stroke-eucalypt/40" d="M4 84h112" fill="none" strokeWidth="2" />
      <Van />
    </svg>
  )
}

function Van() {
  return (
    <>
      <g className="stroke-eucalypt" strokeWidth="2.5" strokeLinejoin="round">
        <path className="fill-paper" d="M10 30h58v45H10Z" />
        <path className="fill-wattle" d="M68 42h20l18 16v17H68Z" />
        <path className="fill-mist" d="M76 48h10l10 10H76Z" />
        <circle className="fill-paper" cx="30" cy="75" r="9" />
        <circle className="fill-paper" cx="86" cy="75" r="9" />
      </g>
      <path
        className="fill-eucalypt"
        d="M26.5 75a3.5 3.5 0 0 1 7 0 3.5 3.5 0 0 1-7 0ZM82.5 75a3.5 3.5 0 0 1 7 0 3.5 3.5 0 0 1-7 0Z"
      />
      <path className="fill-ember" d="M35 38h8v8h8v8h-8v8h-8v-8h-8v-8h8Z" />
      <path className="fill-sky" d="M54 23h12v7H54Z" />
    </>
  )
}

function Hospital() {
  return (
    <>
      <path className="scene-leaf-light" d="M96 84V56c-10-6-8-30 4-34 12 6 12 28 2 34v28Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.5" d="M14 36h66v48H14Z" strokeLinejoin="round" />
      <path className="fill-eucalypt" d="M8 36 47 10l39 26Z" />
      <path className="fill-wattle" d="M44 18h6v5h5v6h-5v5h-6v-5h-5v-6h5Z" />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2" d="M24 46h12v12H24ZM58 46h12v12H58Z" />
      <path className="fill-wattle stroke-eucalypt" strokeWidth="2" d="M39 60h16v24H39Z" />
    </>
  )
}

/** A tooth on its sign, spectacles in its window. */
function Shop() {
  return (
    <>
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.5" d="M14 40h84v44H14Z" strokeLinejoin="round" />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2" d="M22 52h40v22H22Z" />
      <path className="fill-wattle stroke-eucalypt" strokeWidth="2" d="M72 54h16v30H72Z" />
      <path className="fill-eucalypt" d="M15 28h82l7 15H8Z" />
      <path className="fill-paper" d="m30 28-4.5 15h13L41 28ZM52 28l-.5 15h9l-.5-15ZM71 28l2.5 15h13L82 28Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2" d="M42 6h28v20H42Z" strokeLinejoin="round" />
      <path
        className="fill-eucalypt"
        d="M48.5 11.5c1.9-3.8 5.7-1.4 7.6-1.4s5.7-2.4 7.6 1.4c2.4 4.3-.5 7.6-1.1 10.9s-2.9 5.7-4.1 1.4c-.6-2.5-1.2-3.3-2.4-3.3s-1.8.8-2.4 3.3c-1.2 4.3-3.4 1.9-4.1-1.4s-3.5-6.6-1.1-10.9Z"
      />
      <path
        className="stroke-eucalypt"
        d="M22 68h40M40.7 62c.8-1 1.8-1 2.6 0M32.3 62l-2.5-3M51.7 62l2.5-3M32.3 62.5a4.2 4.2 0 0 1 8.4 0 4.2 4.2 0 0 1-8.4 0ZM43.3 62.5a4.2 4.2 0 0 1 8.4 0 4.2 4.2 0 0 1-8.4 0Z"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  )
}
