/** Small pictures of what each kind of cover pays for, in the palette. */
export function Ward() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-12 max-w-48" aria-hidden="true">
      <Hospital />
    </svg>
  )
}

export function Glasses() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-12 max-w-48" aria-hidden="true">
      <Spectacles />
    </svg>
  )
}

export function WardAndGlasses() {
  return (
    <svg viewBox="0 0 260 130" className="w-full max-w-96" aria-hidden="true">
      <path className="stroke-eucalypt/40" d="M4 112h252" fill="none" strokeWidth="2" />
      <g transform="translate(6 14) scale(1.150)">
        <Hospital />
      </g>
      <g transform="translate(136 27) scale(0.950)">
        <Spectacles />
      </g>
    </svg>
  )
}

/** Both halves of a combined policy, side by side in one street. */
export function Street() {
  return (
    <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMax slice" className="size-full" aria-hidden="true">
      <circle className="fill-wattle" cx="244" cy="112" r="66" />
      <path className="stroke-mist" d="M170 104h148M170 122h148M170 140h148M170 158h148" fill="none" strokeWidth="4" />
      <path
        className="scene-far"
        d="M-80 300v-70l70-40 44-60 24 8 40 54 90-8 40-66 24 6 30 52 80 6 46-48 26 4 40 58 106 44v60Z"
      />
      <path className="scene-middle" d="M-80 300v-58c150-26 300-22 640-2v60Z" />
      <g transform="translate(36 80) scale(2)">
        <Hospital />
      </g>
      <g transform="translate(272 122)">
        <path className="fill-paper stroke-eucalypt" strokeWidth="5" strokeLinejoin="round" d="M0 30h148v96H0Z" />
        <path className="fill-mist stroke-eucalypt" strokeWidth="4" d="M16 72h66v34H16Z" />
        <path className="fill-wattle stroke-eucalypt" strokeWidth="4" d="M100 70h30v56h-30Z" />
        <path className="fill-eucalypt" d="M-4 26h156l10 30H-14Z" />
        <path className="fill-mist" d="m26 26-7 30h24l3-30ZM66 26v30h24l-3-30ZM107 26l4 30h24l-7-30Z" />
        <g transform="translate(22 -56) scale(0.900)">
          <Spectacles />
        </g>
      </g>
      <path className="fill-deep" d="M-80 300v-44c180-14 420-14 640 4v40Z" />
    </svg>
  )
}

export function Ambulance() {
  return (
    <svg viewBox="0 0 120 90" className="w-full min-w-12 max-w-48" aria-hidden="true">
      <path className="fill-eucalypt/25" d="M4 76h112v2H4Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.500" d="M10 30h58v42H10Z" strokeLinejoin="round" />
      <path
        className="fill-wattle stroke-eucalypt"
        strokeWidth="2.500"
        d="M68 40h20l18 16v16H68Z"
        strokeLinejoin="round"
      />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2.500" d="M76 46h10l10 10H76Z" strokeLinejoin="round" />
      <path className="fill-ember" d="M36 40h8v8h8v8h-8v8h-8v-8h-8v-8h8Z" />
      <path className="fill-sky" d="M56 23h10v7H56Z" />
      <circle className="fill-ink stroke-mist" strokeWidth="4" cx="32" cy="74" r="9" />
      <circle className="fill-ink stroke-mist" strokeWidth="4" cx="86" cy="74" r="9" />
    </svg>
  )
}

function Hospital() {
  return (
    <>
      <path className="scene-leaf-light" d="M96 84V56c-10-6-8-30 4-34 12 6 12 28 2 34v28Z" />
      <path className="fill-paper stroke-eucalypt" strokeWidth="2.500" d="M14 36h66v48H14Z" strokeLinejoin="round" />
      <path className="fill-eucalypt" d="M8 36 47 10l39 26Z" />
      <path className="fill-wattle" d="M44 18h6v5h5v6h-5v5h-6v-5h-5v-6h5Z" />
      <path className="fill-mist stroke-eucalypt" strokeWidth="2" d="M24 46h12v12H24ZM58 46h12v12H58Z" />
      <path className="fill-wattle stroke-eucalypt" strokeWidth="2" d="M39 60h16v24H39Z" />
    </>
  )
}

function Spectacles() {
  return (
    <>
      <g className="stroke-eucalypt" strokeWidth="4" fill="none" strokeLinecap="round">
        <circle className="fill-paper" cx="34" cy="34" r="20" />
        <circle className="fill-paper" cx="86" cy="34" r="20" />
        <path d="M54 30c4-5 8-5 12 0M14 32 6 22M106 32l8-10" />
      </g>
      <path
        className="stroke-wattle"
        d="M24 30c2-5 6-8 10-8M76 30c2-5 6-8 10-8"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        className="fill-paper stroke-eucalypt"
        strokeWidth="2.500"
        strokeLinejoin="round"
        d="M48 62c4-5 9-2 12-2s8-3 12 2c4 6-1 11-2 16s-4 8-6 2c-1-4-2-5-4-5s-3 1-4 5c-2 6-5 3-6-2s-6-10-2-16Z"
      />
    </>
  )
}
